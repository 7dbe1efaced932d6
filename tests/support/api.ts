import type { Hono } from 'hono'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import type { RefusalBody } from '#contract/refusal'
import { createApp } from '#server/app'
import type { Deps } from '#server/deps'
import type { Env } from '#server/http/env'
import { type Limits, noLimits } from '#server/http/limits'

/** The response of an endpoint: `data` on success, otherwise `refusal`. */
export interface Answer<E extends Endpoint> {
  status: number
  data: Data<E>
  refusal: RefusalBody
  headers: Headers
}

/** The caller and the form of a call: `headers` are added, `raw` replaces the body. */
export interface Manner {
  token?: string
  headers?: Record<string, string>
  raw?: string
}

type Parts = { params?: object; query?: object; body?: unknown; files?: Record<string, File | undefined> }

const filled = (path: string, params: object = {}) =>
  Object.entries(params).reduce((at, [name, value]) => at.replace(`:${name}`, encodeURIComponent(String(value))), path)

function bodyOf({ body, files }: Parts, raw?: string): { body?: BodyInit; type?: string } {
  if (raw !== undefined) return { body: raw, type: 'application/json' }
  if (files) {
    const form = new FormData()
    form.set('body', JSON.stringify(body))
    for (const [name, file] of Object.entries(files)) if (file) form.set(name, file)
    return { body: form }
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
}

/** The product over a shop, without a network: `call` calls an endpoint as a client would. */
export interface TestApi {
  app: Hono<Env>
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, manner?: Manner): Promise<Answer<E>>
}

/** Builds the app over a test's dependencies; without rate limits unless they are given. */
export function testApi(deps: Deps, limits: Limits = noLimits): TestApi {
  const app = createApp(deps, { limits, readiness: { ready: true } })
  return {
    app,
    async call(endpoint, input, { token, headers = {}, raw } = {}) {
      const parts = input as Parts
      const { body, type } = bodyOf(parts, raw)
      const query = new URLSearchParams(
        Object.entries(parts.query ?? {}).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      )
      const response = await app.request(`${filled(endpoint.path, parts.params)}?${query}`, {
        method: endpoint.method.toUpperCase(),
        headers: {
          ...(type && { 'Content-Type': type }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        body,
      })
      const answer = response.status === 204 ? undefined : await response.json()
      return { status: response.status, data: answer?.data, refusal: answer, headers: response.headers }
    },
  }
}
