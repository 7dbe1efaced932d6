import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auditActs } from '#contract/audit-acts'
import { passTypeList } from '#contract/pass/pass-type'
import { type PassPrices, passPriceDesk } from '#contract/pass/price-desk'
import { en as desk } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/pass/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anAccount, anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { passesOnSale } from '#tests/support/pass'

let shop: Shop
let person: Person
let tab: Awaited<ReturnType<typeof renderDesk>>

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

const open = async (stored: Record<string, string> = {}) => {
  tab = await renderDesk('/admin/pass/prices', { shop, person }, stored)
  return tab
}
/** The same tab, reloaded: its storage stays. */
const reload = () => {
  const stored = { ...sessionStorage } as Record<string, string>
  tab.stop()
  return open(stored)
}
const type = (name: keyof typeof en.type) => screen.findByRole('group', { name: en.type[name] })
const sale = (name: keyof typeof en.type) => en.prices.onSale.replace('{{type}}', en.type[name])
const adultOf = async (name: keyof typeof en.type) =>
  within(await type(name)).getByRole('textbox', { name: en.prices.adult })
const save = () => screen.getByRole('button', { name: en.prices.save })
const onSale = async () => (await shop.call(passTypeList.list, {})).data
const stored = async () => (await shop.call(passPriceDesk.read, {}, person)).data
const byColleague = async (prices: Partial<PassPrices>) => {
  const was = await stored()
  await shop.call(passPriceDesk.set, { body: { prices: { ...was, ...prices }, was } }, person)
}

test('where no pass is on sale the page says so, and a type is put on sale with a price for each person', async () => {
  const { user } = await open()
  expect(await screen.findByText(en.prices.none)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: sale('visits_3') }))
  const fields = within(await type('visits_3'))
  await user.type(fields.getByRole('textbox', { name: en.prices.adult }), '32,000')
  await user.click(save())
  const child = fields.getByRole('textbox', { name: en.prices.child })
  await waitFor(() => expect(child).toBeInvalid())
  expect(await onSale()).toEqual([])
  await user.type(child, '24000')
  await user.click(save())
  expect(await screen.findByText(en.prices.saved)).toBeVisible()
  expect(await onSale()).toEqual([{ name: 'visits_3', price_won: { adult: 32_000, child: 24_000 } }])
  expect(screen.queryByText(en.prices.none)).toBeNull()
})

test('a type is taken off sale, and the price of another changes with the same save', async () => {
  await passesOnSale(shop.deps)
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: sale('hours_24') }))
  const adult = await adultOf('visits_3')
  await user.clear(adult)
  await user.type(adult, '27000')
  await user.click(save())
  expect(await screen.findByText(en.prices.saved)).toBeVisible()
  expect(await onSale()).toEqual([{ name: 'visits_3', price_won: { adult: 27_000, child: 15_000 } }])
})

test('what is typed survives a reload, on the prices it was typed on; a colleague’s change is shown and not overwritten', async () => {
  await passesOnSale(shop.deps)
  const first = await open()
  const typing = await adultOf('visits_3')
  await first.user.clear(typing)
  await first.user.type(typing, '27000')
  await byColleague({ hours_24: { adult: 33_000, child: 22_000 } })
  const { user } = await reload()
  await waitFor(async () => expect(await adultOf('visits_3')).toHaveValue('27000'))
  const note = (await screen.findByText(desk.stale.title)).closest('[role="status"]') as HTMLElement
  expect(within(note).getByText('24 hours: adult ₩33,000, child ₩22,000')).toBeVisible()
  await user.click(within(note).getByRole('button', { name: desk.stale.take }))
  expect(await adultOf('visits_3')).toHaveValue('25000')
  expect(await adultOf('hours_24')).toHaveValue('33000')
  await reload()
  expect(await adultOf('visits_3')).toHaveValue('25000')
  expect(screen.queryByText(desk.stale.title)).toBeNull()
})

test('a save on prices that a colleague has changed meanwhile is refused with the choice between both', async () => {
  await passesOnSale(shop.deps)
  const { user } = await open()
  const typing = await adultOf('visits_3')
  await user.clear(typing)
  await user.type(typing, '27000')
  await byColleague({ hours_24: null })
  await user.click(save())
  const note = (await screen.findByText(desk.stale.title)).closest('[role="status"]') as HTMLElement
  expect(within(note).getByText('24 hours: not on sale')).toBeVisible()
  expect(typing).toHaveValue('27000')
  expect((await stored()).visits_3).toEqual({ adult: 25_000, child: 15_000 })
  await user.click(within(note).getByRole('button', { name: desk.stale.keep }))
  await user.click(save())
  await waitFor(async () => expect((await stored()).visits_3).toEqual({ adult: 27_000, child: 15_000 }))
  expect((await stored()).hours_24).toEqual({ adult: 30_000, child: 20_000 })
})

test('the audit log names the prices of each type before and after a change', async () => {
  await byColleague({ hours_24: { adult: 39_000, child: 29_000 } })
  const owner = await anAccount(shop.deps, { area: 'admin', role: 'owner' })
  await renderDesk('/admin/audit', { shop, person: owner })
  const row = within(
    (await screen.findByRole('cell', { name: auditActs['pass.setPrices'].en })).closest('tr') as HTMLElement,
  )
  expect(row.getByText('24 hours –')).toBeVisible()
  expect(row.getByText('24 hours Adults 39,000, Children 29,000')).toBeVisible()
  expect(row.getByText(en.parts)).toBeVisible()
})
