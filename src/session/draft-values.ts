import type { z } from '#contract/zod'

type Path = readonly PropertyKey[]
type Fields = Record<PropertyKey, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value)

/** A list of objects has a place for each thing it is about; any other may be as long as it likes. */
const isFixed = (list: readonly unknown[]) => list.some(isObject)

/** `first` with what the draft says instead; `lost` gathers where the draft has something of another kind. */
function merged(first: unknown, draft: unknown, path: Path, lost: Path[]): unknown {
  if (draft === undefined) return first
  // Nothing is chosen at first: the schema says what may be.
  if (first === undefined || first === null) return draft
  const isEmptied = typeof first === 'number' && draft === null
  const isSameKind = typeof draft === typeof first && Array.isArray(draft) === Array.isArray(first) && draft !== null
  if (!isEmptied && !isSameKind) {
    lost.push(path)
    return first
  }
  if (Array.isArray(first)) {
    const list = draft as unknown[]
    if (!isFixed(first)) return list
    if (list.length === first.length) return first.map((each, nth) => merged(each, list[nth], [...path, nth], lost))
    lost.push(path)
    return first
  }
  if (!isObject(first)) return draft
  const typed = draft as Fields
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [key, merged(value, typed[key], [...path, key], lost)]),
  )
}

/** The path to what `first` knows of it: a thing in a list of any length is the whole list's. */
function knownPath(first: unknown, [key, ...rest]: Path): Path {
  const isKnown = key !== undefined && isObject(first) && key in first && (!Array.isArray(first) || isFixed(first))
  return isKnown ? [key, ...knownPath(first[key], rest)] : []
}

/** `values` with what `first` has at a path. */
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

/** What the schema refuses of a restored value at a path. */
export interface Refused {
  path: string
  message: string
  values: { min?: unknown; max?: unknown }
}

/** What a schema refuses of values that a draft has brought: it stays as it was typed, and is not taken in silence. */
export function refusedOf(values: object, first: object, schema: z.ZodMiniType): Refused[] {
  const issues = (schema.safeParse(values).error?.issues ?? []) as readonly Issue[]
  const found = new Map<string, Refused>()
  for (const { path, message, minimum, maximum } of issues) {
    const typed = at(values, path)
    const isTyped = typed !== '' && typed !== null && typed !== undefined && !same(typed, at(first, path))
    const name = path.join('.')
    if (isTyped && !found.has(name)) found.set(name, { path: name, message, values: { min: minimum, max: maximum } })
  }
  return [...found.values()]
}

/** What a schema says of the kind of a value, not of how well it was typed. */
const ofKind: readonly unknown[] = ['invalid_type', 'invalid_value', 'unrecognized_keys']

/**
 * `first` with what a draft says instead: every kind of value, lists and what lies in them. `lost` names the fields of which
 * the draft has something that fits no longer: of another kind, or none of the values that the schema knows.
 */
export function withDraft<T extends object>(
  first: T,
  draft: unknown,
  schema?: z.ZodMiniType,
): { values: T; lost: string[] } {
  const lost: Path[] = []
  let values = isObject(draft) ? merged(first, draft, [], lost) : first
  const judged = schema?.safeParse(values)
  for (const issue of judged?.error?.issues ?? []) {
    const path = knownPath(first, issue.path)
    const typed = at(values, path)
    // A number that was emptied is typed again; what nobody has chosen yet is no loss.
    if (!ofKind.includes(issue.code) || typed === null || same(typed, at(first, path))) continue
    values = backAt(values, first, path)
    lost.push(path)
  }
  return { values: values as T, lost: lost.map((path) => path.join('.')) }
}
