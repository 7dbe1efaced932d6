import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { passPartnershipDesk } from '#contract/pass/partnership'
import { passPartnership } from '#server/modules/pass/partnership.table'
import { en } from '#src/sites/seoulitepass/partnership/locale/en'
import { anOperator } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPartnership, partnershipCode } from '#tests/support/partnership'
import { renderApp } from '#tests/support/render'

let shop: Shop
const page = '/seoulitepass/partnership'

beforeEach(async () => {
  shop = await aShop()
})

const both = (label: string): [string, string] => [
  en.form.in.en.replace('{{label}}', label),
  en.form.in.ko.replace('{{label}}', label),
]

describe('the page of partnerships (product §2, §4)', () => {
  test('submits an application, and keeps the typed text until it is sent', async () => {
    const first = await renderApp(page, { shop })
    await first.user.type(await screen.findByLabelText(en.form.contactName), 'Sua Han')
    const { user } = first
    const type = async (label: string, text: string) => user.type(screen.getByLabelText(label), text)
    for (const label of [en.form.companyName, en.form.placeName, en.form.address, en.form.benefit])
      for (const field of both(label)) await type(field, 'Stream Tea')
    const number = screen.getByRole('textbox', { name: /business/i })
    await user.type(number, '2208162518')
    await user.type(screen.getByRole('textbox', { name: /^email/i }), 'office@tea.test')
    await user.type(screen.getByRole('textbox', { name: /code/i }), await partnershipCode(shop))
    await type(en.form.phone, '01012345678')
    await user.selectOptions(screen.getByRole('combobox', { name: en.form.district }), 'jongno')
    await user.selectOptions(screen.getByRole('combobox', { name: en.form.category }), 'experience')
    await type(en.form.hours, '10 to 6')
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.click(screen.getByRole('button', { name: en.form.send }))
    expect(await screen.findByText('This is not a valid Korean business number.')).toBeVisible()
    expect(await shop.deps.db.select().from(passPartnership)).toEqual([])
    await user.clear(number)
    await user.type(number, '220-81-62517')
    await user.click(screen.getByRole('button', { name: en.form.send }))
    expect(await screen.findByText(/^We received application/)).toBeVisible()
    const [row] = await shop.deps.db.select().from(passPartnership)
    expect(row).toMatchObject({ business_number: '2208162517', contact_name: 'Sua Han', lang: 'en' })
  })

  test('opens an application by its link, whose token leaves the address, and answers follow-up questions', async () => {
    const { id, token } = await aPartnership(shop)
    const operator = await anOperator(shop)
    const body = { content: 'How many visitors at once?' }
    await shop.call(passPartnershipDesk.ask, { params: { id }, body }, { token: operator.token })
    const { user } = await renderApp(`${page}#${token}`, { shop })
    expect(await screen.findByText(en.state.asked)).toBeVisible()
    expect(location.href).not.toContain(token)
    expect(screen.getByText(body.content)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: en.answer.content }), 'Thirty, in two rooms.')
    await user.click(screen.getByRole('button', { name: en.answer.send }))
    expect(await screen.findByText(en.state.received)).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.own.withdraw }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(en.state.withdrawn)).toBeVisible()
  })

  test('says that a link is no longer valid, and allows a new application', async () => {
    await renderApp(`${page}#${'x'.repeat(43)}`, { shop })
    expect(await screen.findByText(en.own.unknown)).toBeVisible()
    expect(screen.getByRole('button', { name: en.form.send })).toBeVisible()
  })
})
