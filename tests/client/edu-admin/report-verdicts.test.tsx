import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { reportDesk } from '#contract/education/report/desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { fillYears } from '#server/modules/education/year.defaults'
import { en as desk } from '#src/kits/desk/locale/en'
import { en as site } from '#src/sites/edu-admin/locale/en'
import { en } from '#src/sites/edu-admin/report/locale/en'
import { testApi } from '#tests/support/api'
import { renderDesk } from '#tests/support/desk'
import { as, type EducationContext, peopleOfEducation } from '#tests/support/education'
import { aShop, type Shop } from '#tests/support/orders'
import { accept, aReport } from '#tests/support/reports'

let shop: Shop
let context: EducationContext
let id: string

beforeEach(async () => {
  shop = await aShop()
  await fillYears(shop.deps)
  context = { deps: shop.deps, api: testApi(shop.deps), ...(await peopleOfEducation(shop.deps)) } as EducationContext
  id = await aReport(context)
})

const open = () => renderDesk(`/seouleduadmin/apply/report?report=${id}`, { shop, person: context.reviewer })
const now = async () => (await context.api.call(reportDesk.detail, { params: { id } }, as(context.reviewer))).data

test('a colleague’s deduction from a receipt is shown to a reviewer who accepts all of it, and stays (product §4)', async () => {
  const { user } = await open()
  const all = await screen.findByRole('button', { name: en.verdict.all })
  const [line] = (await now()).written.receipts.lines
  const less = (line?.won ?? 0) - 1000
  await accept(context, id, line?.id ?? '', less, 'Without the parking fee.')
  await user.click(all)
  expect(await screen.findByText(refusal.education.receiptDecided)).toBeVisible()
  expect(await screen.findByDisplayValue(String(less))).toBeVisible()
  expect((await now()).decisions.map(({ accepted_won }) => accepted_won)).toEqual([less])
})

test('what was typed for a receipt stays beside a colleague’s decision made meanwhile', async () => {
  const { user } = await open()
  const [line] = (await now()).written.receipts.lines
  const less = (line?.won ?? 0) - 1000
  const field = await screen.findByRole('textbox', { name: en.verdict.won.replace('{{what}}', line?.what ?? '') })
  await user.clear(field)
  await user.type(field, '4000')
  await user.type(
    screen.getByRole('textbox', { name: en.verdict.words.replace('{{what}}', line?.what ?? '') }),
    'Two hours.',
  )
  await accept(context, id, line?.id ?? '', less, 'Without the parking fee.')
  const press = () =>
    user.click(screen.getByRole('button', { name: en.verdict.acceptOf.replace('{{what}}', line?.what ?? '') }))
  await press()
  const alert = await screen.findByText(refusal.education.receiptDecided)
  expect(await within(alert).findByText('Without the parking fee.')).toBeVisible()
  expect(field).toHaveValue('4000')
  // Now that it was seen, it can be changed.
  await press()
  await waitFor(async () =>
    expect((await now()).decisions[0]).toMatchObject({ accepted_won: 4000, words: 'Two hours.' }),
  )
})

test('an open report says that a colleague has changed it, and not so after the reviewer’s own act', async () => {
  const { user } = await open()
  const [line] = (await now()).written.receipts.lines
  const field = await screen.findByRole('textbox', { name: en.verdict.won.replace('{{what}}', line?.what ?? '') })
  await user.click(screen.getByRole('button', { name: en.verdict.acceptOf.replace('{{what}}', line?.what ?? '') }))
  expect(await screen.findByText(en.verdict.none, { exact: false })).toBeVisible()
  expect(screen.queryByText(desk.changed.title)).toBeNull()
  const less = (line?.won ?? 0) - 1000
  await accept(context, id, line?.id ?? '', less, 'Without the parking fee.')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await screen.findByText(desk.changed.title)).toBeVisible()
  await waitFor(() => expect(field).toHaveValue(String(less)))
  await user.click(screen.getByRole('button', { name: desk.changed.seen }))
  await waitFor(() => expect(screen.queryByText(desk.changed.title)).toBeNull())
})

test('a comment that is being typed stays when a colleague returns the report meanwhile', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: en.askBack.open }))
  const dialog = within(await screen.findByRole('dialog'))
  const comment = () => dialog.getByRole('textbox', { name: site.askBack.comment })
  await user.type(comment(), 'The sum is not legible.')
  const sections = [{ section: 'days' as const, comments: [{ field: '', text: 'Which class?' }] }]
  await context.api.call(reportDesk.askBack, { params: { id }, body: { sections } }, as(context.reviewer))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  // Hidden behind the dialog, for assistive technology too.
  expect(await screen.findByText(desk.changed.title)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: site.askBack.send }))
  expect(await dialog.findByText(refusal.education.step)).toBeVisible()
  expect(comment()).toHaveValue('The sum is not legible.')
})

test('an amount with a point is not accepted, instead of becoming a hundred times as much', async () => {
  const { user } = await open()
  const [line] = (await now()).written.receipts.lines
  const field = await screen.findByRole('textbox', { name: en.verdict.won.replace('{{what}}', line?.what ?? '') })
  await user.clear(field)
  await user.paste('1,500.50')
  expect(field).toHaveValue('')
  expect(screen.getByText(refusal.validation.digits)).toBeVisible()
  await user.paste('１,５００')
  expect(field).toHaveValue('1500')
})

test('a report is returned for one of its receipts', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: en.askBack.open }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Field/ }), 'lines.0')
  await user.type(dialog.getByRole('textbox', { name: site.askBack.comment }), 'The sum is not legible.')
  await user.click(dialog.getByRole('button', { name: site.askBack.send }))
  await waitFor(async () => expect((await now()).status).toBe('report_revision_requested'))
  expect((await now()).revisions[0]?.sections).toEqual([
    { section: 'receipts', comments: [{ field: 'lines.0', text: 'The sum is not legible.' }] },
  ])
})
