//! Provisioning (§11): a frame that is read is written back to the same bytes, and neither end keeps a key of which the
//! other has no proof, whatever it hears.

use ephor::clock::provision::{ClockEnd, ConsoleEnd, Fresh, ProvisionFrame, ProvisionNews, ProvisionStep};
use ephor::domain::{At, ClockId};

/// What goes over the link when nobody disturbs it; then each end hears something else in place of one frame.
fn talk(place: usize, instead: &[u8]) -> (Option<ProvisionNews>, Option<ProvisionNews>, bool) {
    let fresh = |seed: u8| Fresh { secret: [seed; 32], nonce: [!seed; 16] };
    let mut clock = ClockEnd::open(At(0), None);
    let (mut console, mut frame) = ConsoleEnd::start(At(0), ClockId(4), fresh(1));
    let (mut here, mut there, mut changed) = (None, None, false);
    for at in 0..6 {
        if at == place {
            changed = frame != instead;
            frame = instead.to_vec();
        }
        let mut step = if at % 2 == 0 {
            clock.hear(At(0), &frame, &mut || fresh(2))
        } else {
            console.hear(At(0), &frame)
        };
        if step.news.is_some() {
            *if at % 2 == 0 { &mut there } else { &mut here } = step.news.take();
        }
        if at == 3 {
            // Two persons who do not look.
            let _: ProvisionStep = clock.agree(At(0));
            step = console.agree(At(0));
        }
        let Some(next) = step.send else { break };
        frame = next;
    }
    (here, there, changed)
}

/// The property.
pub fn holds(data: &[u8]) {
    if let Ok(frame) = ProvisionFrame::decode(data) {
        assert_eq!(frame.encode(), data);
    }
    let Some((place, instead)) = data.split_first() else { return };
    let place = usize::from(*place) % 6;
    let (here, there, changed) = talk(place, instead);
    let given = [&here, &there].map(|news| matches!(news, Some(ProvisionNews::Given(_))));
    // The last frame is the clock's word that it has kept the key: nothing can undo that.
    assert_eq!(given, if changed { [false, place == 5] } else { [true, true] });
}
