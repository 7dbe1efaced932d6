import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { profileLimits } from '#contract/fair/limits'
import { importColumns } from '#contract/fair/participant-import'
import { meetingLanguages } from '#contract/fair/profile'
import { fairSectors } from '#contract/fair/sectors'
import { en as refusal } from '#contract/texts/refusal.en'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { issueToken } from '#server/modules/accounts/session.service'
import { participant } from '#server/modules/fair/participant.table'
import { en as desk } from '#src/kits/desk/locale/en'
import { readXlsx } from '#src/kits/desk/read-xlsx'
import { xlsxWriter } from '#src/kits/desk/xlsx'
import { en as company } from '#src/sites/fair/company/locale/en'
import { heads } from '#src/sites/fair/desk-import/form'
import { en as t } from '#src/sites/fair/desk-import/locale/en'
import { en as fair } from '#src/sites/fair/locale/en'
import { aFair } from '#tests/support/fair'
import { aFairDesk, renderFairDesk } from '#tests/support/fair-desk'

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
  await app.user.upload(await screen.findByLabelText(desk.sheet.label), file)
  return app
}
const companies = () => place.deps.db.$count(participant)

/** Saves this year's companies, and returns the file's cells. */
async function savedCells(user: Awaited<ReturnType<typeof renderFairDesk>>['user']) {
  await user.click(await screen.findByRole('button', { name: t.save.button }))
  await waitFor(() => expect(saved.files).toHaveLength(1))
  const { rows } = await readXlsx(saved.files[0]?.bytes as Blob)
  return rows.map(({ cells }) => [...importColumns, 'continent'].map((_, at) => cells[at] ?? ''))
}
const fileOf = (cells: string[][]) => {
  const writer = xlsxWriter(cells[0] ?? [])
  writer.rows(cells.slice(1))
  return new File([writer.end()], 'edited.xlsx')
}

describe('a sheet of this year’s companies', () => {
  test('is saved at the list, recorded, and changes nothing when it is imported as it is', async () => {
    const { deps, buyer, seller } = place
    const half = profileLimits.choices
    for (const [id, languages] of [
      [buyer.id, meetingLanguages.slice(0, half)],
      [seller.id, meetingLanguages.slice(-half)],
    ] as const) {
      const columns = { wanted_sectors: [...fairSectors], languages: [...languages], country: 'HK' }
      await deps.db.update(participant).set(columns).where(eq(participant.id, id))
    }
    const { user } = await renderFairDesk('participants', place)
    const cells = await savedCells(user)
    expect(cells).toHaveLength(3)
    expect(cells.map((row) => row.at(-1))).toEqual([
      company.field.continent,
      company.continent.asia,
      company.continent.asia,
    ])
    expect(await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'desk.export'))).toMatchObject([
      { subject: 'fair.participants', detail: { rows: 2 } },
    ])
    await user.click(screen.getByRole('link', { name: fair.title.deskImport }))
    await user.upload(await screen.findByLabelText(desk.sheet.label), fileOf(cells))
    expect(await screen.findByText(t.found.same_other.replace('{{count}}', '2'))).toBeVisible()
    expect(screen.queryByText(desk.sheet.bad.title)).toBeNull()
    expect(screen.queryByRole('button', { name: new RegExp(t.take.all.replace('{{work}}', '')) })).toBeNull()
  })

  test('shows one edited cell as one change, with the old and the new value, before it is written', async () => {
    const { user } = await renderFairDesk('participants/import', place)
    const cells = await savedCells(user)
    const row = cells.find((each) => each.includes(place.buyer.email)) ?? []
    const at = importColumns.indexOf('city')
    const before = row[at] ?? ''
    row[at] = 'Astana'
    await user.upload(screen.getByLabelText(desk.sheet.label), fileOf(cells))
    const change = await screen.findByRole('row', { name: /Astana/ })
    expect(change).toHaveTextContent(new RegExp(`${t.column.city}.*${before}.*Astana`))
    const changes = screen.getByRole('table', { name: t.changes.caption })
    expect(within(changes).getAllByRole('row')).toHaveLength(2)
    expect(screen.getByText(t.found.same_one.replace('{{count}}', '1'))).toBeVisible()
    const cityNow = async () =>
      (await place.deps.db.select().from(participant).where(eq(participant.id, place.buyer.id)))[0]?.profile.city
    expect(await cityNow()).toBe(before)
    const work = t.take.change_one.replace('{{count}}', '1')
    await user.click(screen.getByRole('button', { name: t.take.all.replace('{{work}}', work) }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    const done = await screen.findByText(t.changed_one.replace('{{count}}', '1'))
    expect(document.activeElement).toContainElement(done)
    expect(await cityNow()).toBe('Astana')
  })
})

