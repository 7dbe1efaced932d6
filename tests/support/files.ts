import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReceivedFile } from '#server/received'
import { atEnd } from '#tests/support/ending'

/** Bytes, or a browser's file, as an uploaded file; it exists until the test ends. */
export async function received(body: Buffer | File, name = 'file'): Promise<ReceivedFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-files-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(await body.arrayBuffer())
  const at = path.join(folder, 'file')
  await writeFile(at, bytes)
  return { name: Buffer.isBuffer(body) ? name : body.name, size: bytes.length, path: at }
}
