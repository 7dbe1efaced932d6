import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditActs } from '#contract/audit-acts'
import { membersMerge } from '#contract/members-merge'
import { en as refusal } from '#contract/texts/refusal.en'
import { account } from '#server/modules/accounts/accounts.table'
import { wish } from '#server/modules/wishlist/wishlist.table'
import { en } from '#src/sites/admin/members/locale/en'
import { aPaidOrder, aTour } from '#tests/support/cancellations'
import { renderDesk } from '#tests/support/desk'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { givePoints, mergesBy } from '#tests/support/merging'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let member: Person
let old: Person

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  member = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya@people.test' })
  old = await aMember(shop.deps, { name: 'Maya Lind', email: 'maya.old@people.test' })
})

const t = en.merge
const press = (name: string) => screen.findByRole('button', { name })
const chooseOld = t.choose.replace('{{email}}', 'maya.old@people.test')
const statusOf = async ({ id }: Person) =>
  (await shop.deps.db.select().from(account).where(eq(account.id, id)))[0]?.status

/** Opens the dialog on the page of the first account and chooses the second one in it. */
async function choosing() {
  const { user } = await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await user.click(await press(t.ask))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('searchbox', { name: t.find }), 'maya{Enter}')
  await user.click(await dialog.findByRole('button', { name: chooseOld }))
  return { user, dialog }
}

test('the other account is found, what moves is shown for either direction, and the two become one with a reason', async () => {
  await givePoints(shop, old, 5_000)
  await aPaidOrder(shop, old, [await aTour(shop)])
  const { user, dialog } = await choosing()
  // The account itself is not offered.
  expect(within(dialog.getByRole('list', { name: t.list })).getAllByRole('listitem')).toHaveLength(1)
  expect(await dialog.findByText(t.kind.reservations)).toBeInTheDocument()
  expect(dialog.getByText('5,000')).toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: /maya\.old/ }))
  expect(await dialog.findByText(t.movesNone)).toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: /maya@people/ }))
  await dialog.findByText(t.kind.points)
  // A reason is required.
  await user.click(dialog.getByRole('button', { name: t.act }))
  await dialog.findByText(refusal.validation.required)
  expect(await statusOf(old)).toBe('active')
  await user.type(dialog.getByLabelText(new RegExp(en.reason)), 'She asked by phone.')
  await user.click(dialog.getByRole('button', { name: t.act }))
  await screen.findByText(t.done)
  expect(await screen.findByText(t.open.remaining)).toBeInTheDocument()
  expect(await screen.findByText(auditActs['member.merge'].en)).toBeInTheDocument()
  expect(await statusOf(old)).toBe('merged')
})

test('a change since the preview is refused: the newest is shown, the reason stays, and the next try works', async () => {
  const { user, dialog } = await choosing()
  await dialog.findByText(t.movesNone)
  await user.type(dialog.getByLabelText(new RegExp(en.reason)), 'She asked by phone.')
  const { id } = await aTour(shop)
  await shop.deps.db.insert(wish).values({ account_id: old.id, product_id: id, created_at: shop.deps.clock.now() })
  await user.click(dialog.getByRole('button', { name: t.act }))
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent(refusal.merge.changed)
  expect(alert).toHaveFocus()
  expect(await dialog.findByText(t.kind.wishlist)).toBeInTheDocument()
  expect(dialog.getByLabelText(new RegExp(en.reason))).toHaveValue('She asked by phone.')
  await user.click(dialog.getByRole('button', { name: t.act }))
  await screen.findByText(t.done)
})

test('two accounts with other names and numbers are merged only after a check that they are one person’s', async () => {
  await shop.deps.db.update(account).set({ name: 'Mina Seo', phone: '01099998888' }).where(eq(account.id, old.id))
  const { user, dialog } = await choosing()
  expect(await dialog.findByText(t.differ.title)).toBeInTheDocument()
  expect(dialog.getByText(`${t.differ.name}: Maya Lind and Mina Seo`)).toBeInTheDocument()
  expect(dialog.getByText(new RegExp(`${t.differ.phone}: .* and 01099998888`))).toBeInTheDocument()
  expect(dialog.queryByText(t.differ.nationality)).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText(new RegExp(en.reason)), 'She asked by phone.')
  await user.click(dialog.getByRole('button', { name: t.act }))
  const box = dialog.getByRole('checkbox', { name: t.differ.check })
  expect(await dialog.findByText(refusal.merge.differs)).toBeInTheDocument()
  expect(box).toBeInvalid()
  expect(await statusOf(old)).toBe('active')
  await user.click(box)
  await user.click(dialog.getByRole('button', { name: t.act }))
  await screen.findByText(t.done)
  expect(await statusOf(old)).toBe('merged')
})

