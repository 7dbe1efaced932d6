import type { Hono } from 'hono'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { Endpoint } from '#contract/endpoint'
import type { Env } from '#server/http/env'

/** The origin of a component test's browser: `APP_URL` of `testSettings`. */
export const origin = 'http://naru.test'

/**
 * What happens to a call instead of its response: a refusal or fault of the server, no connection, a response lost after the
 * server has done the work, or a delayed one.
 */
export type Fault =
  | { status: number; code?: string; message?: string }
  | { networkError: true }
  | { lostReply: true }
  | { response: unknown }
  | { after: Promise<unknown> }

/** A request that left the browser. */
export interface SentRequest {
  method: string
  path: string
  search: string
  headers: Headers
  body: string
}

let app: Hono<Env> | null = null
let requests: SentRequest[] = []
let faults: { method: string; path: RegExp; fault: Fault }[] = []

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** The next call of the endpoint, and only that one, fails this way. */
export function failNext({ method, path }: Pick<Endpoint, 'method' | 'path'>, fault: Fault): void {
  faults.push({ method: method.toUpperCase(), path: patternOf(path), fault })
}

/** The next call of the endpoint is not answered before the returned function is called. */
export function holdNext(endpoint: Pick<Endpoint, 'method' | 'path'>): () => void {
  let release = () => {}
  failNext(endpoint, {
    after: new Promise<void>((resolve) => {
      release = resolve
    }),
  })
  return release
}

function faultFor(method: string, path: string): Fault | undefined {
  const at = faults.findIndex((each) => each.method === method && each.path.test(path))
  return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
}

/** As a browser sends it: with its origin. */
function asBrowser(request: Request, body: ArrayBuffer): Request {
  // For a request with a form, msw passes on only recorded headers, unless each one is named.
  const headers = new Headers([...request.headers])
  headers.set('Host', new URL(origin).host)
  headers.set('Origin', origin)
  headers.set('Sec-Fetch-Site', 'same-origin')
  return new Request(request.url, { method: request.method, headers, body: body.byteLength > 0 ? body : undefined })
}

async function answer(request: Request): Promise<Response> {
  const { pathname: path, search } = new URL(request.url)
  const { method, headers } = request
  const body = await request.arrayBuffer()
  requests.push({ method, path, search, headers, body: Buffer.from(body).toString() })
  const fault = faultFor(method, path)
  if (fault && 'networkError' in fault) return HttpResponse.error()
  if (fault && 'response' in fault) return HttpResponse.json({ data: fault.response })
  if (fault && 'status' in fault) {
    const { status, code = 'general.error', message = '' } = fault
    return HttpResponse.json({ message, code, request_id: 'fault' }, { status })
  }
  if (fault && 'after' in fault) await fault.after
  // Requests left over from a test fail.
  if (!app) return HttpResponse.error()
  const response = await app.fetch(asBrowser(request, body))
  return fault && 'lostReply' in fault ? HttpResponse.error() : response
}

const server = setupServer(http.all(`${origin}/*`, ({ request }) => answer(request)))

/** The network between the browser of a component test and the real server app. */
export const network = {
  listen: () => server.listen({ onUnhandledRequest: 'error' }),
  close: () => server.close(),
  /**
   * The next call of the endpoint gets this response: for behavior that depends on a cookie, which a component test's browser
   * does not have.
   */
  respondNext: (endpoint: Pick<Endpoint, 'method' | 'path'>, response: unknown) => failNext(endpoint, { response }),
  connect(to: Hono<Env>) {
    app = to
  },
  reset() {
    app = null
    requests = []
    faults = []
  },
  /** The requests in order; `of` selects one path. */
  requests: (of?: string) => requests.filter(({ path }) => of === undefined || path === of),
}
