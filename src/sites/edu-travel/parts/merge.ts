/**
 * The lists of a section whose rows two people can edit independently, each with the field that identifies a row: a day of the
 * trip by its date.
 */
export type Keyed = Readonly<Record<string, string>>

/** A section split into named parts: each row of a keyed list (`days.2027-04-05`), and each other field. */
type Parts = Record<string, unknown>
type Row = Record<string, unknown>

const partsOf = (keyed: Keyed, value: object): Parts =>
  Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]: [string, unknown]) => {
      const key = keyed[field]
      return key === undefined ? [[field, inner]] : (inner as Row[]).map((row) => [`${field}.${String(row[key])}`, row])
    }),
  )

/** Builds a section from its parts; days are sorted by date. */
function sectionOf<V extends object>(keyed: Keyed, parts: Parts): V {
  const given = Object.entries(parts).filter(([, part]) => part !== undefined)
  const listOf = (field: string, key: string) => {
    const rows = given.filter(([name]) => name.startsWith(`${field}.`)).map(([, row]) => row as Row)
    return key === 'date' ? rows.toSorted((one, other) => String(one.date).localeCompare(String(other.date))) : rows
  }
  const isRow = (name: string) => Object.keys(keyed).some((field) => name.startsWith(`${field}.`))
  return {
    ...Object.fromEntries(given.filter(([name]) => !isRow(name))),
    ...Object.fromEntries(Object.entries(keyed).map(([field, key]) => [field, listOf(field, key)])),
  } as V
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const inOrder = (_: string, value: unknown) =>
  isPlain(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Whether two values are equal regardless of the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** The parts of a section that differ in `mine` from `stored`. */
export function differing(keyed: Keyed, stored: object, mine: object): { part: string; value: unknown }[] {
  const [before, now] = [partsOf(keyed, stored), partsOf(keyed, mine)]
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])]
  return names.filter((part) => !isSame(before[part], now[part])).map((part) => ({ part, value: now[part] }))
}

/** A part that both sides changed differently. */
export interface Conflict {
  readonly part: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** Which side of each conflict to keep, by the part's name. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/**
 * Merges two edits of a section. A part that one side changed is taken from that side; a part that both changed differently is a
 * conflict, and keeps `mine` until a choice is made.
 */
export function merge<V extends object>(
  keyed: Keyed,
  versions: { base: V; mine: V; theirs: V },
  choices: Choices = {},
): { value: V; conflicts: Conflict[] } {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((value) =>
    partsOf(keyed, value),
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
  return { value: sectionOf(keyed, merged), conflicts }
}
