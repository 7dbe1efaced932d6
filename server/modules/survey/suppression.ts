import { leastShown } from '#contract/survey/desk'

/** Counts by answer and tour. */
export type Counts = readonly (readonly number[])[]
/**
 * Counts with null for hidden ones; `totals` are those of the answers over all tours. The number of answers in a tour is public.
 */
export interface Published {
  cells: (number | null)[][]
  totals: (number | null)[]
}

/** A value of the table or its margins that can be hidden, as an arc of a flow between two nodes (see `leaksOf`). */
interface Arc {
  from: number
  to: number
  value: number
  hide: () => void
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Whether one node is reachable from another through hidden values that can grow or shrink, except `without`. */
function reaches(arcs: readonly Arc[], from: number, to: number, without: Arc): boolean {
  const met = new Set([from])
  const left = [from]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at === to) return true
    for (const arc of arcs) {
      if (arc === without) continue
      // A value can always be greater, but smaller only if it is not zero.
      const next = arc.from === at ? arc.to : arc.to === at && arc.value > 0 ? arc.from : null
      if (next !== null && !met.has(next)) {
        met.add(next)
        left.push(next)
      }
    }
  }
  return false
}

/**
 * The hidden values that can be derived from the shown ones, given that no count is below zero. Every hidden value is an arc
 * between the node of its answer and that of its tour, a hidden total one between its answer and the node of all. Adding along a
 * cycle of arcs changes no shown sum, so a value without such a cycle is determined.
 */
const leaksOf = (arcs: readonly Arc[]): Arc[] =>
  arcs.filter(
    (arc) => !reaches(arcs, arc.to, arc.from, arc) && !(arc.value > 0 && reaches(arcs, arc.from, arc.to, arc)),
  )

/**
 * Hides counts below `least`, and as many others as needed so that no hidden one can be derived from sums (product §6). Null if
 * that is impossible, as in a tour whose every answer follows from the number of people: then nothing of the question can be
 * shown.
 */
export function suppress(counts: Counts, least = leastShown): Published | null {
  const tours = counts[0]?.length ?? 0
  const rows = counts.length
  const totals = counts.map(sum)
  const hiddenCell = counts.map((row) => row.map((value) => value < least))
  const hiddenTotal = totals.map((value) => value < least)
  const everybody = rows + tours
  const arcs = (): Arc[] => [
    ...counts.flatMap((row, at) =>
      row.flatMap((value, tour) =>
        hiddenCell[at]?.[tour] ? [{ from: rows + tour, to: at, value, hide: () => {} }] : [],
      ),
    ),
    ...totals.flatMap((value, at) => (hiddenTotal[at] ? [{ from: at, to: everybody, value, hide: () => {} }] : [])),
  ]
  /** What can still be hidden, least useful first: small counts, and a total only if no count is left. */
  const candidates = (): Arc[] => [
    ...counts
      .flatMap((row, at) =>
        row.flatMap((value, tour) =>
          hiddenCell[at]?.[tour]
            ? []
            : [
                {
                  from: rows + tour,
                  to: at,
                  value,
                  hide: () => {
                    const line = hiddenCell[at]
                    if (line) line[tour] = true
                  },
                },
              ],
        ),
      )
      .toSorted((one, other) => one.value - other.value),
    ...totals
      .flatMap((value, at) =>
        hiddenTotal[at]
          ? []
          : [
              {
                from: at,
                to: everybody,
                value,
                hide: () => {
                  hiddenTotal[at] = true
                },
              },
            ],
      )
      .toSorted((one, other) => one.value - other.value),
  ]
  for (let leaks = leaksOf(arcs()); leaks.length > 0; leaks = leaksOf(arcs())) {
    const open = candidates()
    const touched = new Set(leaks.flatMap(({ from, to }) => [from, to]))
    // Next to a leak: another count of the same answer or of the same tour.
    const next = open.find(({ from, to }) => touched.has(from) || touched.has(to)) ?? open[0]
    if (!next) return null
    next.hide()
  }
  return {
    cells: counts.map((row, at) => row.map((value, tour) => (hiddenCell[at]?.[tour] ? null : value))),
    totals: totals.map((value, at) => (hiddenTotal[at] ? null : value)),
  }
}

/**
 * Which of several groups can be shown next to their sum: those that are large enough, without the smallest of them if the hidden
 * ones together would be too few, because they follow from the sum.
 */
export function shownGroups(sizes: readonly number[], least = leastShown): boolean[] {
  const shown = sizes.map((size) => size >= least)
  const hidden = () => sum(sizes.filter((_, at) => !shown[at]))
  const some = () => sizes.some((size, at) => !shown[at] && size > 0)
  while (some() && (hidden() < least || sizes.filter((size, at) => !shown[at] && size > 0).length < 2)) {
    const [smallest] = sizes
      .map((size, at) => ({ size, at }))
      .filter(({ at }) => shown[at])
      .toSorted((one, other) => one.size - other.size)
    if (!smallest) break
    shown[smallest.at] = false
  }
  return shown
}
