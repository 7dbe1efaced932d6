import fc from 'fast-check'
import { birthDays, travelDays } from '#contract/days'
import { z } from '#contract/zod'

/** The subset of JSON Schema that the contract's schemas use. */
export interface Json {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  oneOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  prefixItems?: Json[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** Values for fields with meaningful names, such as the id of an existing row. */
export type GivenValues = Readonly<Record<string, unknown>>

const schemas = new WeakMap<z.ZodMiniType, Json>()

/** The schema of the input; an object without fields if there is none. */
export function schemaOf(schema: z.ZodMiniType | undefined): Json {
  if (!schema) return { type: 'object' }
  const made = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)
  schemas.set(schema, made)
  return made
}

/** Texts that any client can send anywhere: halves of surrogate pairs, non-letters, direction marks, and overlong texts. */
export const oddTexts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '!!!',
  '...,;:?',
  '---***',
  '%_\\',
  '\'"`;--',
  '\u202e\u200fabc\u2066',
  '\u0301\u0300',
  '👩‍👩‍👧‍👦'.repeat(20),
  '가'.repeat(10_000),
] as const

/** Numbers at the limits of a column, a double or a counter. */
const oddNumbers = [-1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e21, 1e300, -1e300]
const numberLike = ['NaN', 'Infinity', '1e999', '0x10', '-0', '１']
const days = [
  ...[travelDays, birthDays].flatMap(({ first, last }) => [first, last]),
  ...['0000-00-00', '0001-01-01', '1899-12-31', '2019-12-31', '2027-02-29', '2027-03-01', '2027-03-02', '2027-03-03'],
  ...['2100-01-01', '9999-12-01', '9999-12-31', '9999-12-32', '10000-01-01'],
]
const moments = [
  '0000-01-01T00:00:00Z',
  `${travelDays.first}T00:00:00Z`,
  `${travelDays.last}T23:59:59.999Z`,
  '2027-03-02T03:00:00Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
]
const uuids = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'x']
const long = 200

function texts({ format, pattern = '', minLength = 0, maxLength = long }: Json): string[] {
  const ends = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0)
  const typed = ends.flatMap((length) => ['a', '7'].map((each) => each.repeat(length)))
  if (format === 'date-time') return moments
  if (pattern.startsWith('^\\d{4}-\\d{2}') || pattern.startsWith('^\\d{4}-?')) return days
  if (format === 'uuid') return uuids
  if (format === 'email') return [...typed, `${'a'.repeat(64)}@${'b'.repeat(63)}.kr`, 'a@b', `a@${'b.'.repeat(150)}kr`]
  return pattern.includes('[0-5]\\d') ? ['00:00', '23:59', '24:00', '9:00'] : typed
}

/** Values at the limits of a schema, just beyond them, and of other types. */
function endsOf(schema: Json, given: GivenValues): unknown[] {
  const { type, minimum = 0, maximum = 0, minItems = 0, maxItems = 0, items = {} } = schema
  if (schema.enum) return [schema.enum[0], schema.enum.at(-1), 'nothing of these', null]
  if (schema.const !== undefined) return [schema.const, null]
  if (type === 'boolean') return [true, false, 'true', null]
  if (type === 'number' || type === 'integer')
    return [minimum - 1, minimum, maximum, maximum + 1, ...oddNumbers, ...numberLike, null]
  if (type === 'array') {
    const one = sample(items, given)
    const counts = [0, minItems, maxItems, maxItems + 1].filter((count) => count <= 300)
    return [
      ...counts.map((count) => Array.from({ length: count }, () => one)),
      ...edges(items, given).map((each) => [each]),
      null,
    ]
  }
  if (type === 'object') return [{}, [], null, { ...(sample(schema, given) as object), unknown: 1 }]
  return [...texts(schema), ...oddTexts, ...(type === 'string' ? [null, 7, ['a'], {}, { toString: 1 }] : [])]
}

/** Every value worth sending for a schema; for an object, the valid one with one field at a limit or left out. */
export function edges(schema: Json, given: GivenValues = {}, good = sample(schema, given)): unknown[] {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.flatMap((each) => edges(each, given))
  const { properties = {} } = schema
  if (schema.type !== 'object') return endsOf(schema, given)
  return [
    good,
    ...endsOf(schema, given),
    ...Object.entries(properties).flatMap(([name, field]) => {
      const { [name]: _, ...without } = good as Record<string, unknown>
      const values = name in given ? [given[name], ...edges(field, given)] : edges(field, given)
      return [without, ...values.map((each) => ({ ...without, [name]: each }))]
    }),
  ]
}

const usual: Record<string, string> = {
  'date-time': '2027-04-02T03:00:00Z',
  uuid: uuids[0] ?? '',
  email: 'somebody@naru.test',
}

/** A known value applies only to fields of its type: `contact` is a phone number in one call, an object in another. */
const suits = ({ type, format }: Json, value: unknown) =>
  (type !== 'object' || typeof value === 'object') &&
  (type !== 'array' || Array.isArray(value)) &&
  (format !== 'uuid' || /^[\da-f-]{36}$/.test(String(value)))

/** A value that a schema most likely accepts. */
export function sample(schema: Json, given: GivenValues = {}): unknown {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return sample(either[0] ?? {}, given)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  const { type, format = '', pattern = '', minimum = 0, minItems = 0, minLength = 0, maxLength = long } = schema
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        name in given && suits(field, given[name]) ? given[name] : sample(field, given),
      ]),
    )
  }
  if (schema.prefixItems) return schema.prefixItems.map((item) => sample(item, given))
  if (type === 'array') return Array.from({ length: Math.max(minItems, 1) }, () => sample(schema.items ?? {}, given))
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(minimum, 1)
  if (usual[format]) return usual[format]
  if (pattern.startsWith('^\\d{4}-')) return '2027-04-02'
  if (pattern.includes('[0-5]\\d')) return '09:00'
  return pattern && !pattern.includes('(?')
    ? matching(pattern)
    : 'a'.repeat(Math.min(Math.max(minLength, 3), maxLength))
}

const matched = new Map<string, string>()

/** A text that matches a pattern. Deterministic. */
function matching(pattern: string): string {
  const cached = matched.get(pattern)
  if (cached !== undefined) return cached
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 1, seed: 20261122 })
  matched.set(pattern, text)
  return text
}
