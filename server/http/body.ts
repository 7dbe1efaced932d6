import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import { isStorageFull } from '#server/ports/storage'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'
import type { Env } from './env'
import { filesBytes } from './incoming'
import type { Limits } from './limits'
import { readMultipart } from './multipart'

/** The body and files of a request, before they are checked against the contract. */
export interface Sent {
  raw: unknown
  files: Record<string, ReceivedFile>
}

/** Whether a request has a multipart body, as one with files does. */
export const isMultipart = (c: Context): boolean => /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')

/** Anonymous visitors can send fewer files; the upload is counted before any of it is read. */
async function readFiles(endpoint: Endpoint, c: Context<Env>, limits: Limits): Promise<Sent> {
  if (endpoint.auth === 'none') await limits.count('guestUpload', c.get('ip'))
  const stream = c.req.raw.body as ReadableStream<Uint8Array> | null
  if (!stream) throw new Refusal(400, 'general.badRequest')
  const folder = await c.get('incoming')()
  const type = c.req.header('content-type') ?? ''
  const { text, files } = await readMultipart(stream, { type, names: endpoint.files ?? [], folder, most: filesBytes })
  return { raw: JSON.parse(text), files }
}

/**
 * Reads a request's body: JSON, or multipart with the files of the contract, which are on disk until the request is answered.
 * Throws 400 `general.badRequest`, 413 `general.tooLarge` and `validation.fileSize`, 429 and 503 when too many files arrive, and
 * when the disk is full.
 */
export async function readSent(endpoint: Endpoint, c: Context<Env>, limits: Limits): Promise<Sent> {
  try {
    if (endpoint.files && isMultipart(c)) return await readFiles(endpoint, c, limits)
    return { raw: await c.req.json(), files: {} }
  } catch (error) {
    if (error instanceof Refusal || isStorageFull(error as Error)) throw error
    if (error instanceof Error && error.name === 'BodyLimitError') throw new Refusal(413, 'general.tooLarge')
    throw new Refusal(400, 'general.badRequest')
  }
}
