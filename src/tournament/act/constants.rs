//! What the federation publishes and the orders of standings need.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::Decimal;
use crate::rules::{Cited, Standing};
use crate::tournament::command::SetupCommand;
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, SetupEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, SetupReason, Subject};

const CONSTANTS: OfferListing = OfferListing::at(22, "kind-standings").called("offer-constants");

impl<'a> DecisionCtx<'a> {
    /// The order of standings whose constants may be entered: as often as needed, they are the federation's and can be
    /// read wrongly.
    ///
    /// # Errors
    /// For another office, or where the ruleset has no such order with constants.
    fn may_set_constants(&self, order: &str) -> Result<&'a Cited<Standing>, Refusal> {
        let with: Vec<_> =
            self.law.ruleset.standings.iter().filter(|it| !it.value.constants.is_empty()).collect();
        let Some(found) = with.iter().find(|it| it.value.id == order) else {
            let known = with.iter().map(|it| it.value.id.clone()).collect();
            return Err(Refusal::own(SetupReason::NoSuchOrder { order: order.to_owned(), known }));
        };
        self.office_of(&Self::EVENT_OFFICES, Subject::Constants, &found.cite)?;
        Ok(found)
    }
}

pub(super) fn set_constants(
    ctx: &DecisionCtx<'_>,
    order: &str,
    constants: &BTreeMap<String, Decimal>,
) -> Decision {
    let standing = ctx.may_set_constants(order)?;
    let wanted = &standing.value.constants;
    if wanted.iter().collect::<BTreeSet<_>>() != constants.keys().collect() {
        let (order, constants) = (order.to_owned(), wanted.clone());
        return Err(Refusal::by(SetupReason::OtherConstants { order, constants }, &standing.cite));
    }
    let event = SetupEvent::ConstantsSet { order: order.to_owned(), constants: constants.clone() };
    Ok(vec![ctx.record(Event::Setup(event), vec![standing.cite.clone()])])
}

impl OfferMenu<'_> {
    /// What the federation publishes and the orders of standings need.
    pub(super) fn constants(&mut self) {
        for order in &self.ctx.law.ruleset.standings {
            let (id, names) = (&order.value.id, &order.value.constants);
            if names.is_empty() {
                continue;
            }
            let may = self.ctx.may_set_constants(id).map(|_| ());
            let set = SetupCommand::SetConstants { order: id.clone(), constants: BTreeMap::new() };
            self.add(CONSTANTS, set, &order.cite)
                .named(&order.value.title, "")
                .by(&DecisionCtx::EVENT_OFFICES)
                .checked(may)
                .asks(names.iter().map(|name| (format!("constants.{name}"), Need::Constant(name.clone()))));
        }
    }
}
