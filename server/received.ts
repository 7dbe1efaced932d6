import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file that was uploaded with a request. It is on disk, and is removed once the request has been answered. */
export interface ReceivedFile {
  /** The name as sent; it can be anything. */
  name: string
  /** In bytes. */
  size: number
  path: string
}

/** Enough for the signature of every kind that is recognized. */
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
 * Returns the MIME type of a file by its first bytes, or null when it is of no accepted kind. Only decoding proves that it is a
 * picture: nothing that is stored relies on this alone.
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

/** Treats a body that the server itself has made as an uploaded file while `work` runs. */
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
