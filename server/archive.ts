import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Storage } from '#server/ports/storage'

/** Maximum characters of a name; its extension is kept. Together with its folder, the path still fits on every system. */
const longest = 120

/**
 * Returns the name of a file in the archive. Position and kind come first, so that names are unique and none is a Windows device
 * name; characters that could lead to another path are replaced. Normalized to NFC, because Macs send Korean decomposed.
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

/**
 * Removes trailing dots and spaces, which Windows drops. A loop, because a regular expression would start over at each of them.
 */
function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end--
  return name.slice(0, end)
}

/** A file of an archive. */
interface Entry {
  name: string
  body: Uint8Array
  /** Text is compressed; uploaded documents are compressed already. */
  isText?: boolean
}

/**
 * Returns a ZIP that is built while it is read, with one of its files in memory at a time. An error from `entries` aborts the
 * response: half an archive must not pass for a whole one.
 */
export function zipOf(entries: AsyncGenerator<Entry, void>): ReadableStream<Uint8Array> {
  const ready: Uint8Array[] = []
  // `Zip` marks names that are not plain ASCII as UTF-8, which both Windows and Macs read correctly.
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

/** Yields stored files one after the other. Throws for a file that is no longer in storage. */
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

/** Returns a ZIP of stored files. */
export const archiveOf = (
  storage: Storage,
  files: readonly { key: string; name: string }[],
): ReadableStream<Uint8Array> => zipOf(storedFiles(storage, files))
