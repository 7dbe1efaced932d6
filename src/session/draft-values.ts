import type { z } from '#contract/zod'

type Path = readonly PropertyKey[]
type Fields = Record<PropertyKey, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value)

/** An empty item of each list of objects that users lengthen and shorten, by the name of the list's field at any depth. */
export type EmptyItems = Readonly<Record<string, object>>

/** A list of objects without an empty item has a fixed length, one item per subject; any other list may have any length. */
const isFixed = (list: readonly unknown[]) => list.some(isObject)

interface Merge {
  items: EmptyItems
  /** Collects the paths where the draft has a value of another type. */
  lost: Path[]
}

/** Returns `first` overlaid with the draft. */
function merged(first: unknown, draft: unknown, path: Path, merge: Merge): unknown {
  if (draft === undefined) return first
  // Nothing is chosen initially: the schema decides which values are valid.
  if (first === undefined || first === null) return draft
  const isEmptied = typeof first === 'number' && draft === null
  const isSameKind = typeof draft === typeof first && Array.isArray(draft) === Array.isArray(first) && draft !== null
  if (!isEmptied && !isSameKind) {
    merge.lost.push(path)
    return first
  }
  if (Array.isArray(first)) {
    const list = draft as unknown[]
    const empty = merge.items[String(path.at(-1))]
    if (empty) return list.map((each, nth) => merged(empty, each, [...path, nth], merge))
    if (!isFixed(first)) return list
    if (list.length === first.length) return first.map((each, nth) => merged(each, list[nth], [...path, nth], merge))
    merge.lost.push(path)
    return first
  }
  if (!isObject(first)) return draft
  const typed = draft as Fields
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [key, merged(value, typed[key], [...path, key], merge)]),
  )
}

/** The part of a path that `first` has; an item in a list of variable length maps to the whole list. */
function existingPath(first: unknown, [key, ...rest]: Path): Path {
  const isKnown = key !== undefined && isObject(first) && key in first && (!Array.isArray(first) || isFixed(first))
  return isKnown ? [key, ...existingPath(first[key], rest)] : []
}

/** Returns `values` with the value of `first` at a path. */
function backAt(values: unknown, first: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || !isObject(values) || !isObject(first)) return first
  const inner = backAt(values[key], first[key], rest)
  return Array.isArray(values) ? values.with(Number(key), inner) : { ...values, [key]: inner }
}

interface Issue {
  path: Path
  message: string
  minimum?: unknown
  maximum?: unknown
}

/** A restored value that the schema refuses. */
export interface Refused {
  path: string
  message: string
  values: { min?: unknown; max?: unknown }
}

/** Returns the restored values that a schema refuses; they stay as typed, and the user is shown the error. */
export function refusedOf(values: object, first: object, schema: z.ZodMiniType): Refused[] {
  const issues = (schema.safeParse(values).error?.issues ?? []) as readonly Issue[]
  const found = new Map<string, Refused>()
  for (const { path, message, minimum, maximum } of issues) {
    const typed = at(values, path)
    const isEmpty = typed === '' || typed === null || typed === undefined || same(typed, [])
    const isTyped = !isEmpty && !same(typed, at(first, path))
    const name = path.join('.')
    if (isTyped && !found.has(name)) found.set(name, { path: name, message, values: { min: minimum, max: maximum } })
  }
  return [...found.values()]
}

/** Schema issues about the type of a value, not about its content. */
const ofKind: readonly unknown[] = ['invalid_type', 'invalid_value', 'unrecognized_keys']

/**
 * Returns `first` overlaid with a draft, including nested lists and objects. `lost` names the fields whose draft value no longer
 * fits: another type, or not one of the schema's values.
 */
export function withDraft<T extends object>(
  first: T,
  draft: unknown,
  schema?: z.ZodMiniType,
  items: EmptyItems = {},
): { values: T; lost: string[] } {
  const lost: Path[] = []
  let values = isObject(draft) ? merged(first, draft, [], { items, lost }) : first
  const judged = schema?.safeParse(values)
  for (const issue of judged?.error?.issues ?? []) {
    const path = existingPath(first, issue.path)
    const own = at(values, issue.path)
    // An emptied number is typed again; a field still without a choice is no loss, nor is one of an item added to a list.
    const isUntyped = own === null || (own === '' && path.length < issue.path.length)
    if (!ofKind.includes(issue.code) || isUntyped || same(at(values, path), at(first, path))) continue
    values = backAt(values, first, path)
    lost.push(path)
  }
  return { values: values as T, lost: lost.map((path) => path.join('.')) }
}
