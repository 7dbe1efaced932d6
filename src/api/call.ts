import type { Area, CallInput, Data, Endpoint } from '#contract/endpoint'
import type { RefusalBody } from '#contract/refusal'
import type { Reply } from './http'

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
  /** The area of the page that is shown. */
  area: () => Area | null
  language: () => string
  onError: (error: CallError, sent: Sent, display: ErrorDisplay) => void
}

let connection: Connection = { token: () => null, area: () => null, language: () => 'en', onError: () => {} }

/** In the browser: where tokens come from and where errors go. */
export const connectVisitor = (to: Connection): void => {
  connection = to
}

/** The library comes with the first call: a page that the server rendered shows without one. */
export const loadHttp = () => import('./http')

/** Of several areas it is that of the page; for a site the caller says which one it is. */
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
  /** Repeats of the same wish carry the same key. */
  idempotencyKey?: string
  /** The area whose token an endpoint carries that is for a site, or for several areas of which the page's is none. */
  area?: Area
}

interface Input {
  params?: Record<string, unknown>
  query?: object
  body?: unknown
  files?: Record<string, File | undefined>
}

/** Where an endpoint lies for these parameters. */
export const addressOf = ({ path }: Endpoint, params: Record<string, unknown> = {}) =>
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

const headersOf = (token: string | null) => ({
  'Accept-Language': connection.language(),
  ...(token && { Authorization: `Bearer ${token}` }),
})

/** What a request that does not go through `call` carries of the visitor: language and the token of the endpoint's area. */
export function connected(endpoint: Endpoint): Record<string, string> {
  const area = areaOfEndpoint(endpoint)
  return headersOf(area && connection.token(area))
}

/** Calls an endpoint and answers its `data`, or the bytes that it sends. Throws `CallError`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Data<E>> {
  const given = input as Input
  const area = options.area ?? areaOfEndpoint(endpoint)
  const token = area && connection.token(area)
  // Without a network the library itself may not have come.
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
  // 204 says that there is nothing to read.
  return (import.meta.env.PROD || reply.status === 204 ? data : endpoint.data.parse(data)) as Data<E>
}

/** What an answer says went wrong, or null. */
export function errorOf(reply: Reply): CallError | null {
  if (!('data' in reply)) return new CallError(0, reply.why === 'timeout' ? 'general.timeout' : 'general.network', '')
  if (reply.status < 400) return null
  const body = reply.data as Partial<RefusalBody> | undefined
  if (typeof body?.code !== 'string') return new CallError(reply.status, 'general.error', '')
  return new CallError(reply.status, body.code, body.message ?? '', body.field, body.request_id)
}
