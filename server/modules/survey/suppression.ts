import { leastShown } from '#contract/survey/desk'

/** Counts by answer and tour. */
export type Counts = readonly (readonly number[])[]
/**
 * Counts with null for hidden ones; `totals` are those of the answers over the first tours (see `summedTours`). The number of
 * answers in a tour is public.
 */
export interface Published {
  cells: (number | null)[][]
  totals: (number | null)[]
}

export interface Suppressing {
  least?: number
  /**
   * When each tour was published, in ascending order: tours of one step appear together. Without it, all are of one step. What an
   * earlier step has shown stays known, so a later one must not reveal anything by its difference.
   */
  steps?: readonly number[]
  /**
   * Counts that need not be hidden because they are no secret, by row and tour: of a choice that nobody of the tour was offered.
   */
  isKnown?: readonly (readonly boolean[])[]
  /** The place of each answer in the order in which counts are hidden; as they are listed by default. */
  ranks?: readonly number[]
  /** Whether nothing of a tour, or of the totals, can be shown, because it would reveal hidden counts of another question. */
  isClosed?: { tours: readonly boolean[]; totals: boolean }
}

/** Whether totals are published at a step: with every second one, because the difference of two totals is what lies between. */
const isSummed = (step: number): boolean => step % 2 === 0

const stepsOf = (stepOf: readonly number[]): number[][] =>
  [...new Set(stepOf)].map((step) => stepOf.flatMap((each, tour) => (each === step ? [tour] : [])))

/** How many of the first tours the totals are of: all, or all without those of the last step, until another one follows. */
export function summedTours(stepOf: readonly number[]): number {
  const steps = stepsOf(stepOf)
  return isSummed(steps.length - 1) ? stepOf.length : steps.slice(0, -1).flat().length
}

/** A hidden value as an arc of a flow between two nodes (see `leaksOf`); `row` and `tour` say which, a total has no tour. */
interface Arc {
  from: number
  to: number
  value: number
  row: number
  tour: number | null
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Arcs by node, in both directions where a value can shrink. */
function waysOf(arcs: readonly Arc[]): Map<number, { arc: Arc; next: number }[]> {
  const ways = new Map<number, { arc: Arc; next: number }[]>()
  const add = (at: number, way: { arc: Arc; next: number }) => {
    const existing = ways.get(at)
    if (existing) existing.push(way)
    else ways.set(at, [way])
  }
  for (const arc of arcs) {
    add(arc.from, { arc, next: arc.to })
    // A value can always be greater, but smaller only if it is not zero.
    if (arc.value > 0) add(arc.to, { arc, next: arc.from })
  }
  return ways
}

/** Whether one node is reachable from another through hidden values that can grow or shrink, except `without`. */
function reaches(ways: ReturnType<typeof waysOf>, from: number, to: number, without: Arc): boolean {
  const visited = new Set([from])
  const left = [from]
  for (const at of left) {
    for (const { arc, next } of ways.get(at) ?? []) {
      if (arc === without || visited.has(next)) continue
      if (next === to) return true
      visited.add(next)
      left.push(next)
    }
  }
  return false
}

/**
 * The hidden values that can be derived from the shown ones, given that no count is below zero. Every hidden value is an arc: a
 * count from its tour to its answer at its step, a total from its answer at a step to the same answer at the next step, or to the
 * node of all at the last one. Adding along a cycle of arcs changes no shown sum, so a value without such a cycle is determined.
 */
function leaksOf(arcs: readonly Arc[]): Arc[] {
  const ways = waysOf(arcs)
  return arcs.filter(
    (arc) => !reaches(ways, arc.to, arc.from, arc) && !(arc.value > 0 && reaches(ways, arc.from, arc.to, arc)),
  )
}

/** A table while it is being hidden, step by step. */
class Table {
  readonly rows: number
  private readonly order: readonly number[]
  readonly hiddenCell: boolean[][]
  /** By step and row. */
  readonly hiddenTotal: boolean[][] = []
  readonly totals: number[][] = []
  private readonly secretTotal: boolean[][] = []
  private readonly isKnown: (row: number, tour: number) => boolean

