import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#contract/days'
import { groupLimits, type InvitationAnswer, miceGroup, miceInvitations } from '#contract/mice/group'
import { miceRegistration } from '#contract/mice/registration'
import { account } from '#server/modules/accounts/accounts.table'
import { hashToken } from '#server/modules/accounts/session.service'
import { forgetInvitations, removeOldInvitations } from '#server/modules/mice/invited.service'
import { miceInvitation, micePerson } from '#server/modules/mice/mice.table'
import { aMember, type Person } from '#tests/support/factories'
import { aMiceFair, aVisitor, aVisitorGroup } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let inviter: Person
let fair: Awaited<ReturnType<typeof aMiceFair>>
const as = ({ token }: Person) => ({ token })
const add = (emails: string[], who = inviter) =>
  shop.call(miceGroup.visitors, { body: aVisitorGroup(fair, emails) }, as(who))
const list = async (who = inviter) => (await shop.call(miceGroup.list, {}, as(who))).data
const again = (id: string) => shop.call(miceGroup.again, { params: { id } }, as(inviter))

/** Mails to an address that ask for a confirmation. */
const invite = async (email: string) => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.filter(({ to, text }) => to === email && text.includes('/mice/invitation#'))
}
const tokenOf = async (email: string) =>
  /\/mice\/invitation#([\w-]{43})/.exec((await invite(email)).at(-1)?.text ?? '')?.[1] ?? 'a'.repeat(43)

const answer: InvitationAnswer = {
  ...{ name: '서민지', name_latin: 'Minji Seo', position: 'Lead designer' },
  ...{ agree_rules: true, agree_leads: false, agree_terms: true, agree_privacy: true, agree_marketing: false },
}
const accept = (link_token: string, change: Partial<InvitationAnswer> = {}) =>
  shop.call(miceInvitations.accept, { body: { ...answer, ...change, link_token } })

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
  inviter = await aVisitor(shop.deps, fair)
  await shop.deps.jobs.drain(shop.deps)
})

