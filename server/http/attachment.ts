import type { Context } from 'hono'
import type { Download } from '#contract/files'
import type { z } from '#contract/zod'
import type { Storage } from '#server/ports/storage'
import { Refusal } from '#server/refusal'

/** What a header may hold; browsers that know better read the other form of the name. */
const plain = (name: string) => name.replace(/[^\w .-]/g, '_')

/** The header by which a file is saved under its name, in whatever script that is. */
export const savedAs = (name: string): string =>
  `attachment; filename="${plain(name)}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/**
 * Sends a stored file to be saved and never to be shown in our origin; `nosniff` is on every answer (domain hazard 7).
 * Throws 404 when storage has it no more.
 */
export async function sendAttachment(
  c: Context,
  storage: Storage,
  { key, name, mime }: z.output<typeof Download>,
): Promise<Response> {
  const body = await storage.get(key)
  if (!body) throw new Refusal(404, 'general.notFound')
  c.header('Content-Disposition', savedAs(name))
  return c.body(new Uint8Array(body), 200, { 'Content-Type': mime })
}
