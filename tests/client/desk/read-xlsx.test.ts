import { describe, expect, test } from 'vitest'
import { readXlsx } from '#src/kits/desk/read-xlsx'
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

  test('that would unpack to more than any real sheet is refused before unpacking', async () => {
    const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', body: sheet, says: { bytes: 2_000_000_000 } }])
    await expect(readXlsx(new Blob([new Uint8Array(bomb)]))).rejects.toThrow('too large')
  })
})
