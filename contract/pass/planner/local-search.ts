import { isBetter, type Problem, type Worth, worthOf } from './problem'

type Days = readonly (readonly number[])[]
interface Found {
  days: Days
  worth: Worth
}

/** Most improvements in a row before the search stops; each is strict, so it would end anyway. */
const mostSteps = 400

const placed = (days: Days, day: number, at: number, place: number): Days =>
  days.map((visits, each) => (each === day ? visits.toSpliced(at, 0, place) : visits))
const without = (days: Days, place: number): Days => days.map((visits) => visits.filter((each) => each !== place))

/** The best way to insert a place into the days, null if it fits nowhere. */
function insertion(problem: Problem, days: Days, place: number): Found | null {
  let best: Found | null = null
  for (const [day, visits] of days.entries()) {
    for (let at = 0; at <= visits.length; at += 1) {
      const tried = placed(days, day, at, place)
      const worth = worthOf(problem, tried)
      if (worth && (!best || isBetter(worth, best.worth))) best = { days: tried, worth }
    }
  }
  return best
}

const leftOut = (problem: Problem, days: Days): number[] => {
  const visited = new Set(days.flat())
  return problem.places.map((_, place) => place).filter((place) => !visited.has(place))
}

/** Inserts all places that fit, each time the one that adds most for the least time. */
function filled(problem: Problem, from: Found): Found {
  let found = from
  for (;;) {
    let next: Found | null = null
    for (const place of leftOut(problem, found.days)) {
      const tried = insertion(problem, found.days, place)
      if (tried && (!next || isBetter(tried.worth, next.worth))) next = tried
    }
    if (!next) return found
    found = next
  }
}

/** The first change that improves the days: a visit moved, two swapped, or one removed and others inserted. */
function improved(problem: Problem, found: Found): Found | null {
  const visited = found.days.flat()
  for (const place of visited) {
    const rest = without(found.days, place)
    const moved = insertion(problem, rest, place)
    if (moved && isBetter(moved.worth, found.worth)) return moved
    const worth = worthOf(problem, rest)
    const refilled = worth && filled(problem, { days: rest, worth })
    if (refilled && isBetter(refilled.worth, found.worth)) return refilled
  }
  for (const [at, one] of visited.entries()) {
    for (const other of visited.slice(at + 1)) {
      const swap = (each: number) => (each === one ? other : each === other ? one : each)
      const days = found.days.map((visits) => visits.map(swap))
      const worth = worthOf(problem, days)
      if (worth && isBetter(worth, found.worth)) return { days, worth }
    }
  }
  return null
}

/**
 * Good days for more places than can be searched exhaustively: inserted one after the other, then improved while possible
 * (product §4).
 */
export function searchedDays(problem: Problem): number[][] {
  const empty = problem.days.map(() => [])
  let found = filled(problem, { days: empty, worth: { reserved: 0, visits: 0, minutes: 0 } })
  for (let step = 0; step < mostSteps; step += 1) {
    const next = improved(problem, found)
    if (!next) break
    found = filled(problem, next)
  }
  return found.days.map((visits) => [...visits])
}
