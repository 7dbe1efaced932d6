import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file that came with a call: it lies on the disk, and is gone when the call has been answered. */
export interface ReceivedFile {
  /** As the sender calls it: anything at all. */
  name: string
  /** In bytes. */
  size: number
  path: string
}

/** Enough for every signature by which kinds are recognized. */
const signBytes = 16

const isAt = (head: Buffer, offset: number, sign: string) =>
  head.subarray(offset, offset + sign.length).equals(Buffer.from(sign, 'latin1'))

const kinds: readonly (readonly [mime: string, is: (head: Buffer) => boolean])[] = [
  ['image/jpeg', (head) => isAt(head, 0, '\xff\xd8\xff')],
  ['image/png', (head) => isAt(head, 0, '\x89PNG\r\n\x1a\n')],
  ['image/webp', (head) => isAt(head, 0, 'RIFF') && isAt(head, 8, 'WEBP')],
  ['image/avif', (head) => isAt(head, 4, 'ftypavif') || isAt(head, 4, 'ftypavis')],
  ['application/pdf', (head) => isAt(head, 0, '%PDF-')],
]

/**
 * What a file is by its first bytes, of the kinds that anything takes, or null. A picture is so only when it could be decoded:
 * nothing that is kept relies on this alone.
 */
export async function kindOf(received: ReceivedFile): Promise<string | null> {
  const file = await open(received.path)
  try {
    const head = Buffer.alloc(signBytes)
    await file.read(head, 0, signBytes, 0)
    return kinds.find(([, is]) => is(head))?.[0] ?? null
  } finally {
    await file.close()
  }
}

/** Treats what we have made ourselves as a file that came with a call, for as long as `work` takes. */
export async function asReceived<T>(name: string, body: Buffer, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-'))
  try {
    const file = { name, size: body.length, path: path.join(folder, 'file') }
    await writeFile(file.path, body)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
