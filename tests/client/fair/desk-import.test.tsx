import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { importColumns } from '#contract/fair/participant-import'
import { en as refusal } from '#contract/texts/refusal.en'
import { participant } from '#server/modules/fair/participant.table'
import { readXlsx } from '#src/kits/desk/read-xlsx'
import { xlsxWriter } from '#src/kits/desk/xlsx'
import { en as t } from '#src/sites/fair/desk-import/locale/en'
import { heads } from '#src/sites/fair/desk-import/meanings'
import { aFairDesk, renderFairDesk } from '#tests/support/fair-desk'
import { zipOf } from '#tests/support/zips'

const saved = vi.hoisted(() => ({ files: [] as { bytes: Blob; name: string }[] }))
vi.mock('#src/ui/save-file', () => ({ saveFile: (bytes: Blob, name: string) => saved.files.push({ bytes, name }) }))

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  saved.files.length = 0
  place = await aFairDesk()
})

const good = {
  side: '바이어',
  company_en: 'Silk Road Tours',
  name_en: 'Aigerim S.',
  email: 'Silk@naru.test',
  mobile: '+7 701 555-00-01',
  country: 'Kazakhstan',
  sector: 'Agency',
  buyer_type: 'agency',
  employees: '11 to 50',
  languages: 'English, 러시아어',
}
const sheetOf = (rows: Record<string, string>[], columns: readonly string[] = importColumns, head = heads) => {
  const writer = xlsxWriter(head)
  writer.rows(rows.map((row) => columns.map((column) => row[column] ?? '')))
  return new File([writer.end()], 'companies.xlsx')
}
const choose = async (file: File) => {
  const app = await renderFairDesk('participants/import', place)
  await app.user.upload(await screen.findByLabelText(t.file.label), file)
  return app
}
const companies = () => place.deps.db.$count(participant)

describe('the import of companies', () => {
  test('names every invalid cell, imports nothing by itself, and skips invalid rows only on request', async () => {
    const rows = [
      good,
      { ...good, company_en: '', email: 'second@naru.test', mobile: 'none' },
      { ...good, email: place.buyer.email },
      { ...good },
    ]
    const { user } = await choose(sheetOf(rows))
    expect(
      await screen.findByRole('row', { name: new RegExp(`3 ${t.column.company_en} ${t.bad.empty}`) }),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: new RegExp(`3 ${t.column.mobile} none`) })).toBeVisible()
    expect(screen.getByRole('row', { name: new RegExp(`4 ${t.column.email} .*`) })).toHaveTextContent(
      refusal.auth.emailTaken,
    )
    expect(screen.getByRole('row', { name: new RegExp(`5 ${t.column.email} .*`) })).toHaveTextContent(
      refusal.fair.importTwice,
    )
    expect(await companies()).toBe(2)
    await user.click(screen.getByRole('button', { name: t.take.some_one.replace('{{count}}', '1') }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(t.created_one.replace('{{count}}', '1'))).toBeVisible()
    expect(
      (await place.deps.db.select().from(participant)).find(({ company_en }) => company_en === good.company_en),
    ).toMatchObject({
      side: 'buyer',
      status: 'invited',
      country: 'KZ',
      sector: 'agency',
      languages: ['en', 'ru'],
      contact: { mobile: '+77015550001', contact_email: 'silk@naru.test' },
      profile: { employees: 'to_50' },
    })
  })

  test('says which columns are missing, and that a file is not a spreadsheet', async () => {
    const { user } = await choose(sheetOf([good], importColumns.slice(0, 3), heads.slice(0, 3)))
    expect(await screen.findByText(new RegExp(`${t.column.country}.*${t.column.sector}`))).toBeVisible()
    await user.upload(screen.getByLabelText(t.file.label), new File(['no sheet'], 'a.xlsx'))
    expect(await screen.findByText(t.unread.unreadable)).toBeVisible()
    await user.upload(screen.getByLabelText(t.file.label), sheetOf([]))
    expect(await screen.findByText(t.unread.empty)).toBeVisible()
  })

  test('offers a template that it can read itself', async () => {
    const { user } = await choose(sheetOf([]))
    await user.click(screen.getByRole('button', { name: t.template.button }))
    await waitFor(() => expect(saved.files).toHaveLength(1))
    const [head] = await readXlsx(saved.files[0]?.bytes as Blob)
    expect(head?.cells).toEqual(heads)
  })
})

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
    expect(await readXlsx(new Blob([new Uint8Array(zipOf(files))]))).toEqual([
      { number: 2, cells: ['나루', '', '1012345678'] },
      { number: 7, cells: ['', 'x'] },
    ])
  })

  test('that would unpack to more than any real sheet is refused before unpacking', async () => {
    const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', body: sheet, says: { bytes: 2_000_000_000 } }])
    await expect(readXlsx(new Blob([new Uint8Array(bomb)]))).rejects.toThrow('too large')
  })
})
