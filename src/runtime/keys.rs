//! What Windows tells of keys, as other systems tell it: pasted text is one event, not keys of which each line break
//! is Enter; and a letter that is typed by its number comes when it is typed, not when Alt is let go.

use std::io;
use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use futures_util::{Stream, StreamExt as _, stream};

/// So many keys that come at once, with Enter or Tab between them, nobody has typed. (A line that ends with Enter
/// somebody may have, while the console was busy.)
const PASTED: usize = 3;

/// How long a key waits for another that could have been pasted with it. The keys of one paste do not come all at once:
/// there is Shift before a capital, which is no event. (By Windows' own beat it takes up to 20 ms; a key that is held
/// down comes every 33 ms.)
const TOGETHER: Duration = Duration::from_millis(5);

/// No more is taken in at once than fits a screen several times.
const AT_ONCE: usize = 1 << 14;

/// The events of a terminal, told as elsewhere.
pub(super) fn gathered<S>(events: S) -> impl Stream<Item = io::Result<Event>> + Unpin
where
    S: Stream<Item = io::Result<Event>> + Unpin,
{
    gathered_until(events, || tokio::time::sleep(TOGETHER))
}

/// The same, where what could be pasted ends once the future that is made after its last key is done.
fn gathered_until<S, Q>(events: S, quiet: impl FnMut() -> Q) -> impl Stream<Item = io::Result<Event>> + Unpin
where
    S: Stream<Item = io::Result<Event>> + Unpin,
    Q: Future<Output = ()>,
{
    let mut held = Held::default();
    let together = stream::unfold((events, quiet), async |(mut events, mut quiet)| {
        let together = together(&mut events, &mut quiet).await;
        (!together.is_empty()).then_some((together, (events, quiet)))
    });
    Box::pin(together).flat_map(move |together| {
        let (mut events, mut failed) = (Vec::new(), None);
        for event in together {
            match event {
                Ok(event) => events.extend(held.told(event)),
                Err(error) => failed = Some(Err(error)),
            }
        }
        stream::iter(pastes(events).into_iter().map(Ok).chain(failed))
    })
}

/// The next event, and what comes with it, up to the first that nobody pastes; none at the end.
async fn together<S, Q>(events: &mut S, quiet: &mut impl FnMut() -> Q) -> Vec<S::Item>
where
    S: Stream<Item = io::Result<Event>> + Unpin,
    Q: Future<Output = ()>,
{
    let mut together: Vec<_> = events.next().await.into_iter().collect();
    // The key that pastes may be let go in the midst of what it pastes.
    let goes_on = |last: &S::Item| {
        let released = |event: &Event| matches!(event, Event::Key(key) if key.kind == KeyEventKind::Release);
        last.as_ref().is_ok_and(|event| sign(event).is_some() || released(event))
    };
    while together.len() < AT_ONCE && together.last().is_some_and(goes_on) {
        tokio::select! {
            biased;
            next = events.next() => match next {
                Some(next) => together.push(next),
                None => break,
            },
            () = quiet() => break,
        }
    }
    together
}

/// The letters that are held down.
#[derive(Default)]
struct Held(Vec<char>);

impl Held {
    /// The event, unless it only says that a key was let go. A letter that is let go and was never pressed, while no
    /// other is held, was typed by its number. Whoever lets go of Shift first lets go of another sign than he pressed.
    fn told(&mut self, event: Event) -> Option<Event> {
        let Event::Key(KeyEvent { code: KeyCode::Char(letter), kind, modifiers, .. }) = event else {
            // Whatever is let go elsewhere is not told here.
            if matches!(event, Event::FocusGained | Event::FocusLost) {
                self.0.clear();
            }
            let released = matches!(&event, Event::Key(key) if key.kind == KeyEventKind::Release);
            return (!released).then_some(event);
        };
        let at = self.0.iter().position(|held| *held == letter);
        match (kind, at) {
            (KeyEventKind::Release, Some(at)) => {
                self.0.remove(at);
                None
            }
            (KeyEventKind::Release, None) if !self.0.is_empty() || letter.is_ascii() => {
                self.0.pop();
                None
            }
            (KeyEventKind::Release, None) => {
                Some(Event::Key(KeyEvent::new(KeyCode::Char(letter), modifiers - KeyModifiers::ALT)))
            }
            (KeyEventKind::Press | KeyEventKind::Repeat, at) => {
                if at.is_none() {
                    self.0.push(letter);
                }
                Some(event)
            }
        }
    }
}

