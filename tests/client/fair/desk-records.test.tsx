import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fairRecords } from '#contract/fair/record'
import { en as desk } from '#src/kits/desk/locale/en'
import { readXlsx } from '#src/kits/desk/read-xlsx'
import { en as t } from '#src/sites/fair/desk-records/locale/en'
import { en as words } from '#src/sites/fair/records/locale/en'
import { aFairDesk, renderFairDesk } from '#tests/support/fair-desk'
import { as, confirmed } from '#tests/support/meetings'
import { record } from '#tests/support/records'

const saved = vi.hoisted(() => ({ files: [] as { bytes: Blob; name: string }[] }))
vi.mock('#src/ui/save-file', () => ({ saveFile: (bytes: Blob, name: string) => saved.files.push({ bytes, name }) }))

let place: Awaited<ReturnType<typeof aFairDesk>>
let id: string

beforeEach(async () => {
  saved.files.length = 0
  place = await aFairDesk()
  ;({ id } = await confirmed(place))
  place.deps.clock.advance({ hours: 3 })
})
const save = (who: typeof place.buyer, change = {}) =>
  place.api.call(fairRecords.save, { params: { id }, body: { ...record, ...change } }, as(who))

describe('the list of records', () => {
  test('shows both sides, filters by who has written, and marks contradictions', async () => {
    await save(place.buyer)
    const { user } = await renderFairDesk('records', place)
    const table = await screen.findByRole('table')
    expect(within(table).getByText('Steppe Travel')).toBeVisible()
    expect(within(table).getByText(t.silent)).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: t.filter.said }), t.said.both)
    expect(await screen.findByText(desk.list.emptyFiltered)).toBeVisible()
    expect(location.search).toBe('?said=both')
    await save(place.seller, { contract: 'none' })
    await user.selectOptions(screen.getByRole('combobox', { name: t.filter.differ }), t.filter.differ)
    expect(within(await screen.findByRole('table')).getByText(t.field.contract)).toBeVisible()
  })

  test('reminds companies that have not written, after a confirmation', async () => {
    await save(place.buyer)
    const { user } = await renderFairDesk('records', place)
    await user.click(await screen.findByRole('checkbox', { name: desk.list.choosePage }))
    await user.click(screen.getByRole('button', { name: t.remind.button }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(t.remind.done_one.replace('{{count}}', '1'))).toBeVisible()
    expect((await place.deps.jobs.queued()).filter(({ name }) => name === 'mail').length).toBeGreaterThan(0)
  })
})

describe('the records of one meeting', () => {
  test('are shown side by side, and a row in which they contradict each other says so', async () => {
    await save(place.buyer)
    await save(place.seller, { contract: 'memorandum', importance: 'low' })
    await renderFairDesk(`records/${id}`, place)
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) })
    const contract = await row(t.field.contract)
    expect(within(contract).getByText(words.contractBands.under_50k)).toBeVisible()
    expect(within(contract).getByText(words.contractBands.memorandum)).toBeVisible()
    expect(within(contract).getByText(t.differs)).toBeVisible()
    // Different opinions on the other side's importance are not a contradiction.
    expect(within(await row(t.field.importance)).queryByText(t.differs)).toBeNull()
    expect(screen.queryByRole('button', { name: t.remind.button })).toBeNull()
  })

  test('that do not exist are not found', async () => {
    await renderFairDesk('records/3f0c7a52-5a33-4d6c-9a4e-1d1f6a2b7c11', place)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the statistics', () => {
  test('are tables with charts, and the sheet has all of their figures', async () => {
    await save(place.buyer)
    const { user } = await renderFairDesk('statistics', place)
    const countries = await screen.findByRole('table', { name: t.table.countries })
    expect(within(countries).getByRole('row', { name: /Kazakhstan 1 1 0 1/ })).toBeVisible()
    const history = screen.getByRole('table', { name: t.table.history })
    expect(within(history).getByRole('row', { name: /2019 1,545 24 101 162/ })).toBeVisible()
    expect(within(history).getByRole('row', { name: /^2020/ })).toHaveTextContent(t.unpublished)
    await user.click(screen.getByRole('button', { name: desk.export.start }))
    await waitFor(() => expect(saved.files).toHaveLength(1))
    const rows = (await readXlsx(saved.files[0]?.bytes as Blob)).rows.map(({ cells }) => cells)
    expect(rows).toContainEqual([t.table.history, '2019', t.figure.meetings, '1545'])
    expect(rows).toContainEqual([t.table.contracts, words.contractBands.under_50k, t.side.buyer, '1'])
  })
})
