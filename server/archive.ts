import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Storage } from '#server/ports/storage'

/** Characters of a name at most, its ending kept: with the folder around it a path still fits on every system. */
const longest = 120

/**
 * What a file is called in the archive: place and kind first, so that none is there twice and none is a device of Windows; without
 * anything that would lead elsewhere. Composed, because a Mac sends Korean syllables taken apart.
 */
export function entryName(at: number, kind: string, name: string): string {
  const plain = withoutEnd(
    name
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/g, '_'),
  )
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? ''
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, longest).join('')
  return `${String(at + 1).padStart(2, '0')} ${kind} - ${stem}${ending}`
}

/** Without the dots and spaces at its end, which Windows drops; by hand, because a pattern would start again at each of them. */
function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end--
  return name.slice(0, end)
}

/** A file of an archive. */
interface Entry {
  name: string
  body: Uint8Array
  /** Text is packed; what is taken as a document is packed already. */
  isText?: boolean
}

/**
 * A ZIP that is made as it is read, with one of its files in memory at a time. What `entries` throws breaks the answer off: half an archive
 * must not pass for a whole one.
 */
export function zipOf(entries: AsyncGenerator<Entry, void>): ReadableStream<Uint8Array> {
  const ready: Uint8Array[] = []
  // Names that are not plain ASCII are marked as UTF-8 by it, which Windows and Macs read alike.
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await entries.next()
        if (next.done) zip.end()
        else {
          const { name, body, isText } = next.value
          const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name)
          zip.add(file)
          file.push(body, true)
        }
        for (const piece of ready.splice(0)) controller.enqueue(piece)
        if (next.done) controller.close()
      },
      async cancel() {
        zip.terminate()
        await entries.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Stored files one after the other. Throws for one that storage has no more. */
export async function* storedFiles(
  storage: Storage,
  files: readonly { key: string; name: string }[],
): AsyncGenerator<Entry, void> {
  for (const { key, name } of files) {
    const body = await storage.get(key)
    if (!body) throw new Error('a document is not in storage')
    yield { name, body }
  }
}

/** A ZIP of stored files. */
export const archiveOf = (
  storage: Storage,
  files: readonly { key: string; name: string }[],
): ReadableStream<Uint8Array> => zipOf(storedFiles(storage, files))
