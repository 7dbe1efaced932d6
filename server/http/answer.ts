import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from './page-request'

const pack = promisify(gzip)
/** Responses shorter than this, in characters, are not worth compressing. */
const worthPacking = 2048

/** Answers JSON, compressed where it is long and the client accepts gzip. */
export async function answerJson(c: Context, value: unknown): Promise<Response> {
  const text = JSON.stringify(value)
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }
  if (text.length < worthPacking || !accepts(c, 'gzip')) return c.body(text, 200, headers)
  // In one piece, not as a stream: a response that is changed after it was made is made twice.
  return c.body(new Uint8Array(await pack(text)), 200, { ...headers, 'Content-Encoding': 'gzip' })
}