test('a check holds for either direction, not for another difference that is shown since', async () => {
  const change = (fields: Partial<typeof account.$inferInsert>) =>
    shop.deps.db.update(account).set(fields).where(eq(account.id, old.id))
  await change({ name: 'Mina Seo' })
  const { user, dialog } = await choosing()
  const box = async () => dialog.findByRole('checkbox', { name: t.differ.check })
  await user.click(await box())
  await user.click(dialog.getByRole('radio', { name: /maya\.old/ }))
  await dialog.findByText(`${t.differ.name}: Mina Seo and Maya Lind`)
  expect(await box()).toBeChecked()
  await change({ phone: '01099998888' })
  await user.click(dialog.getByRole('radio', { name: /maya@people/ }))
  await dialog.findByText(new RegExp(`${t.differ.phone}: .* and 01099998888`))
  await waitFor(async () => expect(await box()).not.toBeChecked())
})

test('accounts with the same details need no such check', async () => {
  const { dialog } = await choosing()
  await dialog.findByText(t.movesNone)
  expect(dialog.queryByText(t.differ.title)).not.toBeInTheDocument()
  expect(dialog.queryByRole('checkbox', { name: t.differ.check })).not.toBeInTheDocument()
})

test('a merge whose answer is lost is shown as done', async () => {
  const { user, dialog } = await choosing()
  await dialog.findByText(t.movesNone)
  await user.type(dialog.getByLabelText(new RegExp(en.reason)), 'She asked by phone.')
  failNext(membersMerge.merge, { lostReply: true })
  await user.click(dialog.getByRole('button', { name: t.act }))
  expect(await screen.findByText(t.open.remaining)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('why two accounts cannot be merged is shown instead of what moves', async () => {
  const { dialog, user } = await choosing()
  await dialog.findByText(t.movesNone)
  await mergesBy(shop, person).merge(old, await aMember(shop.deps))
  await user.click(dialog.getByRole('radio', { name: /maya\.old/ }))
  expect(await dialog.findByText(refusal.merge.unfinished)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: t.act })).toBeDisabled()
})

test('a search says how many accounts it shows, and that there are more', async () => {
  for (let each = 0; each < 11; each++) await aMember(shop.deps, { name: 'Maya Crowd' })
  const { user } = await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await user.click(await press(t.ask))
  const dialog = within(await screen.findByRole('dialog'))
  const search = dialog.getByRole('searchbox', { name: t.find })
  await user.type(search, 'crowd{Enter}')
  expect(await dialog.findByText(new RegExp(t.more))).toHaveTextContent('10 accounts found.')
  await user.clear(search)
  await user.type(search, 'maya.old{Enter}')
  expect(await dialog.findByText(/^1 account found\./)).not.toHaveTextContent(t.more)
})

test('a search without a match says so', async () => {
  const { user } = await renderDesk(`/admin/members/${member.id}`, { shop, person })
  await user.click(await press(t.ask))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('searchbox', { name: t.find }), 'a stranger{Enter}')
  expect(await dialog.findByText(t.none)).toBeInTheDocument()
})

test('a merge is undone from the other account’s page, after reading which points do not go back', async () => {
  await givePoints(shop, old, 5_000)
  await mergesBy(shop, person).merge(member, old)
  await aPaidOrder(shop, member, [await aTour(shop)], { points: 4_000 })
  const { user } = await renderDesk(`/admin/members/${old.id}`, { shop, person })
  expect(await screen.findByText(t.open.other)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: en.block.act })).not.toBeInTheDocument()
  await user.click(await press(t.undo.act))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/1,000 go back; 4,000 have been spent/)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(new RegExp(en.reason)), 'They are two people.')
  await user.click(dialog.getByRole('button', { name: t.undo.act }))
  await screen.findByText(t.undo.done)
  expect(await press(t.ask)).toBeInTheDocument()
  expect(await screen.findByText(auditActs['member.mergeUndo'].en)).toBeInTheDocument()
})

test('accounts of other areas have no merge', async () => {
  await shop.deps.db.update(account).set({ area: 'business' }).where(eq(account.id, old.id))
  await renderDesk(`/admin/members/${old.id}`, { shop, person })
  await press(en.block.act)
  expect(screen.queryByRole('button', { name: t.ask })).not.toBeInTheDocument()
})
