import { strFromU8, unzipSync } from 'fflate'
import { unwritable } from './xlsx-text'

/** A row of a sheet with its number as the office program shows it, and its cells from the first column on. */
export interface SheetRow {
  number: number
  cells: string[]
  /** The columns of formulas without a result, or with an error as their result. */
  failed?: number[]
}

/** The first sheet of a workbook that is not hidden. */
export interface Workbook {
  /** The name of the sheet. */
  sheet: string
  rows: SheetRow[]
  /** Whether its day numbers count from 1904, as old programs for the Mac wrote them. */
  is1904: boolean
}

/** The most bytes that the parts of a workbook can unpack to together: a small file can hold gigabytes. */
const mostBytes = 20_000_000

/** The most tags of a part: a browser reads each of them in microseconds, and a small file can hold millions of empty cells. */
const mostTags = 400_000

/** Thrown for a file that is not a workbook, or not a readable one. */
export class UnreadableWorkbook extends Error {
  override readonly name: string = 'UnreadableWorkbook'
}

/** Thrown for a workbook with far more cells than any import takes. */
export class TooLongWorkbook extends UnreadableWorkbook {
  override readonly name = 'TooLongWorkbook'
}

/** Whether a part has more tags than can be read while somebody waits. */
function isTooLong(part: Uint8Array): boolean {
  let tags = 0
  for (let at = part.indexOf(0x3c); at !== -1; at = part.indexOf(0x3c, at + 1)) {
    tags += 1
    if (tags > mostTags) return true
  }
  return false
}

const partNames = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

function partsOf(bytes: Uint8Array): (name: string) => Document | null {
  let total = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!partNames.test(name)) return false
      total += originalSize
      if (total > mostBytes) throw new UnreadableWorkbook('too large')
      return true
    },
  })
  return (name) => {
    const file = files[name]
    if (!file) return null
    if (isTooLong(file)) throw new TooLongWorkbook(name)
    const xml = new DOMParser().parseFromString(strFromU8(file), 'application/xml')
    if (xml.getElementsByTagName('parsererror').length > 0) throw new UnreadableWorkbook(name)
    return xml
  }
}

const all = (of: Document | Element, name: string) => [...of.getElementsByTagNameNS('*', name)]

/** The entry of the first sheet that is not hidden. */
function entryIn(book: Document): Element | undefined {
  const sheets = all(book, 'sheet')
  return sheets.find((each) => !/hidden/i.test(each.getAttribute('state') ?? '')) ?? sheets[0]
}

/** Returns a sheet, wherever the workbook says it is. */
function sheetOf(part: (name: string) => Document | null, entry: Element | undefined): Document {
  const id = entry?.getAttributeNS('http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'id')
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
    // Invisible, and nothing that the server accepts.
    .replace(unwritable, '')

/** The index of a column by its letters, from 0. */
const columnOf = (reference: string): number =>
  [...reference.slice(0, 3).replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

interface Cell {
  text: string
  hasFailed?: boolean
}

function cellIn(cell: Element, shared: readonly string[]): Cell {
  const type = cell.getAttribute('t')
  if (type === 'inlineStr') return { text: textOf(cell) }
  const value = all(cell, 'v')[0]?.textContent ?? ''
  const formula = all(cell, 'f')[0]
  if (type === 'e') return { text: value, hasFailed: true }
  // Programs that write formulas without calculating them leave the result out; an empty text is a result.
  if (formula && value === '' && type !== 'str') return { text: `=${formula.textContent}`, hasFailed: true }
  return { text: type === 's' ? (shared[Number(value)] ?? '') : value }
}

function rowsOf(sheet: Document, shared: readonly string[]): SheetRow[] {
  return all(sheet, 'row').flatMap((row, at) => {
    const cells: string[] = []
    const failed: number[] = []
    for (const cell of all(row, 'c')) {
      const reference = cell.getAttribute('r')
      const column = reference ? columnOf(reference) : cells.length
      while (cells.length < column && cells.length < 200) cells.push('')
      if (column >= 200) continue
      const { text, hasFailed } = cellIn(cell, shared)
      cells[column] = text.trim()
      if (hasFailed) failed.push(column)
    }
    if (!cells.some(Boolean)) return []
    const number = Number(row.getAttribute('r') ?? at + 1)
    return [{ number, cells, ...(failed.length > 0 && { failed }) }]
  })
}

/**
 * Reads the first sheet of a workbook that is not hidden: every row that is not empty, each cell as trimmed text; of a formula its last result. Throws
 * `UnreadableWorkbook`, and `TooLongWorkbook`.
 */
export async function readXlsx(file: Blob): Promise<Workbook> {
  try {
    const part = partsOf(new Uint8Array(await file.arrayBuffer()))
    const book = part('xl/workbook.xml')
    const strings = part('xl/sharedStrings.xml')
    const entry = book ? entryIn(book) : undefined
    const rows = rowsOf(sheetOf(part, entry), strings ? all(strings, 'si').map(textOf) : [])
    const flag = book && all(book, 'workbookPr')[0]?.getAttribute('date1904')
    const sheet = entry?.getAttribute('name') ?? ''
    return { sheet, rows, is1904: flag === '1' || flag === 'true' }
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('not a workbook', { cause: error })
  }
}
