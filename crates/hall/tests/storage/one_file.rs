//! What only a file has: a full disk, and a single owner.

use std::{path::Path, process::Command};

use adoube_hall::ledger::{Appended::Committed, Entry, Ledger, Sqlite, Stream, StreamHead, verify};

use crate::place::{Place, all};

#[tokio::test]
async fn two_halls_do_not_share_a_file() {
    let place = Place::sqlite();
    let ledger = place.open().await;
    let Err(refused) = place.try_open().await else { panic!("it was opened twice") };
    assert!(refused.to_string().contains("another hall has it open"), "{refused}");
    drop(ledger);
    place.open().await;
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_refused() {
    let place = Place::sqlite();
    std::fs::write(place.file(), "This is a letter, and a long one at that.\n".repeat(100))
        .unwrap();
    let before = std::fs::read(place.file()).unwrap();
    let Err(refused) = place.try_open().await else { panic!("it was opened") };
    assert!(refused.to_string().contains("hall.db: "), "{refused}");
    assert_eq!(std::fs::read(place.file()).unwrap(), before);
    let Err(refused) = Sqlite::open(Path::new("/nowhere/hall.db")).await.map(drop) else {
        panic!("it was opened")
    };
    assert!(refused.to_string().contains("/nowhere/hall.db"), "{refused}");
}

/// Set in the process that fills its disk, to the path of the file.
const FILE: &str = "FULL_DISK";

/// A limit on file size stands for the disk. It applies to the whole process, so this test runs itself in a
/// second one.
#[tokio::test]
async fn a_full_disk_is_reported_and_recovered_from() {
    if let Ok(file) = std::env::var(FILE) {
        return fill(Path::new(&file)).await;
    }
    let place = Place::sqlite();
    let name = "one_file::a_full_disk_is_reported_and_recovered_from";
    let done = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -S -f 1000; exec \"$0\" --exact \"$1\" --nocapture"])
        .arg(std::env::current_exe().unwrap())
        .arg(name)
        .env(FILE, place.file())
        .output()
        .expect("it can be run");
    let response = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{response}{}", String::from_utf8_lossy(&done.stderr));
    assert!(place.file().with_extension("done").exists(), "{response}");
    let entries = all(&*place.open().await, "hall").await;
    assert!(entries.len() > 10, "{}", entries.len());
    assert!(verify(StreamHead::default(), &entries).is_ok());
}

async fn fill(file: &Path) {
    let ledger = Sqlite::open(file).await.expect("there is room yet");
    let stream = Stream::named("hall");
    let mut tip = StreamHead::default();
    let mut full = 0;
    for number in 0_u64.. {
        let entry = tip.next(&stream, number, "x".repeat(20_000));
        match ledger.append(std::slice::from_ref(&entry)).await {
            Ok(kept) => {
                assert_eq!(kept, [Committed]);
                tip = entry.tip();
                if full > 0 && number > 200 {
                    break;
                }
            }
            Err(_) => full += 1,
        }
        // Existing entries can be read all the time.
        let entries = ledger.read(&stream, 0, 1_000_000).await.expect("it can be read");
        assert_eq!(entries.last().map_or(StreamHead::default(), Entry::tip), tip);
        if full == 5 {
            make_room();
        }
        assert!(full < 50, "it is not got over");
        assert!(number < 2000, "it does not fill");
    }
    assert!(full >= 5);
    std::fs::write(file.with_extension("done"), "filled, and got over").expect("there is room");
}

fn make_room() {
    let pid = std::process::id().to_string();
    let done = Command::new("prlimit").args(["--fsize=unlimited:", "--pid", &pid]).status();
    assert!(done.expect("it can be run").success());
}