  constructor(
    readonly counts: Counts,
    /** The tours of each step. */
    readonly steps: readonly (readonly number[])[],
    least: number,
    { isClosed, isKnown, ranks }: Pick<Suppressing, 'isClosed' | 'isKnown' | 'ranks'>,
  ) {
    this.rows = counts.length
    this.order = [...counts.keys()].toSorted((one, other) => (ranks?.[one] ?? one) - (ranks?.[other] ?? other))
    this.isKnown = (row, tour) => Boolean(isKnown?.[row]?.[tour])
    this.hiddenCell = counts.map((row, at) =>
      row.map((value, tour) => !this.isKnown(at, tour) && (value < least || Boolean(isClosed?.tours[tour]))),
    )
    const secret = counts.map(() => false)
    for (const [step, tours] of steps.entries()) {
      const before = this.totals.at(-1)
      const totals = counts.map((row, at) => (before?.[at] ?? 0) + sum(tours.map((tour) => row[tour] ?? 0)))
      this.totals.push(totals)
      for (const row of counts.keys()) secret[row] ||= tours.some((tour) => !this.isKnown(row, tour))
      this.hiddenTotal.push(
        totals.map(
          (value, row) => Boolean(secret[row]) && (!isSummed(step) || value < least || Boolean(isClosed?.totals)),
        ),
      )
      this.secretTotal.push([...secret])
    }
  }

  private stepOf(tour: number): number {
    return this.steps.findIndex((tours) => tours.includes(tour))
  }

  /** The arc of a count, or of a total at a step. */
  cell(row: number, tour: number): Arc {
    const from = this.steps.length * this.rows + tour
    return { from, to: this.stepOf(tour) * this.rows + row, value: this.counts[row]?.[tour] ?? 0, row, tour }
  }
  total(row: number, step: number, last: number): Arc {
    const everybody = this.steps.length * this.rows + (this.counts[0]?.length ?? 0)
    const to = step === last ? everybody : (step + 1) * this.rows + row
    return { from: step * this.rows + row, to, value: this.totals[step]?.[row] ?? 0, row, tour: null }
  }

  /** What is hidden, and what could still be, in the first steps up to `last`. */
  arcs(last: number, isHidden = true): Arc[] {
    const arcs: Arc[] = []
    for (let step = isHidden ? 0 : last; step <= last; step++)
      for (const row of this.order) {
        for (const tour of this.steps[step] ?? [])
          if (!this.isKnown(row, tour) && Boolean(this.hiddenCell[row]?.[tour]) === isHidden)
            arcs.push(this.cell(row, tour))
        if (this.secretTotal[step]?.[row] && Boolean(this.hiddenTotal[step]?.[row]) === isHidden)
          arcs.push(this.total(row, step, last))
      }
    return arcs
  }

  hide({ row, tour }: Arc, step: number): void {
    const first = this.steps[0] ?? []
    // The total of a single tour is its count.
    const isBoth = step === 0 && first.length === 1
    for (const each of isBoth ? [null, ...first] : [tour]) {
      const line = each === null ? this.hiddenTotal[step] : this.hiddenCell[row]
      if (line) line[each ?? row] = true
    }
  }

