import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { type CellValue, sheetWidth } from '#contract/sheet-width'
import { unwritable } from './xlsx-text'

/** The value of a cell: a day is a text in ISO form, which every office program can sort. */
export type XlsxValue = CellValue

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationship = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`

/** The parts of a workbook besides its sheets. The second style keeps a text that looks like a formula a text, even when edited. */
const partsOf = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${type}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relationship('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${names.map((_, at) => relationship(`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relationship(`r${names.length + 1}`, 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf quotePrefix="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
})

/** Most characters that a cell of a spreadsheet can hold. */
const mostCharacters = 32_767
/** What office programs read as a character code: its underscore is written as a code itself. */
const numbered = /_(?=x[0-9a-f]{4}_)/gi
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) =>
  text
    .slice(0, mostCharacters)
    .replace(unwritable, '')
    .replace(numbered, '_x005F_')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? '')

function cell(value: XlsxValue, isHead: boolean): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>'
  const style = isHead ? ' s="2"' : /^[=+\-@\t\r]/.test(value) ? ' s="1"' : ''
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** Columns as wide as their names and the values of these rows. */
function columnsOf(heads: readonly string[], rows: readonly (readonly XlsxValue[])[]): string {
  const column = (head: string, at: number) => {
    const width = sheetWidth([head, ...rows.map((row) => row[at] ?? null)])
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  }
  return `<cols>${heads.map(column).join('')}</cols>`
}

const rowOf = (values: readonly XlsxValue[], isHead = false) =>
  `<row>${values.map((value) => cell(value, isHead)).join('')}</row>`

/** Collects the packed parts of a file. */
function packer() {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  })
  const add = (names: readonly string[]) => {
    for (const [name, xml] of Object.entries(partsOf(names))) {
      const part = new ZipPassThrough(name)
      zip.add(part)
      part.push(strToU8(declaration + xml), true)
    }
  }
  const sheet = (at: number) => {
    const packed = new ZipDeflate(`xl/worksheets/sheet${at}.xml`, { level: 6 })
    zip.add(packed)
    return (xml: string, last = false) => packed.push(strToU8(xml), last)
  }
  const end = () => {
    zip.end()
    return new Blob(chunks, { type: `${type}.sheet` })
  }
  return { add, sheet, end }
}

const pane =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
const opening = (heads: readonly string[], rows: readonly (readonly XlsxValue[])[]) =>
  `${declaration}<worksheet xmlns="${main}">${pane}${columnsOf(heads, rows)}<sheetData>${rowOf(heads, true)}`
const closing = '</sheetData></worksheet>'

/**
 * Writes a workbook of one sheet row by row: only the packed file so far is held, never the rows. Columns are as wide as the rows of
 * the first call need. Every text is written as text, so that none is ever evaluated as a formula.
 */
export function xlsxWriter(heads: readonly string[]) {
  const { add, sheet, end } = packer()
  add(['1'])
  const write = sheet(1)
  let isOpen = false
  // Columns stand before the rows in the file: their widths are those of the first rows that come.
  const open = (rows: readonly (readonly XlsxValue[])[]) => {
    if (!isOpen) write(opening(heads, rows))
    isOpen = true
  }
  return {
    rows(rows: readonly (readonly XlsxValue[])[]): void {
      if (rows.length === 0) return
      open(rows)
      write(rows.map((row) => rowOf(row)).join(''))
    },
    end(): Blob {
      open([])
      write(closing, true)
      return end()
    },
  }
}

/** A sheet that is small enough to be held: its name of at most 31 characters, its heads and its rows. */
export interface XlsxSheet {
  name: string
  heads: readonly string[]
  rows: readonly (readonly XlsxValue[])[]
}

/** Returns a workbook of these sheets; its texts are written as `xlsxWriter` writes them. */
export function xlsxOf(sheets: readonly XlsxSheet[]): Blob {
  const { add, sheet, end } = packer()
  add(sheets.map(({ name }) => name))
  for (const [at, { heads, rows }] of sheets.entries()) {
    sheet(at + 1)(opening(heads, rows) + rows.map((row) => rowOf(row)).join('') + closing, true)
  }
  return end()
}
