import type { Endpoint } from '#contract/endpoint'
import type { z } from '#contract/zod'
import { edges, type GivenValues, type Json, oddTexts, sample, schemaOf } from './edges'

/** A request as sent, byte for byte. */
export interface EdgeCall {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

/** Text encoded for an address; half of a surrogate pair as the three bytes it would be. */
export const escaped = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(letter)
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
      return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
    })
    .join('')

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pathOf = (path: string, params: unknown) =>
  path.replace(/:(\w+)/g, (_, name: string) => escaped(asText(isRecord(params) ? params[name] : params)).slice(0, 4000))

function queryOf(query: unknown): string {
  if (!isRecord(query)) return ''
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length > 0
    ? `?${pairs.map(([name, value]) => `${name}=${escaped(asText(value)).slice(0, 12_000)}`).join('&')}`
    : ''
}

const boundary = 'between-the-parts'
const type = { json: 'application/json', form: `multipart/form-data; boundary=${boundary}` }
const newline = '\r\n'

/** A form with the body and a file of this name, whose bytes are of no file type. */
const formOf = (body: unknown, field: string, name: string) =>
  [
    `--${boundary}`,
    'Content-Disposition: form-data; name="body"',
    '',
    JSON.stringify(body),
    `--${boundary}`,
    `Content-Disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"`,
    'Content-Type: image/png',
    '',
    'no picture',
    `--${boundary}--`,
    '',
  ].join(newline)

/** `what` as a request of the endpoint; the other parts are valid. */
export function callOf(endpoint: Endpoint, what: { params?: unknown; query?: unknown; body?: unknown }): EdgeCall {
  const { method, path, body } = endpoint
  return {
    method: method.toUpperCase(),
    path: pathOf(path, what.params) + queryOf(what.query),
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...(body && { 'Content-Type': type.json }) },
    body: body && JSON.stringify(what.body),
  }
}

/** Bytes in place of a body of the declared type. */
const oddBodies = [
  '',
  '{',
  'null',
  '"\\ud800"',
  '{"a":1e999}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  '\ufeff{}',
]

/** The value without optional parts that the contract refuses. */
function fitting(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  const { error } = schema?.safeParse(value) ?? {}
  const refused = new Set(error?.issues.map(({ path }) => path[0]))
  if (refused.size === 0 || !isRecord(value)) return value
  const optional = Object.entries(value).filter(([name]) => !schemaOf(schema).required?.includes(name))
  const dropped = optional.filter(([name]) => refused.has(name)).map(([name]) => name)
  if (dropped.length === 0) return value
  return fitting(schema, Object.fromEntries(Object.entries(value).filter(([name]) => !dropped.includes(name))))
}

/** Parts of a request that the endpoint most likely accepts, including optional ones if `all` is set. */
export function goodCall(endpoint: Endpoint, given: GivenValues = {}, all = true) {
  const query = schemaOf(endpoint.query)
  return {
    params: sample(schemaOf(endpoint.params), given),
    query: fitting(endpoint.query, sample(all ? query : needed(query), given)),
    body: fitting(endpoint.body, sample(schemaOf(endpoint.body), given)),
  }
}

/** Every request worth sending to an endpoint: each field at its limits while the others are valid. Deterministic. */
export function edgeCalls(endpoint: Endpoint, given: GivenValues = {}): EdgeCall[] {
  const schemas = { params: schemaOf(endpoint.params), query: schemaOf(endpoint.query), body: schemaOf(endpoint.body) }
  // One filter at a time: all of them together find nothing, and what one of them breaks is never reached.
  const good = goodCall(endpoint, given, false)
  const calls = (['params', 'query', 'body'] as const).flatMap((part) =>
    part === 'body' && !endpoint.body
      ? []
      : edges(schemas[part], given, good[part]).map((each) => callOf(endpoint, { ...good, [part]: each })),
  )
  calls.push(callOf(endpoint, goodCall(endpoint, given)))
  const base = callOf(endpoint, good)
  if (endpoint.body) calls.push(...oddBodies.map((body) => ({ ...base, body })))
  for (const field of endpoint.files ?? []) {
    const names = ['a.png', '../../x', 'x'.repeat(300), ...oddTexts.slice(0, 10)]
    const headers = { ...base.headers, 'Content-Type': type.form }
    const forms = [...names.map((name) => formOf(good.body, field, name)), formOf('\ud800', field, 'a.png'), '']
    calls.push(...forms.map((body) => ({ ...base, headers, body })))
  }
  const once = new Map(calls.map((call) => [`${call.path} ${call.headers['Content-Type']} ${call.body}`, call]))
  return [...once.values()]
}

/** The decoded parameters of a call's path; null where one is not text. */
function paramsOf({ path: pattern }: Endpoint, pathname: string): Record<string, string> | null {
  const parts = pathname.split('/')
  try {
    const named = pattern.split('/').flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), at] as const] : []))
    return Object.fromEntries(named.map(([name, at]) => [name, decodeURIComponent(parts[at] ?? '')]))
  } catch {
    return null
  }
}

/** Whether the contract refuses the call: then the same happens to it in every role, and no handler is reached. */
export function isRefused(endpoint: Endpoint, { path, headers, body = '' }: EdgeCall): boolean {
  const { pathname, searchParams } = new URL(path, 'http://naru.test')
  const params = paramsOf(endpoint, pathname)
  if (params && endpoint.params?.safeParse(params).success === false) return true
  if (endpoint.query?.safeParse(Object.fromEntries(searchParams)).success === false) return true
  if (!endpoint.body || headers['Content-Type'] !== type.json) return false
  try {
    return !endpoint.body.safeParse(JSON.parse(body)).success
  } catch {
    // Not JSON: how such bytes are read is up to the server.
    return false
  }
}

/** Without optional fields: each further filter finds less. */
const needed = (schema: Json): Json => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name)),
  ),
})
