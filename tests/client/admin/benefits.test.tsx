import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { benefits } from '#contract/benefits'
import { benefitsDesk } from '#contract/benefits-desk'
import { settingsDesk } from '#contract/settings-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { promotionClick } from '#server/modules/promotion/promotion.table'
import { en } from '#src/sites/admin/benefits/locale/en'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { plainCoupon } from '#tests/support/plain-coupon'

let shop: Shop
let person: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps)
})

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name.replace(/[()?]/g, '\\$&')}`))
const press = (name: string) => screen.findByRole('button', { name })
const yes = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' })
const held = async () =>
  (await shop.call(benefits.coupons, { query: { lang: 'en' } }, { token: member.token })).data.map(({ name }) => name)
const acts = async () => (await shop.deps.db.select().from(auditEvent)).map(({ act }) => act)
const aCoupon = async (code: string) =>
  (
    await shop.call(
      benefitsDesk.create,
      { body: { ...plainCoupon, code, name: { en: 'Spring', ko: '봄' }, percent: 10 } },
      { token: person.token, headers: aKey() },
    )
  ).data.id

test('a coupon is created, with errors shown at their fields, and issued to a member by address', async () => {
  await aCoupon('TAKEN-1')
  const { user, router } = await renderDesk('/admin/coupons/new', { shop, person })
  await user.click(await press(en.form.make))
  expect((await screen.findAllByText(refusal.validation.required)).length).toBeGreaterThan(2)
  await user.type(await field(en.column.code), 'taken-1')
  await user.type(await field(en.form.nameEn), 'Autumn')
  await user.type(await field(en.form.nameKo), '가을')
  await user.click(screen.getByLabelText(en.form.kinds.won))
  await user.type(await field(en.form.won), '5000')
  await user.click(await press(en.form.make))
  // An error that only the server can detect also appears at the field, and nothing is lost.
  await screen.findByText(refusal.coupon.codeTaken)
  await user.clear(await field(en.column.code))
  await user.type(await field(en.column.code), 'autumn-5')
  await user.click(await press(en.form.make))
  await screen.findByRole('heading', { level: 1, name: 'Autumn' })
  expect(router.state.location.pathname).not.toBe('/admin/coupons/new')

  await user.type(await field(en.addresses), 'no address')
  await user.click(await press(en.issue.act))
  await screen.findByText(refusal.validation.email)
  await user.clear(await field(en.addresses))
  await user.type(await field(en.addresses), `${member.email}, nobody@people.test`)
  await user.click(await press(en.issue.act))
  await user.click(await yes())
  expect(await screen.findByText('nobody@people.test')).toBeInTheDocument()
  expect(await held()).toEqual(['Autumn'])
})

test('a coupon is found, issued to all members, and stopped', async () => {
  await aCoupon('SPRING-1')
  const { user } = await renderDesk('/admin/coupons?q=spring', { shop, person })
  await user.click(await screen.findByRole('link', { name: 'SPRING-1' }))
  await user.click(await screen.findByLabelText(en.issue.all))
  await user.click(await press(en.issue.act))
  await user.click(await yes())
  expect(await screen.findByText(en.given.done_one.replace('{{count}}', '1'))).toBeInTheDocument()
  expect(await held()).toEqual(['Spring'])
  await user.click(await press(en.stop.act))
  await user.click(await yes())
  await screen.findByText(en.stop.done)
  expect(screen.queryByRole('button', { name: en.issue.act })).not.toBeInTheDocument()
  expect((await acts()).toSorted()).toEqual(['coupon.create', 'coupon.issue', 'coupon.stop'])
})

test('points are given with a reason, and appear in the list', async () => {
  const { user } = await renderDesk('/admin/points', { shop, person })
  await screen.findByText(en.grant.none)
  await user.type(await field(en.addresses), member.email)
  await user.type(await field(en.grant.points), '2500')
  await user.click(await press(en.grant.act))
  await screen.findByText(refusal.validation.required)
  await user.type(await field(en.grant.reason), 'Sorry for the delay')
  await user.click(await press(en.grant.act))
  await user.click(await yes())
  const table = within(await screen.findByRole('table'))
  expect(await table.findByText('Sorry for the delay')).toBeInTheDocument()
  const { data } = await shop.call(benefits.total, {}, { token: member.token })
  expect(data.total).toBe(2500)
})

test('promotion links are counted by day, and are created for allowed targets only', async () => {
  await shop.deps.db.insert(promotionClick).values({ code: 'spring', day: '2026-03-01', clicks: 3 })
  const meta = { hosts: ['partner.example'], codes: ['spring'] }
  await shop.call(settingsDesk.set, { body: { key: 'promotion', meta, base: 0 } }, { token: person.token })
  const { user } = await renderDesk('/admin/promotions?code=spring', { shop, person })
  expect(await screen.findByText(en.clicks.total_other.replace('{{count}}', '3'))).toBeInTheDocument()
  const form = within(screen.getByRole('form', { name: en.link.title }))
  await user.selectOptions(form.getByLabelText(en.clicks.code), 'spring')
  await user.type(form.getByLabelText(new RegExp(`^${en.link.to}`)), 'https://evil.example/offer')
  await user.click(form.getByRole('button', { name: en.link.make }))
  await form.findByText(refusal.validation.invalid)
  await user.clear(form.getByLabelText(new RegExp(`^${en.link.to}`)))
  await user.type(form.getByLabelText(new RegExp(`^${en.link.to}`)), '/event')
  await user.click(form.getByRole('button', { name: en.link.make }))
  expect(await screen.findByText(/\/redirect\?to=%2Fevent&code=spring$/)).toBeInTheDocument()
})
