import type { XlsxValue } from '#src/kits/desk/xlsx'
import { saveFile } from '#src/ui/save-file'

export interface Sheet {
  heads: string[]
  rows: XlsxValue[][]
}

/** Saves a sheet as a file of the given name, without its ending. */
export async function saveSheet({ heads, rows }: Sheet, name: string, form: 'xlsx' | 'csv' = 'xlsx'): Promise<void> {
  if (form === 'csv') {
    const { csvOf } = await import('#src/kits/desk/csv')
    return saveFile(csvOf([heads, ...rows]), `${name}.csv`)
  }
  const { xlsxWriter } = await import('#src/kits/desk/xlsx')
  const writer = xlsxWriter(heads)
  writer.rows(rows)
  saveFile(writer.end(), `${name}.xlsx`)
}
