//! What the Bluetooth service signals: of any messages, adverts come out that one adapter heard, and no more of them
//! than there was data; and without the key nothing that is in them is believed.

/// The property. Before each message stand two bytes with its length.
#[cfg(target_os = "linux")]
pub fn holds(data: &[u8]) {
    use std::sync::{Arc, Mutex, PoisonError};

    use ephor::clock::model::Mode;
    use ephor::clock::{Advert, Fact, MasterKey, Session};
    use ephor::domain::{At, ClockId};
    use ephor::radio::AdvertListener;
    use ephor::station::DiscoveredDevices;

    let heard: Arc<Mutex<Vec<Advert>>> = Arc::default();
    let into = Arc::clone(&heard);
    let listener = AdvertListener::on("hci0", move |advert| {
        into.lock().unwrap_or_else(PoisonError::into_inner).push(advert);
    });
    let mut rest = data;
    while let Some((length, from)) = rest.split_first_chunk::<2>() {
        let end = usize::from(u16::from_le_bytes(*length)).min(from.len());
        listener.hear(&from[..end]);
        rest = &from[end..];
    }
    let heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
    assert!(heard.len() <= data.len(), "more was heard than there was");
    let mut session = Session::new(ClockId(4), &MasterKey([7; 16]), Mode::Overtime);
    let mut found = DiscoveredDevices::default();
    for (place, advert) in heard.iter().enumerate() {
        assert_eq!(advert.adapter, "hci0");
        let at = At(place as i64);
        found.hear(at, advert);
        if let Some((_, frame)) = &advert.maker {
            assert!(frame.len() <= data.len());
            let facts = session.on_broadcast(at, frame);
            assert!(facts.into_iter().all(|fact| matches!(fact, Fact::Suspect { .. })));
        }
    }
    assert!(found.lately(At(0)).count() <= heard.len());
}

/// Only Linux has this service.
#[cfg(not(target_os = "linux"))]
pub fn holds(_: &[u8]) {}