  /** The sum of the hidden counts of some tours, of one answer or of all; null if none is hidden. */
  hiddenSum(tours: readonly number[], row?: number): number | null {
    const lines = row === undefined ? [...this.counts.keys()] : [row]
    const hidden = lines.flatMap((line) =>
      tours.flatMap((tour) => (this.hiddenCell[line]?.[tour] ? [this.counts[line]?.[tour] ?? 0] : [])),
    )
    return hidden.length === 0 ? null : sum(hidden)
  }
}

/**
 * In the order in which they are hidden: by the rank of the answers, and a total only if no count is left. The order must not
 * depend on the counts: that one was hidden before another would say that it is smaller.
 */
const inOrder = (arcs: readonly Arc[]): Arc[] =>
  arcs.toSorted((one, other) => Number(one.tour === null) - Number(other.tour === null))

/**
 * What to hide because the sum of hidden counts, which follows from the shown ones, is a small count itself: another count of the
 * same tour, or the total of an answer since the last one that is shown. Otherwise a third hidden count would say that the two
 * beside it are zero.
 */
function slightIn(table: Table, step: number, least: number): Arc | undefined {
  const isSlight = (value: number | null) => value !== null && value < least
  const open = inOrder(table.arcs(step, false))
  for (const tour of table.steps[step] ?? []) {
    if (!isSlight(table.hiddenSum([tour]))) continue
    const cells = open.filter((each) => each.tour === tour)
    const next = cells.find(({ row }) => table.hiddenTotal[step - 1]?.[row]) ?? cells[0]
    if (next) return next
  }
  return open.find(({ row, tour }) => {
    if (tour !== null) return false
    const shown = table.hiddenTotal.slice(0, step).findLastIndex((totals) => !totals[row])
    return isSlight(table.hiddenSum(table.steps.slice(shown + 1, step + 1).flat(), row))
  })
}

/** What to hide next, because of these leaks; undefined if nothing is left in this step. */
function nextOf(table: Table, leaks: readonly Arc[], step: number): Arc | undefined {
  const open = inOrder(table.arcs(step, false))
  const [only, ...others] = table.steps[step] ?? []
  if (step > 0 && only !== undefined && others.length === 0) {
    // What lies between two totals: a count that can be derived is hidden in this tour as well, or the total.
    const wasHidden = (row: number) => Boolean(table.hiddenTotal[step - 1]?.[row])
    const column = table.hiddenCell.filter((row) => row[only]).length
    const cells = open.filter(({ tour }) => tour === only)
    if (column === 1 && leaks.some(({ tour }) => tour === only)) {
      const partner = cells.find(({ row }) => wasHidden(row)) ?? cells[0]
      if (partner) return partner
    }
    const rows = new Set(leaks.map(({ row }) => row))
    const next =
      cells.find(({ row }) => rows.has(row) && wasHidden(row)) ??
      open.find(({ row, tour }) => tour === null && rows.has(row))
    if (next) return next
  }
  const touched = new Set(leaks.flatMap(({ from, to }) => [from, to]))
  // Next to a leak: another count of the same answer or of the same tour.
  return open.find(({ from, to }) => touched.has(from) || touched.has(to)) ?? open[0]
}

/**
 * Hides counts below `least`, and as many others as needed so that no hidden one can be derived from sums, nor from the difference
 * to what was shown before (product §6). Null if that is impossible, as in a tour whose every answer follows from the number of
 * people: then nothing of the question can be shown.
 */
export function suppress(counts: Counts, options: Suppressing = {}): Published | null {
  const tours = counts[0]?.length ?? 0
  const stepOf = options.steps ?? Array.from({ length: tours }, () => 0)
  const steps = stepsOf(stepOf)
  const least = options.least ?? leastShown
  const table = new Table(counts, steps, least, options)
  for (let step = 0; step < steps.length; step++) {
    for (;;) {
      const slight = slightIn(table, step, least)
      const leaks = slight ? [] : leaksOf(table.arcs(step))
      if (!slight && leaks.length === 0) break
      const next = slight ?? nextOf(table, leaks, step)
      if (!next) return null
      table.hide(next, step)
    }
  }
  const last = isSummed(steps.length - 1) ? steps.length - 1 : steps.length - 2
  const summed = summedTours(stepOf)
  return {
    cells: counts.map((row, at) => row.map((value, tour) => (table.hiddenCell[at]?.[tour] ? null : value))),
    totals: counts.map((row, at) => (table.hiddenTotal[last]?.[at] ? null : sum(row.slice(0, summed)))),
  }
}

/**
 * Which of several groups, in the order in which they become known, are shown, and which are part of their sum. A group that is
 * too small waits until it and the others that wait are large enough together, so that no earlier sum reveals it.
 */
export function releasedGroups(sizes: readonly number[], least = leastShown): { shown: boolean[]; summed: boolean[] } {
  const shown = sizes.map((size) => size >= least)
  const summed = [...shown]
  let waiting: number[] = []
  for (const [at, size] of sizes.entries()) {
    if (shown[at] || size === 0) continue
    waiting.push(at)
    if (sum(waiting.map((each) => sizes[each] ?? 0)) < least) continue
    for (const each of waiting) summed[each] = true
    waiting = []
  }
  return { shown, summed }
}
