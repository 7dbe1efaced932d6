import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { ReceivedFile } from '#server/received'

let folder: string | undefined
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** Bytes, or a browser's file, as a file that came with a call; it is there until the test file ends. */
export async function received(body: Buffer | File, name = 'file'): Promise<ReceivedFile> {
  folder ??= mkdtempSync(path.join(tmpdir(), 'naru-files-'))
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(await body.arrayBuffer())
  const at = path.join(folder, randomUUID())
  await writeFile(at, bytes)
  return { name: Buffer.isBuffer(body) ? name : body.name, size: bytes.length, path: at }
}