describe('the import of companies', () => {
  test('names every invalid cell, imports nothing by itself, and skips invalid rows only on request', async () => {
    const rows = [
      good,
      { ...good, company_en: '', email: 'second@naru.test', mobile: 'none' },
      { ...good, email: place.office.email },
      { ...good },
    ]
    const { user } = await choose(sheetOf(rows))
    expect(
      await screen.findByRole('row', { name: new RegExp(`B3 ${t.column.company_en} ${desk.sheet.bad.empty}`) }),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: new RegExp(`G3 ${t.column.mobile} none`) })).toBeVisible()
    expect(screen.getByRole('row', { name: new RegExp(`F4 ${t.column.email} .*`) })).toHaveTextContent(
      refusal.auth.emailTaken,
    )
    expect(screen.getByRole('row', { name: new RegExp(`F5 ${t.column.email} .*`) })).toHaveTextContent(
      refusal.fair.importTwice,
    )
    expect(await companies()).toBe(2)
    const work = t.take.add_one.replace('{{count}}', '1')
    await user.click(screen.getByRole('button', { name: t.take.some.replace('{{work}}', work) }))
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

  test('says which companies are from a former year, and invites them with their accounts', async () => {
    const { deps, buyer, office } = place
    deps.clock.advance({ days: 363 })
    const { year } = await aFair(deps)
    place.office = { ...office, token: await issueToken(deps.db, deps.clock.now(), office.id, 'business') }
    const { user } = await choose(sheetOf([good, { ...good, email: buyer.email }]))
    expect(await screen.findByText(t.found.again_one.replace('{{count}}', '1'))).toBeVisible()
    const work = t.take.add_other.replace('{{count}}', '2')
    await user.click(screen.getByRole('button', { name: t.take.all.replace('{{work}}', work) }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(t.created_other.replace('{{count}}', '2'))).toBeVisible()
    const rows = await deps.db.select().from(participant).where(eq(participant.account_id, buyer.account_id))
    expect(rows.map((row) => [row.year, row.status]).toSorted()).toEqual([
      [year - 1, 'approved'],
      [year, 'invited'],
    ])
  })

  test('says which columns are missing, and that a file is not a spreadsheet', async () => {
    const { user } = await choose(sheetOf([good], importColumns.slice(0, 3), heads.slice(0, 3)))
    expect(await screen.findByText(new RegExp(`${t.column.country}.*${t.column.sector}`))).toBeVisible()
    await user.upload(screen.getByLabelText(desk.sheet.label), new File(['no sheet'], 'a.xlsx'))
    expect(await screen.findByText(desk.sheet.unread.unreadable)).toBeVisible()
    await user.upload(screen.getByLabelText(desk.sheet.label), sheetOf([]))
    expect(await screen.findByText(desk.sheet.unread.empty)).toBeVisible()
  })

  test('offers a template that it can read itself', async () => {
    const { user } = await choose(sheetOf([]))
    await user.click(screen.getByRole('button', { name: desk.sheet.template }))
    await waitFor(() => expect(saved.files).toHaveLength(1))
    const { rows } = await readXlsx(saved.files[0]?.bytes as Blob)
    expect(rows[0]?.cells).toEqual(heads)
  })
})
