import { type FileHandle, open } from 'node:fs/promises'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'

/** Word documents and Excel tables, keyed by MIME type, with the file extension. */
export const officeKinds: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}
const mains = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const

/** Limits of an unpacked ZIP: files, total bytes, the compression ratio of each file, and bytes of its directory. */
const most = { files: 2_000, bytes: 100 * 1024 * 1024, ratio: 100, directory: 1024 * 1024 } as const
/** Below this size in bytes the ratio says nothing: a small file can be compressed better than any large one. */
const smallBytes = 1024 * 1024

const endSize = 22
const entrySize = 46
const signs = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const

const damaged = () => new Refusal(415, 'validation.fileDamaged', 'file')

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const into = Buffer.alloc(length)
  const { bytesRead } = await file.read(into, 0, length, position)
  return into.subarray(0, bytesRead)
}

/** Names that lead out of the target folder, or that systems interpret differently. */
const isOdd = (name: string) =>
  name === '' ||
  name.length > 255 ||
  /[\\:\p{Cc}\ufffd]/u.test(name) ||
  name.startsWith('/') ||
  name.split('/').some((part) => part === '..' || part === '.')

/** Macros and embedded programs. */
const isActive = (name: string) => /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX|embeddings)(\/|$)/i.test(name)

interface Entry {
  name: string
  packed: number
  bytes: number
}

/**
 * The next entry of a ZIP's directory and the offset of the one after it. Throws 415 for an entry that is encrypted, huge or odd.
 */
function entryAt(directory: Buffer, at: number): { entry: Entry; next: number } {
  if (at + entrySize > directory.length || directory.readUInt32LE(at) !== signs.entry) throw damaged()
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
  const [packed, bytes] = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 24)]
  const lengths = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
  const next = at + entrySize + lengths.reduce((sum, each) => sum + each, 0)
  const name = directory.toString('utf8', at + entrySize, at + entrySize + (lengths[0] ?? 0))
  const isEncrypted = (flags & 1) === 1
  if (next > directory.length || isEncrypted || (method !== 0 && method !== 8) || isOdd(name) || isActive(name))
    throw damaged()
  return { entry: { name, packed, bytes }, next }
}

/** Names and sizes of a ZIP from its directory, which has to end where the file ends: nothing is unpacked. Throws 415. */
async function entriesOf(file: FileHandle, size: number): Promise<Entry[]> {
  const end = await readAt(file, size - endSize, endSize)
  // No comment and no trailing data: what follows a ZIP could be another kind of file.
  if (end.length < endSize || end.readUInt32LE(0) !== signs.end || end.readUInt16LE(20) !== 0) throw damaged()
  const [count, length, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]
  if (count > most.files || length > most.directory || start + length + endSize !== size) throw damaged()
  const directory = await readAt(file, start, length)
  const entries: Entry[] = []
  let at = 0
  while (entries.length < count) {
    const { entry, next } = entryAt(directory, at)
    entries.push(entry)
    at = next
  }
  if (at !== directory.length) throw damaged()
  return entries
}

/** Throws 415 for a ZIP that is too large when unpacked, or that contains a name twice. */
function refuseBombs(entries: readonly Entry[], size: number): void {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const isBomb = ({ bytes, packed }: Entry) => bytes > smallBytes && bytes > packed * most.ratio
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  if (bytes > most.bytes || packed > size || entries.some(isBomb) || names.size < entries.length) throw damaged()
}

/**
 * The kind of office document, by the content of the ZIP, or null for any other file. Throws 415 `validation.fileDamaged` for a
 * ZIP that is broken, encrypted, contains macros or odd names, or is too large when unpacked (domain hazard 7).
 */
export async function officeKindOf({ path, size }: ReceivedFile): Promise<string | null> {
  const file = await open(path)
  try {
    const head = await readAt(file, 0, 4)
    if (head.length < 4 || head.readUInt32LE(0) !== signs.local) return null
    const entries = await entriesOf(file, size)
    refuseBombs(entries, size)
    const holds = (name: string) => entries.some((entry) => entry.name === name)
    if (!holds('[Content_Types].xml')) return null
    const found = Object.entries(officeKinds).filter(([, kind]) => holds(mains[kind as keyof typeof mains]))
    return found.length === 1 ? (found[0]?.[0] ?? null) : null
  } finally {
    await file.close()
  }
}

/** How many bytes at the end of a file are inspected. */
const tailBytes = 66 * 1024

/** Throws 415 `validation.fileDamaged` for a PDF that is also a ZIP: different readers would see different documents. */
export async function refuseTwoFold({ path, size }: ReceivedFile): Promise<void> {
  const file = await open(path)
  try {
    const tail = await readAt(file, Math.max(0, size - tailBytes), tailBytes)
    if (tail.includes('PK\x05\x06')) throw damaged()
  } finally {
    await file.close()
  }
}
