import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ratePlaceholder } from '#contract/money'
import { settingKeys, settingsDesk } from '#contract/settings-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { currentRates, passportDays } from '#server/modules/settings/settings.service'
import { en as desk } from '#src/kits/desk/locale/en'
import { en } from '#src/sites/admin/settings/locale/en'
import { settingForms } from '#src/sites/admin/settings/parts/forms'
import { textNames } from '#src/sites/admin/settings/parts/text-names'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

const open = (key = 'exchange') => renderDesk(`/admin/settings?key=${key}`, { shop, person })
const form = (name: string) => screen.findByRole('form', { name })
const save = () => screen.getByRole('button', { name: en.save })
const set = (usd_to_krw: number, base: number) =>
  shop.call(
    settingsDesk.set,
    { body: { key: 'exchange', meta: { krw_to_usd: 0.0007, usd_to_krw }, base } },
    { token: person.token },
  )

describe('every row of the settings', () => {
  test.each([...settingKeys])('%s has its form, which shows the current value and saves it unchanged', async (key) => {
    expect(Object.keys(settingForms)).toContain(key)
    const { user } = await open(key)
    const fields = within(await form(en.names[textNames[key]]))
    const inputs = [...fields.queryAllByRole('textbox'), ...fields.queryAllByRole('spinbutton')]
    expect(inputs.length).toBeGreaterThan(0)
    const before = (await shop.call(settingsDesk.list, {}, { token: person.token })).data.items.find(
      (each) => each.key === key,
    )
    if (before?.meta === null) {
      expect(screen.getByText(en.none[textNames[key]])).toBeInTheDocument()
      return
    }
    await user.click(save())
    await screen.findByText(en.saved)
    const after = (await shop.call(settingsDesk.list, {}, { token: person.token })).data.items.find(
      (each) => each.key === key,
    )
    expect(after).toMatchObject({ meta: before?.meta, version: 1 })
  })
})

test('rates are typed beside the placeholder 1500, validated at their field, and saved with the editor’s name (product §9)', async () => {
  const { user } = await open()
  const won = await screen.findByLabelText(en.field.usd_to_krw)
  const dollars = screen.getByLabelText(en.field.krw_to_usd)
  expect(won).toHaveAttribute('placeholder', String(ratePlaceholder))
  await user.clear(dollars)
  await user.type(dollars, '0.007')
  await user.click(save())
  await screen.findByText(refusal.settings.ratesApart)
  expect(dollars).toHaveAttribute('aria-invalid', 'true')
  await user.clear(dollars)
  await user.type(dollars, '0.00068')
  await user.clear(won)
  await user.type(won, '1480')
  await user.click(save())
  await screen.findByText(en.saved)
  expect(await currentRates(shop.deps.db)).toEqual({ krw_to_usd: 0.00068, usd_to_krw: 1480 })
  const changes = within(screen.getByRole('region', { name: en.history.title }))
  expect(await changes.findByText('Desk Person')).toBeInTheDocument()
  expect([changes.getByText('1465').tagName, changes.getByText('1480').tagName]).toEqual(['DEL', 'INS'])
})

test('a value that a colleague has saved meanwhile is reported; the operator’s own stays until the operator chooses one', async () => {
  const { user } = await open()
  const won = await screen.findByLabelText(en.field.usd_to_krw)
  await user.clear(won)
  await user.type(won, '1490')
  await set(1470, 0)
  await user.click(save())
  const title = await screen.findByText(desk.stale.title)
  // The refusal says no more than the choice, which has the focus.
  await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus())
  expect(screen.queryByText(refusal.desk.changed)).not.toBeInTheDocument()
  expect(won).toHaveValue('1490')
  expect(screen.getByText(new RegExp(`${en.field.usd_to_krw}: 1470`))).toBeInTheDocument()
  const place = title.closest('[role="status"]')
  await user.click(screen.getByRole('button', { name: desk.stale.keep }))
  expect(place).toHaveFocus()
  await user.click(save())
  await screen.findByText(en.saved)
  expect((await currentRates(shop.deps.db)).usd_to_krw).toBe(1490)
  expect(screen.queryByText(desk.stale.title)).not.toBeInTheDocument()
})

test('a former value is restored after a confirmation; a value that was never set cannot be', async () => {
  await set(1470, 0)
  await set(1490, 1)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: en.history.restore }))
  const answer = async (yes: boolean) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: yes ? 'Yes' : 'No' }))
  await answer(false)
  await user.click(screen.getByRole('button', { name: en.history.restore }))
  await answer(true)
  await waitFor(async () => expect((await currentRates(shop.deps.db)).usd_to_krw).toBe(1470))
  await waitFor(() => expect(screen.getByLabelText(en.field.usd_to_krw)).toHaveValue('1470'))
})

test('the retention days of passport numbers are set where there were none, and removed again', async () => {
  const { user } = await open('passport')
  const days = await screen.findByLabelText(en.field.days)
  await user.type(days, '7')
  await user.click(save())
  await waitFor(async () => expect(await passportDays(shop.deps.db)).toBe(7))
  await user.click(await screen.findByRole('button', { name: en.remove.act }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await waitFor(async () => expect(await passportDays(shop.deps.db)).toBe(30))
  expect(await screen.findByText(en.none.passport)).toBeInTheDocument()
})
