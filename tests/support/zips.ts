import { crc32, deflateRawSync } from 'node:zlib'

/** A file in a ZIP; `claims` overrides its values in the directory. */
export interface Zipped {
  name: string
  body?: string | Buffer
  claims?: { bytes?: number; flags?: number }
}

const part = (sign: number, fields: readonly [number, 2 | 4][], ...rest: Buffer[]): Buffer => {
  const head = Buffer.alloc(4 + fields.reduce((sum, [, size]) => sum + size, 0))
  head.writeUInt32LE(sign)
  let at = 4
  for (const [value, size] of fields) {
    head.writeUIntLE(value, at, size)
    at += size
  }
  return Buffer.concat([head, ...rest])
}

/** A ZIP of these files, byte for byte as requested. */
export function zipOf(files: readonly Zipped[]): Buffer {
  let offset = 0
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  for (const { name, body = '', claims = {} } of files) {
    const bytes = Buffer.from(body)
    const packed = deflateRawSync(bytes)
    const label = Buffer.from(name)
    const { flags = 0 } = claims
    const common: [number, 2 | 4][] = [
      [flags, 2],
      [8, 2],
      [0, 2],
      [0, 2],
      [crc32(bytes), 4],
      [packed.length, 4],
      [claims.bytes ?? bytes.length, 4],
      [label.length, 2],
    ]
    const local = part(0x04034b50, [[20, 2], ...common, [0, 2]], label, packed)
    const more: [number, 2 | 4][] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ]
    entries.push(part(0x02014b50, [[20, 2], [20, 2], ...common, ...more], label))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const count = files.length
  const end: [number, 2 | 4][] = [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  ]
  return Buffer.concat([...locals, directory, part(0x06054b50, end)])
}

const types: Zipped = { name: '[Content_Types].xml', body: '<Types/>' }

/** A minimal Word document, with further files. */
export const aDocx = (...more: Zipped[]): Buffer => zipOf([types, { name: 'word/document.xml', body: '<w/>' }, ...more])
/** A minimal Excel workbook, with further files. */
export const anXlsx = (...more: Zipped[]): Buffer => zipOf([types, { name: 'xl/workbook.xml', body: '<x/>' }, ...more])
