import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { Lang } from '#contract/languages'
import { sheetWidth } from '#contract/sheet-width'
import { formTexts } from './forms.texts'

/** Rows that fit on a printed sheet. */
const emptyRows = 40

/** A table to fill in, as XLSX: a title, a note, the columns with an example in gray, and empty rows. */
export async function tableForm(kind: 'participants' | 'itinerary', lang: Lang): Promise<Buffer> {
  const { tables, program } = formTexts[lang]
  const { title, note, columns } = tables[kind]
  const framed = { borderStyle: 'thin', borderColor: '#B5B9C6' } as const
  const rest = columns.slice(1).map(() => null)
  const rows: SheetData = [
    [{ value: title, fontWeight: 'bold', fontSize: 16, columnSpan: columns.length }, ...rest],
    [{ value: program, textColor: '#565D75', columnSpan: columns.length }, ...rest],
    [{ value: note, textColor: '#565D75', columnSpan: columns.length }, ...rest],
    [],
    columns.map(({ name }) => ({
      ...framed,
      value: name,
      fontWeight: 'bold',
      wrap: true,
      backgroundColor: '#F2B705',
      alignVertical: 'center',
    })),
    columns.map(({ example }) => ({ ...framed, value: example, textColor: '#8A8F9F', fontStyle: 'italic' })),
    ...Array.from({ length: emptyRows }, () => columns.map(() => ({ ...framed, value: '' }))),
  ]
  return writeXlsxFile(
    rows,
    {
      sheet: title,
      columns: columns.map(({ name, example }) => ({ width: sheetWidth([name, example]) })),
      orientation: 'landscape',
      stickyRowsCount: 5,
    },
    { fontFamily: lang === 'ko' ? 'Malgun Gothic' : 'Arial', fontSize: 11 },
  ).toBuffer()
}
