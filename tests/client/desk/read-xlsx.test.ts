import { describe, expect, test, vi } from 'vitest'
import { z } from '#contract/zod'
import { readXlsx } from '#src/kits/desk/read-xlsx'
import { openSheet } from '#src/kits/desk/sheet/read-sheet'
import { zipOf } from '#tests/support/zips'

describe('a workbook', () => {
  const rels = (target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Target="${target}"/></Relationships>`
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const book = `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="4" r:id="r9"/></sheets></workbook>`
  const sheet = `<worksheet ${main}><sheetData><row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2"><v>1012345678</v></c></row><row r="5"/><row r="7"><c r="B7" t="str"><v> x </v></c></row></sheetData></worksheet>`
  const strings = `<sst ${main}><si><t>no</t></si><si><r><t>나</t></r><r><t>루</t></r><rPh><t>naru</t></rPh></si></sst>`

  test('is read as office programs write it: shared strings, gaps, and the sheet that the workbook names', async () => {
    const files = [
      { name: 'xl/workbook.xml', body: book },
      { name: 'xl/_rels/workbook.xml.rels', body: rels('worksheets/other.xml') },
      { name: 'xl/worksheets/other.xml', body: sheet },
      { name: 'xl/sharedStrings.xml', body: strings },
    ]
    expect(await readXlsx(new Blob([new Uint8Array(zipOf(files))]))).toEqual({
      sheet: 'A',
      is1904: false,
      rows: [
        { number: 2, cells: ['나루', '', '1012345678'] },
        { number: 7, cells: ['', 'x'] },
      ],
    })
  })

  const first = (...sheetXml: string[]) =>
    readXlsx(
      new Blob([
        new Uint8Array(
          zipOf([
            {
              name: 'xl/workbook.xml',
              body: book.replace('<sheets>', '<sheets><sheet name="Lists" sheetId="1" state="veryHidden" r:id="r1"/>'),
            },
            { name: 'xl/_rels/workbook.xml.rels', body: rels('worksheets/a.xml') },
            {
              name: 'xl/worksheets/a.xml',
              body: `<worksheet ${main}><sheetData><row r="1">${sheetXml.join('')}</row></sheetData></worksheet>`,
            },
          ]),
        ),
      ]),
    )

  test('is read from the first sheet that is not hidden, without invisible characters', async () => {
    const cell = '<c t="inlineStr"><is><t>a_x0000_b_xD800_c_xD83D__xDE00_</t></is></c>'
    expect(await first(cell)).toMatchObject({ sheet: 'A', rows: [{ number: 1, cells: ['abc😀'] }] })
  })

  test('names formulas that have no result, or an error as their result', async () => {
    const cells = [
      '<c><f>A1+1</f><v></v></c>',
      '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c t="str"><f>""</f><v></v></c>',
      '<c><f>1+1</f><v>2</v></c>',
    ]
    const { rows } = await first(...cells)
    expect(rows).toEqual([{ number: 1, cells: ['=A1+1', '#DIV/0!', '', '2'], failed: [0, 1] }])
  })

  test('that would unpack to more than any real sheet is refused before unpacking', async () => {
    const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', body: sheet, claims: { bytes: 2_000_000_000 } }])
    await expect(readXlsx(new Blob([new Uint8Array(bomb)]))).rejects.toThrow('too large')
  })

  test('with more empty cells than a browser reads while somebody waits has too many rows, without parsing them', async () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
    const fileOf = (rows: number) =>
      new File(
        [
          new Uint8Array(
            zipOf([
              {
                name: 'xl/worksheets/sheet1.xml',
                body: `<worksheet ${main}><sheetData>${'<row><c/></row>'.repeat(rows)}</sheetData></worksheet>`,
              },
            ]),
          ),
        ],
        'rows.xlsx',
      )
    const form = { columns: [], optional: [], names: {}, choices: {}, schema: z.object({}), draft: () => ({}) }
    expect(await openSheet(fileOf(150_000), form, 200)).toBe('tooMany')
    expect(parse).not.toHaveBeenCalled()
    expect(await openSheet(fileOf(10), form, 200)).toBe('empty')
    expect(parse).toHaveBeenCalled()
  })
})
