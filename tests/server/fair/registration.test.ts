import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { addDays, dayInSeoul } from '#contract/days'
import { type FairSignup, fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { fairEdition } from '#server/modules/fair/edition.table'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { openYear } from '#server/modules/fair/register.service'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aFair, aFairAdmin, aParticipant, changeOf } from '#tests/support/fair'
import { aFairSignup as aSignup } from '#tests/support/fair-signup'
import { aPicture } from '#tests/support/pictures'
import { mailedCode, pdf } from '#tests/support/signup'

const email = 'aigerim@steppe.test'
const password = 'Abcdefg1'
let deps: TestDeps
let api: TestApi

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
})

const register = async (change: Partial<FairSignup> = {}) =>
  api.call(fairParticipants.register, {
    body: aSignup({ code: await mailedCode(deps, api, email, 'fair'), ...change }),
  })

async function registered(change?: Partial<FairSignup>): Promise<{ id: string; token: string }> {
  const { data } = await register(change)
  const signedIn = await api.call(auth.signin, { body: { email, password, site: 'fair' } })
  return { id: data.id, token: signedIn.data.accessToken }
}

const read = async (who: { token: string }) => (await api.call(fairParticipants.own, {}, { token: who.token })).data

describe('a registration for the fair (product §3, §5)', () => {
  it('creates an account of the business area with the role of its side, and waits for the office', async () => {
    await aFair(deps)
    const { id, token } = await registered()
    expect(await read({ token })).toMatchObject({
      id,
      side: 'buyer',
      status: 'submitted',
      is_test: false,
      email,
      contact: { mobile: '+77015550000' },
    })
    const [made] = await deps.db.select().from(account).where(eq(account.email, email))
    expect(made).toMatchObject({
      area: 'business',
      roles: ['buyer'],
      name: 'Aigerim Nurlan',
      company_name: 'Steppe Health Travel',
    })
    const acts = await deps.db.select({ act: auditEvent.act }).from(auditEvent).where(eq(auditEvent.subject, id))
    expect(acts).toEqual([{ act: 'fair.register' }])
  })

  it('is refused outside the registration period, and without a fair; no account is created', async () => {
    expect((await register()).refusal).toMatchObject({ code: 'fair.registrationClosed' })
    const today = dayInSeoul(deps.clock.now())
    await aFair(deps, { registration_closes: addDays(today, -1) })
    expect((await register()).status).toBe(409)
    await deps.db.delete(fairEdition).where(eq(fairEdition.year, 0))
    expect(await deps.db.$count(account)).toBe(0)
    expect(await deps.db.$count(participant)).toBe(0)
  })

  it('is not reported as closed when the database fails', async () => {
    const select = () => {
      throw new Error('the database is away')
    }
    const failing = { select } as unknown as typeof deps.db
    await expect(openYear(failing, deps.clock.now())).rejects.toThrow('the database is away')
  })

  it.each([
    ['no consent to pass its profile on', { agree_provided: false }, 'validation.terms'],
    [
      'a text of 501 characters',
      { profile: { ...aSignup().profile, description_en: 'x'.repeat(501) } },
      'validation.companyText',
    ],
    ['no languages', { languages: [] }, 'validation.chooseSome'],
    ['a buyer without a type', { buyer_type: '' as const }, 'validation.chooseOne'],
  ])('is refused with %s', async (_, change, code) => {
    await aFair(deps)
    expect((await register(change as Partial<FairSignup>)).refusal).toMatchObject({ code })
    expect(await deps.db.$count(account)).toBe(0)
  })
})

describe('the company’s own registration', () => {
  it('is edited by its version: of two parallel edits the second is refused, and an approved one stays approved', async () => {
    await aFair(deps)
    const who = await aParticipant(deps, { side: 'buyer' })
    const before = await read(who)
    const body = { ...changeOf(before), company_ko: '초원 여행' }
    const changed = await api.call(fairParticipants.change, { body }, { token: who.token })
    expect(changed.data).toMatchObject({ status: 'approved', company_ko: '초원 여행', version: 1 })
    expect((await api.call(fairParticipants.change, { body }, { token: who.token })).refusal).toMatchObject({
      code: 'general.conflict',
    })
    const [entry] = await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.change'))
    expect(entry).toMatchObject({
      actor_id: who.account_id,
      subject: who.id,
      detail: { fields: ['company_ko'], status: 'approved' },
    })
  })

  it('has pictures that are re-encoded and replace each other, and five documents at most', async () => {
    await aFair(deps)
    const who = await aParticipant(deps)
    const file = new File([new Uint8Array(await aPicture(64, 64).png().toBuffer())], 'logo.png', { type: 'image/png' })
    const put = () =>
      api.call(fairParticipants.setPicture, { body: { picture: 'logo' }, files: { file } }, { token: who.token })
    const first = (await put()).data.logo
    const second = (await put()).data.logo
    expect(second?.src).not.toBe(first?.src)
    expect(
      [...deps.files.keys()].filter((key) => first && key.startsWith(`media/${first.src.slice('/media/'.length)}`)),
    ).toEqual([])
    const add = () => api.call(fairParticipants.addDocument, { body: {}, files: { file: pdf() } }, { token: who.token })
    for (let at = 0; at < 5; at += 1) expect((await add()).status).toBe(200)
    expect((await add()).refusal).toMatchObject({ code: 'fair.documentsTooMany' })
    expect([...deps.files.keys()].filter((key) => key.startsWith('uploads/')).length).toBe(5)
    const own = await read(who)
    const params = { document: own.documents[0]?.id ?? '' }
    const stranger = await aParticipant(deps)
    expect((await api.call(fairParticipants.document, { params }, { token: stranger.token })).status).toBe(404)
    expect((await api.call(fairParticipants.removeDocument, { params }, { token: stranger.token })).status).toBe(404)
    expect(
      (await api.call(fairParticipants.removeDocument, { params }, { token: who.token })).data.documents.length,
    ).toBe(4)
  })

  it('ends with its withdrawal: booth, wishes and contacts are removed, and closing the account removes personal data', async () => {
    const { booths } = await aFair(deps)
    const seller = await aParticipant(deps, { side: 'seller', booth_id: booths[0]?.id })
    const buyer = await aParticipant(deps)
    await deps.db
      .insert(fairWish)
      .values({ from_id: buyer.id, to_id: seller.id, priority: 1, sent_at: deps.clock.now() })
    const withdrawal = await api.call(fairParticipants.withdraw, {}, { token: seller.token })
    expect(withdrawal.data).toMatchObject({ status: 'withdrawn', booth: null })
    expect(await deps.db.$count(fairWish)).toBe(0)
    expect((await api.call(fairParticipants.withdraw, {}, { token: seller.token })).refusal).toMatchObject({
      code: 'fair.step',
    })
    expect((await api.call(fairParticipants.submit, {}, { token: seller.token })).data.status).toBe('submitted')
    expect((await api.call(auth.withdraw, { query: { site: 'fair' } }, { token: seller.token })).status).toBe(200)
    const [row] = await deps.db.select().from(participant).where(eq(participant.id, seller.id))
    expect(row).toMatchObject({
      status: 'withdrawn',
      name_en: '',
      contact: { mobile: '', contact_email: '' },
      profile: { position: '' },
    })
    const desk = await aFairAdmin(deps)
    expect(
      (await api.call(fairParticipantsDesk.detail, { params: { id: seller.id } }, { token: desk.token })).status,
    ).toBe(200)
  })
})
