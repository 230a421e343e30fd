//! Every round of finished tournaments is paired again.

use std::{env, fs, path::PathBuf};

use adoube_pairing::{Tournament, dutch, trf};

fn tournament(text: &str) -> Tournament {
    let document = trf::read(text).unwrap_or_else(|error| panic!("{error}"));
    Tournament::try_from(&document).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn generated_tournaments() {
    let folder = env::var_os("ADOUBE_SWISS").map_or_else(|| PathBuf::from("/tmp/sw"), PathBuf::from);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).expect("folder").map(|entry| entry.expect("entry").path()).collect();
    files.sort();
    let (mut rounds, mut wrong) = (0, 0);
    for file in files {
        let text = trf::decode(&fs::read(&file).expect("readable"));
        let tournament = tournament(&text);
        for round in 1..=tournament.paired_rounds() {
            rounds += 1;
            let found = dutch::pair(&tournament, round);
            let mut differences = 0;
            match &found {
                Ok(found) => {
                    for pair in &found.pairs {
                        let entry = tournament.player(pair.white).expect("there").entry(round);
                        if entry.opponent() != Some(pair.black) || entry.colour() == Some(adoube_pairing::Colour::Black) {
                            differences += 1;
                        }
                    }
                }
                Err(error) => { println!("{error}"); differences = 1 },
            }
            if differences > 0 {
                wrong += 1;
                println!("{} round {round}: {differences} differences", file.display());
            }
        }
    }
    println!("{rounds} rounds, {wrong} wrong");
    assert_eq!(wrong, 0);
}
