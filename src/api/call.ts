import type { Area, CallInput, Data, Endpoint } from '#contract/endpoint'
import type { RefusalBody } from '#contract/refusal'
import type { Reply } from './http'

/**
 * How a failed call is handled besides throwing its error: `toast` shows the message and leads to sign-in on a 401, `page` leaves
 * the message to the page but still leads to sign-in, `silent` does neither (product §4, §8).
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

  /** Whether the server would refuse the same call again: not so offline, signed out, over a limit, or after a fault of the server. */
  get isFinal(): boolean {
    const { status } = this
    return status >= 400 && status < 500 && status !== 401 && status !== 429
  }
}

/** Who a call was sent as: its area (null when it needs no sign-in) and the token it carried, if any. */
export interface Sent {
  area: Area | null
  token: string | null
}

/** What calls need from the visitor; set once per process, never per request. */
interface Connection {
  token: (area: Area) => string | null
  /** The area of the page that is shown. */
  area: () => Area | null
  language: () => string
  onError: (error: CallError, sent: Sent, display: ErrorDisplay) => void
}

let connection: Connection = { token: () => null, area: () => null, language: () => 'en', onError: () => {} }

/** In the browser: sets where tokens come from and where errors go. */
export const connectVisitor = (to: Connection): void => {
  connection = to
}

/** The library is loaded with the first call: a server-rendered page shows without it. */
export const loadHttp = () => import('./http')

/** With several areas, the page's own counts; for a site the caller names the area. */
function areaOfEndpoint({ auth }: Endpoint): Area | null {
  if (auth === 'none' || auth === 'site') return null
  if (typeof auth === 'string') return auth
  const here = connection.area()
  return here && auth.includes(here) ? here : null
}

export interface CallOptions {
  signal?: AbortSignal
  /** Called with how much of the request has been sent, 0 to 1. */
  progress?: (done: number) => void
  errors?: ErrorDisplay
  /** Repeats of the same request carry the same key. */
  idempotencyKey?: string
  /** The area whose token is sent when the endpoint is for a site, or allows several areas but not the page's. */
  area?: Area
}

interface Input {
  params?: Record<string, unknown>
  query?: object
  body?: unknown
  files?: Record<string, File | undefined>
}

/** Returns the path of an endpoint for these parameters. */
export const addressOf = ({ path }: Endpoint, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** JSON, or multipart when there is a file (product §7). */
function payloadOf({ body, files = {} }: Input): unknown {
  const filled = Object.entries(files).filter((entry): entry is [string, File] => Boolean(entry[1]))
  if (filled.length === 0) return body
  const form = new FormData()
  form.append('body', JSON.stringify(body))
  for (const [name, file] of filled) form.append(name, file)
  return form
}

const headersOf = (token: string | null) => ({
  'Accept-Language': connection.language(),
  ...(token && { Authorization: `Bearer ${token}` }),
})

/** Returns the visitor's headers for a request that bypasses `call`: language and the token of the endpoint's area. */
export function connected(endpoint: Endpoint): Record<string, string> {
  const area = areaOfEndpoint(endpoint)
  return headersOf(area && connection.token(area))
}

/** Calls an endpoint and returns its `data`, or the bytes it sends. Throws `CallError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Data<E>> {
  const given = input as Input
  const area = options.area ?? areaOfEndpoint(endpoint)
  const token = area && connection.token(area)
  // Without a network the library itself may fail to load.
  const http = await loadHttp().catch(() => null)
  const reply: Reply = !http
    ? { status: 0, why: 'network' }
    : await http.send({
        method: endpoint.method,
        url: addressOf(endpoint, given.params),
        params: given.query,
        data: payloadOf(given),
        signal: options.signal,
        onUploadProgress: options.progress && (({ progress = 0 }) => options.progress?.(progress)),
        responseType: endpoint.download ? 'blob' : undefined,
        headers: {
          ...headersOf(token),
          ...(endpoint.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
        },
      })
  const error = errorOf(reply)
  if (error) {
    connection.onError(error, { area, token }, options.errors ?? 'toast')
    throw error
  }
  if (endpoint.download) return ('data' in reply ? reply.data : undefined) as Data<E>
  const { data } = ('data' in reply && reply.data ? reply.data : {}) as { data?: unknown }
  // 204 has no body to parse.
  return (import.meta.env.PROD || reply.status === 204 ? data : endpoint.data.parse(data)) as Data<E>
}

/** Returns the error that a reply reports, or null. */
export function errorOf(reply: Reply): CallError | null {
  if (!('data' in reply)) return new CallError(0, reply.why === 'timeout' ? 'general.timeout' : 'general.network', '')
  if (reply.status < 400) return null
  const body = reply.data as Partial<RefusalBody> | undefined
  if (typeof body?.code !== 'string') return new CallError(reply.status, 'general.error', '')
  return new CallError(reply.status, body.code, body.message ?? '', body.field, body.request_id)
}
