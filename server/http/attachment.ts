import type { Context } from 'hono'
import type { Download } from '#contract/files'
import type { StreamedFile } from '#contract/streamed-file'
import type { z } from '#contract/zod'
import type { Storage } from '#server/ports/storage'
import { Refusal } from '#server/refusal'

/** The name in plain ASCII for the header; modern browsers read the other form. */
const plain = (name: string) => name.replace(/[^\w .-]/g, '_')

/** Returns the header that saves a file under its name, in any script. */
export const savedAs = (name: string): string =>
  `attachment; filename="${plain(name)}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

async function bodyOf(storage: Storage, file: z.output<typeof Download> | StreamedFile) {
  if ('body' in file) return file.body
  const stored = await storage.get(file.key)
  if (!stored) throw new Refusal(404, 'general.notFound')
  return new Uint8Array(stored)
}

/**
 * Sends a stored or generated file as a download, never to be shown in the site's origin; `nosniff` is on every response (domain
 * hazard 7). Throws 404 when the file is no longer in storage.
 */
export async function sendAttachment(
  c: Context,
  storage: Storage,
  file: z.output<typeof Download> | StreamedFile,
): Promise<Response> {
  const body = await bodyOf(storage, file)
  c.header('Content-Disposition', savedAs(file.name))
  return c.body(body, 200, { 'Content-Type': file.mime })
}