/// What came at once, with runs of letters, Enter and Tab as the pasted texts that they are.
fn pastes(events: Vec<Event>) -> Vec<Event> {
    let mut told = Vec::with_capacity(events.len());
    let mut run: Vec<Event> = Vec::new();
    for event in events {
        if sign(&event).is_some() {
            run.push(event);
        } else {
            end(&mut told, &mut run);
            told.push(event);
        }
    }
    end(&mut told, &mut run);
    told
}

fn end(told: &mut Vec<Event>, run: &mut Vec<Event>) {
    let text: String = run.iter().filter_map(sign).collect();
    let between = ['\n', '\t'];
    if run.len() >= PASTED && text.trim_matches(between).contains(between) {
        told.push(Event::Paste(text));
        run.clear();
    } else {
        told.append(run);
    }
}

/// The sign of a key that could have been pasted.
fn sign(event: &Event) -> Option<char> {
    let Event::Key(key) = event else { return None };
    let held = key.modifiers - KeyModifiers::SHIFT;
    let plain = held.is_empty();
    match key.code {
        // `AltGr` is both.
        KeyCode::Char(letter) if plain || held == KeyModifiers::CONTROL | KeyModifiers::ALT => Some(letter),
        KeyCode::Tab if plain => Some('\t'),
        // Some terminals give a pasted line break as Enter with Control.
        KeyCode::Enter if plain || held == KeyModifiers::CONTROL => Some('\n'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::task::Poll;

    use futures_util::FutureExt as _;

    use super::*;

    fn key(code: KeyCode, kind: KeyEventKind) -> Event {
        Event::Key(KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind))
    }

    fn press(code: KeyCode) -> Event {
        key(code, KeyEventKind::Press)
    }

    fn release(letter: char) -> Event {
        key(KeyCode::Char(letter), KeyEventKind::Release)
    }

    fn typed(text: &str) -> Vec<Event> {
        let code = |sign| match sign {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            sign => KeyCode::Char(sign),
        };
        text.chars().map(|sign| press(code(sign))).collect()
    }

    /// What comes at once, as it is told.
    fn told(events: Vec<Event>) -> Vec<Event> {
        let events = stream::iter(events.into_iter().map(Ok));
        let told = gathered_until(events, || ready(())).map(|it| it.expect("no error")).collect::<Vec<_>>();
        told.now_or_never().expect("everything is ready")
    }

    #[test]
    fn lines_that_are_pasted_are_one_event_and_what_is_typed_stays_keys() {
        assert_eq!(told(typed("čo\nlo\n")), [Event::Paste("čo\nlo\n".into())]);
        for keys in ["x\n", "slovo\n", "\n\n\n"] {
            assert_eq!(told(typed(keys)), typed(keys));
        }
        assert_eq!(told(typed("slovo")), typed("slovo"), "without Enter it comes to the same");
        let mut mixed = vec![press(KeyCode::F(3))];
        mixed.extend(typed("a\nb"));
        mixed.push(press(KeyCode::Esc));
        let apart = [press(KeyCode::F(3)), Event::Paste("a\nb".into()), press(KeyCode::Esc)];
        assert_eq!(told(mixed), apart);
        // Ctrl with a letter is a command.
        let command = Event::Key(KeyEvent::new(KeyCode::Char('p'), KeyModifiers::CONTROL));
        assert_eq!(
            told([typed("a\n"), vec![command.clone()]].concat()),
            [typed("a\n"), vec![command]].concat()
        );
    }

    #[test]
    fn cells_and_signs_with_altgr_are_pasted_too() {
        assert_eq!(told(typed("slovo\tx")), [Event::Paste("slovo\tx".into())]);
        assert_eq!(told(typed("slovo\t")), typed("slovo\t"), "somebody goes on to the next field");
        let with = |code, modifiers| Event::Key(KeyEvent::new(code, modifiers));
        let altgr = with(KeyCode::Char('@'), KeyModifiers::CONTROL | KeyModifiers::ALT);
        let line_break = with(KeyCode::Enter, KeyModifiers::CONTROL);
        let events = [typed("a"), vec![altgr, line_break], typed("b")].concat();
        assert_eq!(told(events), [Event::Paste("a@\nb".into())]);
    }

    /// Whoever asks for the first time is told that there is nothing yet.
    fn in_pieces(events: Vec<Event>) -> impl Stream<Item = io::Result<Event>> + Unpin {
        let mut is_there = false;
        let mut events = events.into_iter();
        stream::poll_fn(move |context| {
            is_there = !is_there;
            if is_there {
                context.waker().wake_by_ref();
                return Poll::Pending;
            }
            Poll::Ready(events.next().map(Ok))
        })
    }

    #[tokio::test]
    async fn what_is_pasted_in_pieces_is_one_event_and_what_nobody_pastes_waits_for_nothing() {
        let told = gathered_until(in_pieces(typed("Anna\nBeno")), pending);
        let told = told.map(|it| it.expect("no error")).collect::<Vec<_>>().await;
        assert_eq!(told, [Event::Paste("Anna\nBeno".into())]);
        for event in [press(KeyCode::Up), Event::Resize(80, 24)] {
            let forever = stream::iter([Ok(event.clone())]).chain(stream::pending());
            let told = gathered_until(forever, pending).next().now_or_never();
            assert_eq!(told.flatten().and_then(Result::ok), Some(event));
        }
        // Whoever waits for a key may give up and come back.
        let mut told = gathered_until(in_pieces(typed("Anna\nBeno")), pending);
        let found = (0..99).find_map(|_| told.next().now_or_never().flatten());
        assert_eq!(found.and_then(Result::ok), Some(Event::Paste("Anna\nBeno".into())));
        // The key that pastes is let go meanwhile.
        let let_go =
            KeyEvent::new_with_kind(KeyCode::Char('v'), KeyModifiers::CONTROL, KeyEventKind::Release);
        let events = [typed("Anna\n"), vec![Event::Key(let_go)], typed("Beno")].concat();
        let mut told = gathered_until(stream::iter(events.into_iter().map(Ok)), pending);
        assert_eq!(told.next().await.and_then(Result::ok), Some(Event::Paste("Anna\nBeno".into())));
        // Somebody types: it is quiet after each key.
        let typing = gathered_until(in_pieces(typed("a\nb")), || ready(()));
        assert_eq!(typing.map(|it| it.expect("no error")).collect::<Vec<_>>().await, typed("a\nb"));
    }

    #[test]
    fn keys_that_are_let_go_are_not_told_and_a_letter_by_its_number_is() {
        let held = |events: &[Event]| told(events.to_vec());
        assert_eq!(held(&[press(KeyCode::Char('a')), release('a'), release('ß')]), typed("aß"));
        // Shift is let go before the key that it went with: on a Czech layout that key is another letter.
        assert_eq!(held(&[press(KeyCode::Char('4')), release('č')]), typed("4"));
        assert_eq!(held(&[press(KeyCode::Char('Č')), release('č'), release('ö')]), typed("Čö"));
        // What was let go in another window.
        let away = [press(KeyCode::Char('a')), Event::FocusLost, Event::FocusGained, release('ß')];
        assert_eq!(held(&away).last(), typed("ß").last());
        // A key that was down before the program began.
        assert_eq!(held(&[release('x'), key(KeyCode::Enter, KeyEventKind::Release)]), []);
    }

    #[test]
    fn what_ends_is_told_as_ended() {
        let broken = stream::iter([Ok(press(KeyCode::Esc)), Err(io::Error::other("gone"))]);
        let mut told = gathered_until(broken, || ready(()));
        let mut next = || told.next().now_or_never().expect("ready");
        assert!(matches!(next(), Some(Ok(Event::Key(_)))));
        assert!(matches!(next(), Some(Err(_))));
        assert!(next().is_none());
    }
}
