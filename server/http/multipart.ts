import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { uploadBytes } from '#contract/media'
import type { ReceivedFile } from '#server/received'
import { Refusal } from '#server/refusal'

/** Maximum bytes of the part that is not a file. */
const textBytes = 256 * 1024
/** Maximum characters of a file's name; the start of a longer one is cut off. */
const nameLength = 200

interface Manner {
  type: string
  /** Names of the fields that can have a file. */
  names: readonly string[]
  /** The folder that files are written to. */
  folder: string
  /** Maximum bytes of the whole body. */
  most: number
}

/** A parsed body: the text of the field `body`, and the files by their fields. */
export interface Parts {
  text: string
  files: Record<string, ReceivedFile>
}

/** Passes everything on, and fails when the total exceeds `most`. */
function atMost(most: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > most) done(new Refusal(413, 'general.tooLarge'))
      else done(null, chunk)
    },
  })
}

/**
 * Reads a multipart body as a stream: files are written to disk, and no more than a chunk of one is ever in memory. Throws 400
 * `general.badRequest` for parts that are unexpected or broken, 413 `validation.fileSize` and `general.tooLarge`, and when the
 * disk is full.
 */
export async function readMultipart(
  stream: ReadableStream<Uint8Array>,
  { type, names, folder, most }: Manner,
): Promise<Parts> {
  const files: Parts['files'] = {}
  let text: string | undefined
  const written: Promise<void>[] = []
  const control = new AbortController()
  const refuse = (error: unknown) => control.abort(error)
  const bad = () => refuse(new Refusal(400, 'general.badRequest'))
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { fields: 1, files: names.length, parts: names.length + 1, fieldSize: textBytes, fileSize: uploadBytes },
  })
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (name !== 'body' || nameCut || valueCut) bad()
    text = value
  })
  parser.on('file', (field, file, name) => {
    if (!names.includes(field) || files[field]) {
      file.resume()
      return bad()
    }
    const at = path.join(folder, field)
    const received: ReceivedFile = { name: String(name ?? '').slice(-nameLength), size: 0, path: at }
    files[field] = received
    file.once('limit', () => refuse(new Refusal(413, 'validation.fileSize', field)))
    const out = createWriteStream(at, { flags: 'wx', mode: 0o600 })
    const whole = () => {
      received.size = out.bytesWritten
    }
    written.push(pipeline(file, out, { signal: control.signal }).then(whole, refuse))
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, bad)
  try {
    await pipeline(Readable.fromWeb(stream), atMost(most), parser, { signal: control.signal })
  } catch (error) {
    refuse(error)
  }
  await Promise.all(written)
  if (control.signal.aborted) throw control.signal.reason
  if (text === undefined) throw new Refusal(400, 'general.badRequest')
  return { text, files }
}
