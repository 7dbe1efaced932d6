import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auditActs } from '#contract/audit-acts'
import { searchHeader } from '#contract/desk-list'
import { inquiry } from '#contract/inquiry'
import { membersDesk } from '#contract/members-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { givePoints } from '#server/modules/benefits/reward.service'
import { en as kit } from '#src/kits/desk/locale/en'
import { en as benefits } from '#src/sites/admin/benefits/locale/en'
import { en } from '#src/sites/admin/members/locale/en'
import { aPaidOrder, aTour } from '#tests/support/cancellations'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { network } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let member: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind' })
})

const press = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

test('a person is found by an email address, which never appears in a page’s URL, with everything that they did', async () => {
  await aMember(shop.deps, { name: 'Bo Berg' })
  const order = await aPaidOrder(shop, member, [await aTour(shop, { capacity: 8 })])
  const written = { type: 'product', title: 'A pushchair', content: 'May we bring a folding pushchair?' } as const
  await shop.call(inquiry.ask, { params: { site: 'shop' }, body: written }, { token: member.token })
  const { user, router } = await renderDesk('/admin/members', { shop, person })
  await screen.findByRole('link', { name: 'Bo Berg' })
  await user.type(screen.getByRole('searchbox'), `${member.email}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bo Berg' })).not.toBeInTheDocument())
  expect(router.state.location.search).toMatch(/q=\*[\da-f]{8}$/)
  expect(network.requests(membersDesk.list.path).filter(({ search }) => search.includes('q='))).toEqual([])
  // A name is personal data too.
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'Maya{Enter}')
  await waitFor(() => expect(network.requests(membersDesk.list.path).at(-1)?.headers.get(searchHeader)).toBe('Maya'))
  expect(router.state.location.search).not.toContain('Maya')
  // Another status still filters by the same person.
  await user.click(screen.getByRole('link', { name: `${en.status.active} 1` }))
  await user.click(await screen.findByRole('link', { name: 'Maya Lind' }))
  await screen.findByRole('heading', { level: 1, name: 'Maya Lind' })
  const number = order.bookings[0]?.reservation_number ?? ''
  expect(await screen.findByRole('link', { name: number })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'A pushchair' })).toBeInTheDocument()
})

test('an account is blocked with a reason and unblocked; the second of two operators is told', async () => {
  const { user } = await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await user.click(await press(en.block.act))
  const question = await dialog()
  await user.click(question.getByRole('button', { name: en.block.act }))
  await question.findByText(refusal.validation.required)
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'Paid with a stolen card.')
  await user.click(question.getByRole('button', { name: en.block.act }))
  await screen.findByText(en.block.done)
  expect(await screen.findByText(auditActs['member.block'].en)).toBeInTheDocument()
  expect(screen.queryByText(kit.changed.title)).not.toBeInTheDocument()
  await user.click(await press(en.unblock.act))
  const again = await dialog()
  await user.type(again.getByLabelText(new RegExp(en.reason)), 'The bank was wrong.')
  await user.click(again.getByRole('button', { name: en.unblock.act }))
  await screen.findByText(en.unblock.done)
  expect(await press(en.block.act)).toBeInTheDocument()
})

test('points are taken back with a reason, and an operator who saw another balance is told', async () => {
  const now = shop.deps.clock.now()
  await givePoints(shop.deps.db, now, member.id, 3_000, 'welcome')
  const { user } = await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await user.click(await press(en.takeBack.act))
  const question = await dialog()
  const send = () => question.getByRole('button', { name: en.takeBack.act })
  await user.click(send())
  expect(await question.findAllByText(refusal.validation.required)).toHaveLength(2)
  const points = question.getByLabelText(new RegExp(`^${en.takeBack.points}`))
  await user.type(points, '3001')
  await user.type(question.getByLabelText(new RegExp(`^${en.reason}`)), 'Given twice')
  await user.click(send())
  await question.findByText(refusal.validation.numberHigh)
  await user.clear(points)
  await user.type(points, '2500')
  await givePoints(shop.deps.db, now, member.id, 500, 'granted')
  await user.click(send())
  await question.findByText(refusal.desk.changed)
  expect(await question.findByText('3,500')).toBeVisible()
  expect(points).toHaveValue('2500')
  await user.click(send())
  await screen.findByText(en.takeBack.done.replace('{{points}}', '2,500'))
  expect(await screen.findByText(en.takeBack.now.replace('{{points}}', '1,000'))).toBeVisible()
  expect(await screen.findByText(new RegExp(`${auditActs['points.takeBack'].en}: [\\d,]+ points`))).toBeInTheDocument()
  expect(screen.getByText('Given twice')).toBeInTheDocument()
})

test('a member’s page leads to giving points, without the email address in the page’s URL', async () => {
  const { user, router } = await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await user.click(await screen.findByRole('link', { name: en.takeBack.give }))
  const form = within(await screen.findByRole('form', { name: benefits.grant.title }))
  expect(form.getByLabelText(new RegExp(`^${benefits.addresses}`))).toHaveValue(member.email)
  expect(form.getByLabelText(new RegExp(`^${benefits.grant.points}`))).toHaveFocus()
  expect(router.state.location.search).toBe('')
  await user.type(form.getByLabelText(new RegExp(`^${benefits.grant.points}`)), '500')
  await user.type(form.getByLabelText(new RegExp(`^${benefits.grant.reason}`)), 'For the long wait')
  await user.click(form.getByRole('button', { name: benefits.grant.act }))
  await user.click((await dialog()).getByRole('button', { name: 'Yes' }))
  await screen.findByText('For the long wait')
  expect(form.getByLabelText(new RegExp(`^${benefits.addresses}`))).toHaveValue('')
})

test('a blocked member gets no points', async () => {
  await shop.call(membersDesk.block, { params: { id: member.id }, body: { reason: 'Spam' } }, { token: person.token })
  await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await screen.findByRole('heading', { name: en.points })
  expect(screen.queryByRole('link', { name: en.takeBack.give })).not.toBeInTheDocument()
})

test('an account is closed on the holder’s behalf, after showing what will be lost', async () => {
  const { user } = await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await user.click(await press(en.close.act))
  const question = await dialog()
  expect(await question.findByText(en.close.reservations)).toBeInTheDocument()
  await user.type(question.getByLabelText(new RegExp(en.reason)), 'Asked for by phone.')
  await user.click(question.getByRole('button', { name: en.close.act }))
  await screen.findByText(en.close.done)
  expect(await screen.findByText(auditActs['member.withdraw'].en)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: en.close.act })).not.toBeInTheDocument()
})