describe('a group of one organization (product §3)', () => {
  test('is invited person by person in their language, and no one is registered before confirming', async () => {
    const { status, data } = await add(['minji@naru.test', 'second@naru.test'])
    expect(status).toBe(200)
    expect(data.map(({ email, state }) => [email, state]).toSorted()).toEqual([
      ['minji@naru.test', 'waiting'],
      ['second@naru.test', 'waiting'],
    ])
    const [mail] = await invite('minji@naru.test')
    expect(mail?.subject).toContain('참가 등록을 확인해 주세요')
    // There is no badge that could open a door or pass data on.
    expect(await shop.deps.db.$count(micePerson)).toBe(1)
    expect(mail?.pictures ?? []).toEqual([])

    const token = await tokenOf('minji@naru.test')
    const read = await shop.call(miceInvitations.read, { body: { link_token: token } })
    expect(read.data).toMatchObject({ organization: 'Paper Lantern Events', role: 'visitor', has_account: false })
    expect((await accept(token)).data).toEqual({ has_account: false })
    await shop.deps.jobs.drain(shop.deps)
    const badge = shop.deps.mails.findLast(({ to, subject }) => to === 'minji@naru.test' && subject.includes('배지'))
    expect(badge?.pictures).toHaveLength(1)
    const [person] = await shop.deps.db.select().from(micePerson).where(eq(micePerson.position, 'Lead designer'))
    expect(person).toMatchObject({ organization: 'Paper Lantern Events', agree_leads: false })
    expect((await list()).map(({ state }) => state).toSorted()).toEqual(['confirmed', 'waiting'])
    // The link works once.
    expect((await accept(token)).refusal.code).toBe('mice.invitationUnknown')
  })

  test('registers a person with an account on it, without signing them in by the link', async () => {
    const member = await aMember(shop.deps)
    await add([member.email])
    const token = await tokenOf(member.email)
    const { data } = await accept(token, { agree_terms: false, agree_privacy: false })
    expect(data).toEqual({ has_account: true })
    const own = await shop.call(miceRegistration.own, {}, as(member))
    expect(own.data.registration?.visitor).not.toBeNull()
    expect(await shop.deps.db.$count(account, eq(account.email, member.email))).toBe(1)
  })

  test('does not change the details of an account that is registered', async () => {
    const visitor = await aVisitor(shop.deps, fair)
    await add([visitor.email])
    await accept(await tokenOf(visitor.email), { position: 'Somebody else' })
    const own = await shop.call(miceRegistration.own, {}, as(visitor))
    expect(own.data.registration?.person.position).toBe('Planner')
  })

  test('requires a new person to accept the terms, and tells them where', async () => {
    await add(['minji@naru.test'])
    const refused = await accept(await tokenOf('minji@naru.test'), { agree_privacy: false })
    expect([refused.status, refused.refusal.code, refused.refusal.field]).toEqual([
      400,
      'validation.terms',
      'agree_privacy',
    ])
    expect(await shop.deps.db.$count(account, eq(account.email, 'minji@naru.test'))).toBe(0)
  })

  test('never invites a person again who declined, through any group, and stores only the address', async () => {
    await add(['minji@naru.test'])
    const body = { link_token: await tokenOf('minji@naru.test') }
    expect((await shop.call(miceInvitations.decline, { body })).data).toEqual({ declined: true })
    expect(await list()).toMatchObject([{ state: 'declined', name_latin: '', may_mail_again: false }])
    const other = await aVisitor(shop.deps, fair)
    expect((await add(['minji@naru.test'], other)).data).toMatchObject([{ mailed_at: null }])
    expect(await invite('minji@naru.test')).toHaveLength(1)
  })

  test('does not forget who declined when the inviter leaves', async () => {
    await add(['minji@naru.test', 'second@naru.test'])
    await shop.call(miceInvitations.decline, { body: { link_token: await tokenOf('minji@naru.test') } })
    await forgetInvitations(shop.deps.db, inviter.id)
    expect(await shop.deps.db.select().from(miceInvitation)).toMatchObject([{ email: 'minji@naru.test' }])
    const other = await aVisitor(shop.deps, fair)
    expect((await add(['minji@naru.test'], other)).data).toMatchObject([{ mailed_at: null }])
  })

  test('sends an address few emails in all, from any requester', async () => {
    await add(['minji@naru.test'])
    const [{ id } = { id: '' }] = await list()
    expect((await again(id)).status).toBe(200)
    const tooOften = await again(id)
    expect([tooOften.status, tooOften.refusal.code]).toEqual([429, 'general.tooMany'])
    // Sending the same list again mails no one.
    await add(['minji@naru.test'])
    const others = [await aVisitor(shop.deps, fair), await aVisitor(shop.deps, fair)]
    for (const other of others) await add(['minji@naru.test'], other)
    expect(await invite('minji@naru.test')).toHaveLength(groupLimits.toAddress)
  })

  test('is not invited more often by removing the person and adding them again', async () => {
    for (let at = 0; at < groupLimits.mails + 2; at += 1) {
      await add(['minji@naru.test'])
      await invite('minji@naru.test')
      const [one] = await list()
      if (one) await shop.call(miceGroup.remove, { params: { id: one.id } }, as(inviter))
    }
    expect(await list()).toEqual([])
    expect(await invite('minji@naru.test')).toHaveLength(groupLimits.mails)
    // Only the address is stored.
    expect(await shop.deps.db.select().from(miceInvitation)).toMatchObject([
      { email: 'minji@naru.test', name_latin: '', position: '', organization: '', token_hash: null },
    ])
    // A person who was not mailed leaves nothing.
    const [other, last] = [await aVisitor(shop.deps, fair), await aVisitor(shop.deps, fair)]
    await add(['minji@naru.test'], other)
    const [unmailed] = (await add(['minji@naru.test'], last)).data
    expect(unmailed?.mailed_at).toBeNull()
    await shop.call(miceGroup.remove, { params: { id: unmailed?.id ?? '' } }, as(last))
    expect(await shop.deps.db.$count(miceInvitation)).toBe(2)
  })

  test('is added again after being removed, with a valid link', async () => {
    await add(['minji@naru.test'])
    const [one] = await list()
    await shop.call(miceGroup.remove, { params: { id: one?.id ?? '' } }, as(inviter))
    const { data } = await add(['minji@naru.test'])
    expect(data).toMatchObject([{ name_latin: 'Minji Seo', state: 'waiting', may_mail_again: false }])
    expect((await accept(await tokenOf('minji@naru.test'))).status).toBe(200)
  })

  test('has only one valid link per invitation, the latest', async () => {
    await add(['minji@naru.test'])
    const first = await tokenOf('minji@naru.test')
    const [{ id } = { id: '' }] = await list()
    await again(id)
    const second = await tokenOf('minji@naru.test')
    expect((await accept(first)).refusal.code).toBe('mice.invitationUnknown')
    expect((await accept(second)).status).toBe(200)
  })

  test('has a maximum, requires a registered inviter, and lists each address once', async () => {
    const stranger = await aMember(shop.deps)
    expect((await add(['minji@naru.test'], stranger)).refusal.code).toBe('mice.notRegistered')
    expect((await add(['minji@naru.test', 'MINJI@naru.test'])).refusal.code).toBe('mice.emailTwice')
    const many = (from: number) => Array.from({ length: groupLimits.atOnce }, (_, at) => `p${from + at}@naru.test`)
    await add(many(0))
    await add(many(100))
    expect((await add(['one-more@naru.test'])).refusal.code).toBe('mice.groupTooMany')
  })

  test('can remove a person who has not responded, whose link is then invalid', async () => {
    await add(['minji@naru.test', 'second@naru.test'])
    const token = await tokenOf('minji@naru.test')
    const id = (await list()).find(({ email }) => email === 'minji@naru.test')?.id ?? ''
    const stranger = await aVisitor(shop.deps, fair)
    expect((await shop.call(miceGroup.remove, { params: { id } }, as(stranger))).status).toBe(404)
    expect((await shop.call(miceGroup.remove, { params: { id } }, as(inviter))).data).toHaveLength(1)
    expect((await accept(token)).refusal.code).toBe('mice.invitationUnknown')
  })

  test('has links that are valid until registration closes, and unanswered invitations are deleted', async () => {
    await add(['minji@naru.test'])
    const token = await tokenOf('minji@naru.test')
    expect(await shop.deps.db.$count(miceInvitation, eq(miceInvitation.token_hash, hashToken(token)))).toBe(1)
    shop.deps.clock.advance({ days: 9 })
    expect(fair.registration_closes < addDays(fair.days[0]?.day ?? '', 1)).toBe(true)
    expect((await accept(token)).refusal.code).toBe('mice.invitationUnknown')
    shop.deps.clock.advance({ days: 8 })
    await removeOldInvitations(shop.deps.db, shop.deps.clock.now())
    expect(await shop.deps.db.$count(miceInvitation)).toBe(0)
  })
})
