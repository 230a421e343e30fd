use super::{Graph, Swap, Weight, WideInt};
use crate::random::Random;

/// Returns the maximum weight of a perfect matching of `left`, by brute force.
fn best(weights: &[Vec<Option<i64>>], left: &[usize]) -> Option<i64> {
    let Some((&first, rest)) = left.split_first() else { return Some(0) };
    rest.iter()
        .filter_map(|&other| {
            let others: Vec<usize> = rest.iter().copied().filter(|&x| x != other).collect();
            Some(weights[first][other]? + best(weights, &others)?)
        })
        .max()
}

fn random_weights(
    random: &mut Random,
    size: usize,
    edges: u32,
    span: u32,
) -> Vec<Vec<Option<i64>>> {
    let mut weights = vec![vec![None; size]; size];
    for (a, b) in (0..size).flat_map(|a| (0..a).map(move |b| (a, b))) {
        if random.below(100) < edges {
            let weight = i64::from(random.below(span)) - i64::from(span / 3);
            weights[a][b] = Some(weight);
            weights[b][a] = Some(weight);
        }
    }
    weights
}

fn graph<W: Weight>(weights: &[Vec<Option<i64>>]) -> Graph<W> {
    let mut graph = Graph::new(weights.len());
    for (a, row) in weights.iter().enumerate() {
        for (b, weight) in row.iter().enumerate().take(a) {
            if let Some(weight) = weight {
                graph.put(a, b, signed(*weight));
            }
        }
    }
    graph.start(&[]);
    graph
}

fn signed<W: Weight>(value: i64) -> W {
    let size = W::small(value.unsigned_abs() as u32);
    if value < 0 { W::ZERO - size } else { size }
}

fn check<W: Weight>(graph: &mut Graph<W>, weights: &[Vec<Option<i64>>], left: &[usize]) -> bool {
    let expected = best(weights, left);
    let solved = graph.solve().is_ok();
    assert_eq!(solved, expected.is_some());
    let Some(expected) = expected else { return false };
    assert_eq!(graph.total(), signed::<W>(2 * expected), "{weights:?}");
    for &vertex in left {
        let mate = graph.mate(vertex).expect("perfect");
        assert_eq!(graph.mate(mate), Some(vertex));
        assert!(weights[vertex][mate].is_some());
    }
    true
}

#[test]
fn agrees_with_brute_force() {
    let mut random = Random::new(1);
    for case in 0..6000 {
        let size = 2 + 2 * random.below(4) as usize;
        let edges = 30 + random.below(71);
        let span = [1, 2, 4, 30][case % 4];
        let weights = random_weights(&mut random, size, edges, span);
        let left: Vec<usize> = (0..size).collect();
        check::<i64>(&mut graph(&weights), &weights, &left);
        check::<WideInt<2>>(&mut graph(&weights), &weights, &left);
    }
}

/// Changes a solved graph repeatedly, and solves it again from its current state.
#[test]
fn agrees_after_changes() {
    let mut random = Random::new(2);
    for case in 0..3000 {
        let size = 4 + 2 * random.below(4) as usize;
        let edges = 60 + random.below(41);
        let span = [1, 2, 4, 30][case % 4];
        let mut weights = random_weights(&mut random, size, edges, span);
        let mut left: Vec<usize> = (0..size).collect();
        let mut graph = graph::<i64>(&weights);
        for _ in 0..8 {
            if !check(&mut graph, &weights, &left) || left.is_empty() {
                break;
            }
            let vertex = left[random.below(left.len() as u32) as usize];
            match random.below(4) {
                0 => {
                    let mate = graph.mate(vertex).expect("perfect");
                    graph.retire(vertex, mate);
                    left.retain(|&x| x != vertex && x != mate);
                }
                1 => {
                    let other = left[random.below(left.len() as u32) as usize];
                    if other != vertex {
                        graph.cut(vertex, other);
                        weights[vertex][other] = None;
                        weights[other][vertex] = None;
                    }
                }
                2 => {
                    let other = left[random.below(left.len() as u32) as usize];
                    if other != vertex && graph.swap(vertex, other) == Swap::Done {
                        assert_eq!(graph.mate(vertex), Some(other));
                    }
                }
                _ => {
                    let changes: Vec<(usize, i64)> =
                        left.iter().map(|&other| (other, i64::from(random.below(7)) - 3)).collect();
                    graph
                        .add(vertex, changes.iter().copied().filter(|&(other, _)| other != vertex));
                    for (other, more) in changes {
                        if let (true, Some(weight)) = (other != vertex, weights[vertex][other]) {
                            weights[vertex][other] = Some(weight + more);
                            weights[other][vertex] = Some(weight + more);
                        }
                    }
                }
            }
        }
    }
}

/// `Swap::Loses` is returned only if no best matching has the pair.
#[test]
fn swaps_that_lose_are_never_best() {
    let mut random = Random::new(3);
    for _ in 0..2000 {
        let weights = random_weights(&mut random, 8, 90, 3);
        let all: Vec<usize> = (0..8).collect();
        let mut graph = graph::<i64>(&weights);
        if !check(&mut graph, &weights, &all) {
            continue;
        }
        let most = best(&weights, &all);
        for other in 1..8 {
            let rest: Vec<usize> = (1..8).filter(|&x| x != other).collect();
            let with = weights[0][other].and_then(|weight| Some(weight + best(&weights, &rest)?));
            match graph.swap(0, other) {
                Swap::Done => assert_eq!(with, most),
                Swap::Loses => assert!(with < most),
                Swap::Unclear => {}
            }
        }
    }
}
