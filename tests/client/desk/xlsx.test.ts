import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { asCount } from '#contract/desk-list'
import type { DeskColumn } from '#src/kits/desk/columns'
import { exportList } from '#src/kits/desk/export-list'
import type { ListPage, ListPart } from '#src/kits/desk/list-part'
import { readXlsx } from '#src/kits/desk/read-xlsx'
import { type XlsxValue, xlsxOf, xlsxWriter } from '#src/kits/desk/xlsx'
import { times } from '#src/ui/times'

interface Row {
  id: number
  name: string
}

async function sheetIn(file: Blob): Promise<Document> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const documents = Object.entries(parts).map(([name, bytes]) => {
    const xml = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml')
    expect(xml.querySelector('parsererror'), name).toBeNull()
    return [name, xml] as const
  })
  const [, sheet] = documents.find(([name]) => name === 'xl/worksheets/sheet1.xml') ?? []
  if (!sheet) throw new Error('there is no sheet')
  return sheet
}

const written = (...values: XlsxValue[]) => {
  const writer = xlsxWriter(values.map((_, nth) => `Column ${nth}`))
  writer.rows([values])
  return sheetIn(writer.end())
}
const cells = (sheet: Document) => [...(sheet.querySelectorAll('row')[1]?.querySelectorAll('c') ?? [])]

describe('columns of a workbook', () => {
  const widths = async (file: Blob) =>
    [...(await sheetIn(file)).querySelectorAll('col')].map((col) => Number(col.getAttribute('width')))
  const heads = ['No', '제휴처 이름', 'A name that is longer']
  const rows = [[1, '경복궁', 'short'] as const, [1_000_000, 'a'.repeat(500), 'two\nlines'] as const]

  test('are as wide as their names and values need, within limits', async () => {
    const writer = xlsxWriter(heads)
    writer.rows([])
    writer.rows(rows)
    // Seven digits, a text that is too long for any column, and a name of 21 letters; two more for the margins.
    expect(await widths(writer.end())).toEqual([9, 60, 23])
    expect(await widths(xlsxOf([{ name: 'One', heads, rows }]))).toEqual([9, 60, 23])
  })

  test('count Korean letters as two digits, and are those of the names where there are no rows', async () => {
    expect(await widths(xlsxWriter(heads).end())).toEqual([8, 13, 23])
  })
})

describe('a workbook', () => {
  test.each(['=1+1', '+82 10', '-2', '@SUM(A1)', '\t=1', '\r=1'])('never turns %j into a formula', async (text) => {
    const sheet = await written(text)
    const [cell] = cells(sheet)
    expect(sheet.querySelector('f')).toBeNull()
    // Stored as text, and kept as text when the cell is edited.
    expect([cell?.getAttribute('t'), cell?.getAttribute('s')]).toEqual(['inlineStr', '1'])
    expect(cell?.textContent?.trim()).toBe(text.trim())
  })

  test.each(['_x0041_', 'a_x000D_b', '_x005F_x0041_', '_x00e9_', '__x0041__'])(
    'is read back as written: %s',
    async (text) => {
      const sheet = await written(text)
      // Office programs read `_x0041_` as an A.
      expect(cells(sheet)[0]?.textContent).not.toMatch(/(^|[^F])_x(?!005F)[0-9a-f]{4}_/i)
      const writer = xlsxWriter(['Column'])
      writer.rows([[text]])
      expect((await readXlsx(writer.end())).rows.at(-1)?.cells).toEqual([text])
    },
  )

  test('holds any typed text, and stays readable', async () => {
    const odd = 'A & <b> "q" 한국 👩‍🏫 \u0000\u0008\ufffe\ud800end'
    const [text, number, nothing, endless] = cells(await written(odd, 12.5, null, Number.NaN))
    expect(text?.textContent).toBe('A & <b> "q" 한국 👩‍🏫 end')
    expect(number?.querySelector('v')?.textContent).toBe('12.5')
    expect([nothing?.textContent, endless?.textContent]).toEqual(['', ''])
  })
})

const columns: DeskColumn<Row>[] = [
  { key: 'id', header: 'Id', cell: ({ id }) => id, plain: ({ id }) => id },
  { key: 'name', header: 'Name', cell: ({ name }) => name, plain: ({ name }) => name },
]

/** A list of `total` rows in pages of 200. */
function aList(total: number) {
  const cursors: (string | undefined)[] = []
  const load = async ({ cursor }: ListPart): Promise<ListPage<Row>> => {
    cursors.push(cursor)
    const from = Number(cursor ?? 0)
    const items = times(Math.min(200, total - from)).map((nth) => ({ id: from + nth, name: `School ${from + nth}` }))
    return { items, total: asCount(total), next: from + 200 < total ? String(from + 200) : null }
  }
  return { cursors, load }
}

describe('an export', () => {
  test('writes 10,000 rows page by page and reports its progress', async () => {
    const { cursors, load } = aList(10_000)
    const progress: number[] = []
    const file = await exportList({
      columns,
      load,
      total: 10_000,
      onProgress: (done) => progress.push(done),
      signal: new AbortController().signal,
    })
    expect(cursors).toHaveLength(50)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(1)
    // Compressed while written: the rows alone would be five times as large.
    expect(file.size).toBeLessThan(200_000)
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).match(/<row>/g)).toHaveLength(10_001)
  })

  test('has instants with the day and time of a clock in Seoul', async () => {
    const items = [{ id: 1, name: '2026-11-23T18:05:24.586Z' }]
    const load = async () => ({ items, total: asCount(1), next: null })
    const signal = new AbortController().signal
    const sheet = await sheetIn(await exportList({ columns, load, total: 1, onProgress: () => {}, signal }))
    expect(cells(sheet)[1]?.textContent).toBe('2026-11-24 03:05')
  })

  test('ends when it is stopped, and requests no further page', async () => {
    const { cursors, load } = aList(10_000)
    const control = new AbortController()
    const onProgress = () => {
      if (cursors.length === 3) control.abort()
    }
    await expect(exportList({ columns, load, total: 10_000, onProgress, signal: control.signal })).rejects.toThrow()
    expect(cursors.length).toBeLessThanOrEqual(4)
  })

  test('writes only the requested rows', async () => {
    const { load } = aList(450)
    const signal = new AbortController().signal
    const file = await exportList({
      columns,
      load,
      total: 450,
      isSelected: ({ id }) => id % 150 === 0,
      onProgress: () => {},
      signal,
    })
    expect([...(await sheetIn(file)).querySelectorAll('row v')].map(({ textContent }) => textContent)).toEqual([
      '150',
      '300',
      '450',
    ])
  })
})
