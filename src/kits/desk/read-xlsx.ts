import { strFromU8, unzipSync } from 'fflate'

/** A row of a sheet with its number as the office program shows it, and its cells from the first column on. */
export interface SheetRow {
  number: number
  cells: string[]
}

/** The first sheet of a workbook. */
export interface Workbook {
  /** The name of the sheet. */
  sheet: string
  rows: SheetRow[]
  /** Whether its day numbers count from 1904, as old programs for the Mac wrote them. */
  is1904: boolean
}

/** The most bytes that the parts of a workbook can unpack to together: a small file can hold gigabytes. */
const mostBytes = 20_000_000

/** Thrown for a file that is not a workbook, or not a readable one. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook'
}

const wanted = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

function partsOf(bytes: Uint8Array): (name: string) => Document | null {
  let total = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false
      total += originalSize
      if (total > mostBytes) throw new UnreadableWorkbook('too large')
      return true
    },
  })
  return (name) => {
    const file = files[name]
    if (!file) return null
    const xml = new DOMParser().parseFromString(strFromU8(file), 'application/xml')
    if (xml.getElementsByTagName('parsererror').length > 0) throw new UnreadableWorkbook(name)
    return xml
  }
}

const all = (of: Document | Element, name: string) => [...of.getElementsByTagNameNS('*', name)]

/** Returns the first sheet, wherever the workbook says it is. */
function firstSheet(part: (name: string) => Document | null, book: Document | null): Document {
  const sheet = book && all(book, 'sheet')[0]
  const id = sheet?.getAttributeNS('http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'id')
  const links = part('xl/_rels/workbook.xml.rels')
  const target =
    links &&
    all(links, 'Relationship')
      .find((each) => each.getAttribute('Id') === id)
      ?.getAttribute('Target')
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? 'worksheets/sheet1.xml'}`
  const found = part(path) ?? part('xl/worksheets/sheet1.xml')
  if (!found) throw new UnreadableWorkbook('no sheet')
  return found
}

/** A character written as its code. */
const numbered = /_x([0-9a-f]{4})_/gi

/** The text of a string, without its phonetic guide. */
const textOf = (of: Element) =>
  all(of, 't')
    .filter((each) => each.parentElement?.localName !== 'rPh')
    .map((each) => each.textContent)
    .join('')
    .replace(numbered, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The index of a column by its letters, from 0. */
const columnOf = (reference: string): number =>
  [...reference.slice(0, 3).replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function textIn(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t')
  if (type === 'inlineStr') return textOf(cell)
  const value = all(cell, 'v')[0]?.textContent ?? ''
  return type === 's' ? (shared[Number(value)] ?? '') : value
}

function rowsOf(sheet: Document, shared: readonly string[]): SheetRow[] {
  return all(sheet, 'row').flatMap((row, at) => {
    const cells: string[] = []
    for (const cell of all(row, 'c')) {
      const reference = cell.getAttribute('r')
      const column = reference ? columnOf(reference) : cells.length
      while (cells.length < column && cells.length < 200) cells.push('')
      if (column < 200) cells[column] = textIn(cell, shared).trim()
    }
    return cells.some(Boolean) ? [{ number: Number(row.getAttribute('r') ?? at + 1), cells }] : []
  })
}

/**
 * Reads the first sheet of a workbook: every row that is not empty, each cell as trimmed text; of a formula its last result. Throws
 * `UnreadableWorkbook`.
 */
export async function readXlsx(file: Blob): Promise<Workbook> {
  try {
    const part = partsOf(new Uint8Array(await file.arrayBuffer()))
    const book = part('xl/workbook.xml')
    const strings = part('xl/sharedStrings.xml')
    const rows = rowsOf(firstSheet(part, book), strings ? all(strings, 'si').map(textOf) : [])
    const flag = book && all(book, 'workbookPr')[0]?.getAttribute('date1904')
    const sheet = (book && all(book, 'sheet')[0]?.getAttribute('name')) ?? ''
    return { sheet, rows, is1904: flag === '1' || flag === 'true' }
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('not a workbook', { cause: error })
  }
}
