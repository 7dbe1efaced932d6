import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from './page-request'

const pack = promisify(gzip)
/** Shorter answers, in characters, are not worth packing. */
const worthPacking = 2048

/** Answers JSON, packed where it is long and the caller takes it so. */
export async function answerJson(c: Context, value: unknown): Promise<Response> {
  const text = JSON.stringify(value)
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }
  if (text.length < worthPacking || !accepts(c, 'gzip')) return c.body(text, 200, headers)
  // At once and not as a stream: an answer that is changed after it was made is made twice.
  return c.body(new Uint8Array(await pack(text)), 200, { ...headers, 'Content-Encoding': 'gzip' })
}
