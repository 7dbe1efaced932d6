import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { looksPersonal, searchHeader } from '#contract/desk-list'

/** HTTP time-out of a call, in milliseconds (product §7, §9). */
export const timeoutMs = 100_000

/** A reply: a status with its body, or 0 with the reason there was no answer. */
export type Reply = { status: number; data: unknown } | { status: 0; why: 'timeout' | 'network' }

// No status throws here: the caller interprets it.
const http = axios.create({
  timeout: timeoutMs,
  headers: { 'Cache-Control': 'no-cache' },
  validateStatus: () => true,
})

/** On the server: calls stay in the process. */
export const connectInProcess = (fetch: typeof globalThis.fetch): void => {
  Object.assign(http.defaults, { adapter: 'fetch', env: { ...http.defaults.env, fetch }, baseURL: 'http://in-process' })
}

/** A refusal of a download also arrives as bytes. */
async function readable(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data
  try {
    return JSON.parse(await data.text())
  } catch {
    return undefined
  }
}

/**
 * Moves a signed-in user's search words into a header, for desks and for words that look like an address or a number, so that
 * they never appear in a URL (product §2).
 */
function withoutWords(request: AxiosRequestConfig): AxiosRequestConfig {
  const { q, ...params } = (request.params ?? {}) as { q?: unknown }
  if (typeof q !== 'string' || !request.headers?.Authorization) return request
  if (!looksPersonal(q) && !request.url?.startsWith('/api/v1/admin/')) return request
  return { ...request, params, headers: { ...request.headers, [searchHeader]: encodeURIComponent(q) } }
}

/** Sends one request. `onUploadProgress` reports how much was sent. Throws only when the caller aborted it. */
export async function send(request: AxiosRequestConfig): Promise<Reply> {
  try {
    const { status, data } = await http.request<unknown>(withoutWords(request))
    return { status, data: status >= 400 ? await readable(data) : data }
  } catch (cause) {
    if (axios.isCancel(cause) || !(cause instanceof AxiosError)) throw cause
    return { status: 0, why: cause.code === 'ECONNABORTED' ? 'timeout' : 'network' }
  }
}
