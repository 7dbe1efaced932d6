import { leastShown } from '#contract/survey/desk'

/** Counts by answer and tour. */
export type Counts = readonly (readonly number[])[]
/** The same with null for what is hidden; `totals` are of the answers over all tours. How many answered in a tour is known to everybody. */
export interface Published {
  cells: (number | null)[][]
  totals: (number | null)[]
}

/** A value of the table with its margin that may be hidden: which way it goes from node to node, as a flow (see `leaksOf`). */
interface Arc {
  from: number
  to: number
  value: number
  hide: () => void
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Whether there is a way from one node to another through hidden values that can grow or shrink, `without` aside. */
function reaches(arcs: readonly Arc[], from: number, to: number, without: Arc): boolean {
  const met = new Set([from])
  const left = [from]
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at === to) return true
    for (const arc of arcs) {
      if (arc === without) continue
      // A value can always be greater, and smaller only where it is not zero.
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
 * The hidden values that follow from what is shown, zero being the least that a count can be. Every hidden value is an arc between the node
 * of its answer and that of its tour, a total one between its answer and the node of all: what is added on a circle through arcs changes no
 * sum that is shown, so a value without such a circle can be nothing else.
 */
const leaksOf = (arcs: readonly Arc[]): Arc[] =>
  arcs.filter(
    (arc) => !reaches(arcs, arc.to, arc.from, arc) && !(arc.value > 0 && reaches(arcs, arc.from, arc.to, arc)),
  )

/**
 * Hides counts below `least`, together with as many others as it takes that no hidden one follows from sums (product §6). Null where that
 * cannot be done, as in a tour whose every answer is known from the number of people: then nothing of the question may be shown.
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
  /** What may still be hidden, the least useful first: small counts, and a total only where no count is left. */
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
    // Beside what leaks: another count of the same answer or of the same tour.
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
 * Which of several groups may be shown beside their sum: those that are large enough, less the smallest of them where those that are hidden
 * would together be too few, because they follow from the sum.
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
