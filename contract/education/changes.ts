import { type Written, type WrittenSection, writtenSections } from './sections'

/** A field that differs between two versions of an application; null if it exists in only one of them. */
export interface Change {
  readonly section: WrittenSection
  /** Such as `groups.2.count`. */
  readonly path: string
  readonly before: string | number | null
  readonly after: string | number | null
}

type Leaf = string | number | null
const leavesOf = (value: unknown, path: string[], into: Map<string, Leaf>): Map<string, Leaf> => {
  if (typeof value !== 'object' || value === null) {
    into.set(path.join('.'), typeof value === 'string' || typeof value === 'number' ? value : null)
    return into
  }
  for (const [key, inner] of Object.entries(value)) leavesOf(inner, [...path, key], into)
  return into
}

/** The differences between two values of one section, field by field, in the order of the form. */
export function changesIn(section: WrittenSection, before: unknown, after: unknown): Change[] {
  const [old, now] = [leavesOf(before, [], new Map()), leavesOf(after, [], new Map())]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ section, path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter(({ before, after }) => before !== after)
}

/** The differences between two versions of an application, section by section. */
export const changesBetween = (before: Written, after: Written): Change[] =>
  writtenSections.flatMap((section) => changesIn(section, before[section], after[section]))
