import type { Written, WrittenSection } from '#contract/education/sections'

/** The parts of a section that two people may change apart from each other, by name: a day of the trip is one, all rows of people are one. */
type Parts = Record<string, unknown>

const dayPart = 'days.'
const linePart = 'lines.'

function partsOf<S extends WrittenSection>(section: S, value: Written[S]): Parts {
  if (section === 'trip') {
    const { days, ...rest } = value as Written['trip']
    return { ...rest, ...Object.fromEntries(days.map((day) => [dayPart + day.date, day.activities])) }
  }
  if (section === 'support') {
    const { lines, ...rest } = value as Written['support']
    return { ...rest, ...Object.fromEntries(lines.map(({ item, quantity }) => [linePart + item, quantity])) }
  }
  return { ...value }
}

/** The section that its parts make; days in their order. */
function sectionOf<S extends WrittenSection>(section: S, parts: Parts): Written[S] {
  const given = Object.entries(parts).filter(([, part]) => part !== undefined)
  const below = (prefix: string) =>
    given.filter(([name]) => name.startsWith(prefix)).map(([name, part]) => [name.slice(prefix.length), part] as const)
  const plain = Object.fromEntries(given.filter(([name]) => !name.startsWith(dayPart) && !name.startsWith(linePart)))
  if (section === 'trip') {
    const days = below(dayPart)
      .map(([date, activities]) => ({ date, activities }))
      .toSorted((one, other) => one.date.localeCompare(other.date))
    return { ...plain, days } as unknown as Written[S]
  }
  if (section === 'support')
    return { ...plain, lines: below(linePart).map(([item, quantity]) => ({ item, quantity })) } as unknown as Written[S]
  return plain as unknown as Written[S]
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const inOrder = (_: string, value: unknown) =>
  isPlain(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Whether two values say the same, in whatever order their fields come. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** A part that both changed, and differently. */
export interface Conflict {
  readonly part: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** Which side of each conflict is kept, by the part's name. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/**
 * Brings two edits of one section together: what only one side changed is taken from that side, and what both changed
 * differently is a conflict, in which `mine` stays until somebody has chosen.
 */
export function merge<S extends WrittenSection>(
  section: S,
  versions: { base: Written[S]; mine: Written[S]; theirs: Written[S] },
  choices: Choices = {},
): { value: Written[S]; conflicts: Conflict[] } {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((value) =>
    partsOf(section, value),
  ) as [Parts, Parts, Parts]
  const conflicts: Conflict[] = []
  const merged: Parts = {}
  for (const part of new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)])) {
    const sides = { mine: mine[part], theirs: theirs[part] }
    if (isSame(sides.mine, base[part])) merged[part] = sides.theirs
    else if (isSame(sides.theirs, base[part]) || isSame(sides.mine, sides.theirs)) merged[part] = sides.mine
    else {
      merged[part] = sides[choices[part] ?? 'mine']
      if (!choices[part]) conflicts.push({ part, ...sides })
    }
  }
  return { value: sectionOf(section, merged), conflicts }
}
