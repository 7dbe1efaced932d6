import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { unzipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import { membersDesk } from '#contract/members-desk'
import { keepNothing, kept } from '#server/kept'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { badge } from '#server/modules/fair-meetings/badge.table'
import { mailLater } from '#server/modules/mail/mail.service'
import { upload } from '#server/modules/media/media.table'
import { root } from '#server/root'
import { aPaidOrder, aTour, bookingOf, cancel } from '#tests/support/cancellations'
import { aMember, anOperator, type Person } from '#tests/support/factories'
import { aFair, aParticipant } from '#tests/support/fair'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let member: Person
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { name: 'Maya Lind' })
  operator = await anOperator(shop)
})

const reason = 'Asked for by phone.'
const close = () =>
  shop.call(membersDesk.withdraw, { params: { id: member.id }, body: { reason } }, { token: operator.token })
const raw = (body: object) =>
  shop.app.request(`/api/v1/admin/members/${member.id}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const audited = async () =>
  (await shop.deps.db.select().from(auditEvent)).filter(({ act }) => act.startsWith('member.'))

/** Modules whose tables name accounts. */
async function modulesWithPeople(): Promise<string[]> {
  const folder = path.join(root, 'server/modules')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.table.ts'))
  const named = new Set<string>()
  for (const file of files) {
    const tables: unknown[] = Object.values(await import(path.join(folder, file)))
    for (const table of tables) {
      if (!is(table, PgTable)) continue
      const leads = getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === account)
      const isOwned = Object.keys(getTableColumns(table)).some((name) => ['owner_id', 'actor_id'].includes(name))
      if (leads || isOwned) named.add(file.split('/')[0] ?? '')
    }
  }
  return [...named]
}

it('every module whose tables name an account declares what it stores, or why it stores nothing', async () => {
  const found = await modulesWithPeople()
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((name) => !(name in kept) && !(name in keepNothing))).toEqual([])
  expect(Object.keys(keepNothing).filter((name) => !found.includes(name) || name in kept)).toEqual([])
})

it('all data about a person is exported as one ZIP, with a reason that is logged', async () => {
  const order = await aPaidOrder(shop, member, [await aTour(shop)])
  await shop.deps.storage.put('uploads/one', Buffer.from('a certificate'))
  const file = { key: 'uploads/one', name: 'certificate.pdf', mime: 'application/pdf', bytes: 13, owner_id: member.id }
  await shop.deps.db.insert(upload).values({ ...file, site: 'shop' })
  const values = { site: 'shop' as const, name: 'Maya', path: '/sign-in' }
  const mail = { template: 'welcomeBack' as const, to: member.email, lang: 'en', values }
  await mailLater(shop.deps, shop.deps.db, mail)
  expect((await raw({ reason: ' ' })).status).toBe(400)
  expect(await audited()).toEqual([])
  const answer = await raw({ reason })
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const read = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString())
  expect(read('accounts.json').accounts).toMatchObject([{ id: member.id, name: 'Maya Lind' }])
  expect(read('booking.json').bookings).toMatchObject([{ id: bookingOf(order) }])
  expect(read('mail.json').mails).toMatchObject([{ recipient: member.email, kind: 'welcomeBack' }])
  expect(read('payment.json').payments).toMatchObject([{ order_id: order.id }])
  expect(Buffer.from(files['files/01 document - certificate.pdf'] ?? []).toString()).toBe('a certificate')
  const all = Object.values(files)
    .map((body) => Buffer.from(body).toString())
    .join()
  expect(all).not.toMatch(/password_hash|values_sealed|"Buffer"|argon2|scrypt/)
  expect(await audited()).toMatchObject([{ act: 'member.export', subject: member.id, detail: { reason } }])
})

it('the code of a fair badge, which admits its bearer, is not in it', async () => {
  await aFair(shop.deps)
  const { id, account_id } = await aParticipant(shop.deps)
  const issued_at = shop.deps.clock.now()
  await shop.deps.db.insert(badge).values({ code: 'NB-that-lets-in', participant_id: id, year: 2027, issued_at })
  const found = await kept['fair-meetings']?.(shop.deps.db, [account_id])
  expect(found?.badges).toMatchObject([{ participant_id: id, year: 2027 }])
  expect(JSON.stringify(found)).not.toContain('NB-that-lets-in')
})

it('no other person’s data is in it', async () => {
  const other = await aMember(shop.deps, { name: 'Bo Berg' })
  await aPaidOrder(shop, other, [await aTour(shop)])
  const files = unzipSync(new Uint8Array(await (await raw({ reason })).arrayBuffer()))
  const all = Object.values(files)
    .map((body) => Buffer.from(body).toString())
    .join()
  expect(all).toContain(member.id)
  expect(all).not.toContain(other.id)
  expect(all).not.toContain('Bo Berg')
})

it('an account is closed by an operator as by its member, who reads the reason', async () => {
  const { data } = await close()
  expect([data.status, data.name, data.acts.at(-1)]).toMatchObject([
    'withdrawn',
    '',
    { act: 'member.withdraw', reason },
  ])
  await shop.deps.jobs.drain(shop.deps)
  expect(shop.deps.mails.at(-1)).toMatchObject({ to: member.email, text: expect.stringContaining(reason) })
  expect((await close()).refusal.code).toBe('desk.changed')
})

it('an account with open reservations is closed once they are canceled', async () => {
  const order = await aPaidOrder(shop, member, [await aTour(shop)])
  const losses = () => shop.call(membersDesk.losses, { params: { id: member.id } }, { token: operator.token })
  expect((await losses()).data.open_reservations).toBe(1)
  expect((await close()).refusal.code).toBe('auth.openReservations')
  await cancel(shop, member, bookingOf(order))
  expect((await losses()).data.open_reservations).toBe(0)
  expect((await close()).status).toBe(200)
})
