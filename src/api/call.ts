import axios, { AxiosError } from 'axios'
import type { Area, CallInput, Data, Endpoint } from '#contract/endpoint'
import type { RefusalBody } from '#contract/refusal'

/** HTTP time-out of a call, in milliseconds (product §7, §9). */
export const timeoutMs = 100_000

/**
 * What happens when a call fails besides its error being thrown: `toast` shows the message and leads to sign-in on a
 * 401, `page` leaves the words to the page but still leads to sign-in, `silent` does neither (product §4, §8).
 */
export type ErrorDisplay = 'toast' | 'page' | 'silent'

/** A call that failed: what the server refused, or `status` 0 when there was no answer. */
export class CallError extends Error {
  override readonly name = 'CallError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
    readonly requestId?: string,
  ) {
    super(message)
  }
}

/** As whom a call went out: the area that it is for, null where it needs nobody, and the token it carried, if any. */
export interface Sent {
  area: Area | null
  token: string | null
}

/** What calls need of the visitor; set once per process, never per request. */
interface Connection {
  token: (area: Area) => string | null
  language: () => string
  onError: (error: CallError, sent: Sent, display: ErrorDisplay) => void
}

const http = axios.create({ timeout: timeoutMs, headers: { 'Cache-Control': 'no-cache' } })
let connection: Connection = { token: () => null, language: () => 'en', onError: () => {} }

/** In the browser: where tokens come from and where errors go. */
export const connectVisitor = (to: Connection): void => {
  connection = to
}

/** On the server: calls stay in the process. */
export const connectInProcess = (fetch: typeof globalThis.fetch): void => {
  Object.assign(http.defaults, { adapter: 'fetch', env: { ...http.defaults.env, fetch }, baseURL: 'http://in-process' })
}

const areaOfEndpoint = ({ auth }: Endpoint): Area | null => (auth === 'none' || auth === 'site' ? null : auth)

export interface CallOptions {
  signal?: AbortSignal
  errors?: ErrorDisplay
  /** Repeats of the same wish carry the same key. */
  idempotencyKey?: string
  /** The area whose token an endpoint of `auth: 'site'` carries. */
  area?: Area
}

interface Input {
  params?: Record<string, unknown>
  query?: object
  body?: unknown
  files?: Record<string, File | undefined>
}

const addressOf = ({ path }: Endpoint, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** JSON, or multipart as soon as a file is there (product §7). */
function payloadOf({ body, files = {} }: Input): unknown {
  const filled = Object.entries(files).filter((entry): entry is [string, File] => Boolean(entry[1]))
  if (filled.length === 0) return body
  const form = new FormData()
  form.append('body', JSON.stringify(body))
  for (const [name, file] of filled) form.append(name, file)
  return form
}

/** Calls an endpoint and answers its `data`. Throws `CallError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Data<E>> {
  const given = input as Input
  const area = options.area ?? areaOfEndpoint(endpoint)
  const token = area && connection.token(area)
  try {
    const { data: answer } = await http.request<{ data: unknown }>({
      method: endpoint.method,
      url: addressOf(endpoint, given.params),
      params: given.query,
      data: payloadOf(given),
      signal: options.signal,
      headers: {
        'Accept-Language': connection.language(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(endpoint.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
      },
    })
    return (import.meta.env.PROD ? answer.data : endpoint.data.parse(answer.data)) as Data<E>
  } catch (cause) {
    if (axios.isCancel(cause)) throw cause
    const error = asCallError(cause)
    connection.onError(error, { area, token }, options.errors ?? 'toast')
    throw error
  }
}

function asCallError(cause: unknown): CallError {
  if (!(cause instanceof AxiosError)) throw cause
  const body = cause.response?.data as Partial<RefusalBody> | undefined
  if (cause.response && typeof body?.code === 'string') {
    return new CallError(cause.response.status, body.code, body.message ?? '', body.field, body.request_id)
  }
  if (cause.response) return new CallError(cause.response.status, 'general.error', '')
  return new CallError(0, cause.code === 'ECONNABORTED' ? 'general.timeout' : 'general.network', '')
}
