import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { participant } from '#server/modules/fair/participant.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anOperator, type Person } from '#tests/support/factories'
import { aFair, aFairAdmin, aParticipant, type TestFair } from '#tests/support/fair'

let deps: TestDeps
let api: TestApi
let office: Person
let fair: TestFair

beforeEach(async () => {
  deps = await testDeps(await testDatabase())
  api = testApi(deps)
  fair = await aFair(deps)
  office = await aFairAdmin(deps)
})

const asOffice = () => ({ token: office.token })
const lastMail = async (to: string) => {
  await deps.jobs.drain(deps)
  return deps.mails.findLast((mail) => mail.to === to)
}

describe('the fair’s office (product §4, §6)', () => {
  it('approves pending registrations, once, and writes to the company in its language', async () => {
    const who = await aParticipant(deps, { status: 'submitted', lang: 'ko' })
    const call = () => api.call(fairParticipantsDesk.approve, { params: { id: who.id }, body: { base: 0 } }, asOffice())
    expect((await call()).data).toMatchObject({ status: 'approved', version: 1 })
    expect((await call()).refusal).toMatchObject({ code: 'general.conflict' })
    expect((await lastMail(who.email))?.subject).toBe('박람회 참가가 승인되었습니다')
    expect(deps.mails.filter(({ to }) => to === who.email).length).toBe(1)
  })

  it('requests changes with a reason that the company reads, edits and resubmits; declines with one', async () => {
    const who = await aParticipant(deps, { status: 'submitted' })
    const params = { id: who.id }
    const reason = 'Please add your license.'
    await api.call(fairParticipantsDesk.askBack, { params, body: { base: 0, reason } }, asOffice())
    expect((await lastMail(who.email))?.text).toContain(reason)
    expect((await api.call(fairParticipants.own, {}, { token: who.token })).data).toMatchObject({
      status: 'revision',
      reason,
    })
    const again = await api.call(fairParticipants.submit, {}, { token: who.token })
    expect(again.data).toMatchObject({ status: 'submitted', reason: '' })
    const declined = await api.call(
      fairParticipantsDesk.decline,
      { params, body: { base: again.data.version, reason } },
      asOffice(),
    )
    expect(declined.data).toMatchObject({ status: 'declined', reason })
    expect((await api.call(fairParticipants.submit, {}, { token: who.token })).refusal).toMatchObject({
      code: 'fair.step',
    })
    const acts = await deps.db.select({ act: auditEvent.act, by: auditEvent.actor_id }).from(auditEvent)
    expect(acts).toEqual([
      { act: 'fair.revision', by: office.id },
      { act: 'fair.submit', by: who.account_id },
      { act: 'fair.declined', by: office.id },
    ])
  })

  it('neither declines nor returns an approved company', async () => {
    const who = await aParticipant(deps)
    const body = { base: 0, reason: 'No.' }
    for (const act of [fairParticipantsDesk.decline, fairParticipantsDesk.askBack]) {
      expect((await api.call(act, { params: { id: who.id }, body }, asOffice())).refusal).toMatchObject({
        code: 'fair.step',
      })
    }
  })

  it('assigns booths to approved sellers only', async () => {
    const booth_id = fair.booths[0]?.id ?? ''
    const give = (id: string, booth: string | null = booth_id) =>
      api.call(fairParticipantsDesk.giveBooth, { params: { id }, body: { base: 0, booth_id: booth } }, asOffice())
    const [buyer, waiting, seller] = [
      await aParticipant(deps),
      await aParticipant(deps, { side: 'seller', status: 'submitted' }),
      await aParticipant(deps, { side: 'seller' }),
    ]
    expect((await give(buyer.id)).refusal).toMatchObject({ code: 'fair.boothOfSeller' })
    expect((await give(waiting.id)).refusal).toMatchObject({ code: 'fair.step' })
    expect((await give(seller.id, seller.id)).status).toBe(404)
    expect((await give(seller.id)).data.booth).toMatchObject({ number: 'A01' })
  })

  it('lists by filters and words, test companies only on request, and counts pending ones', async () => {
    const waits = await aParticipant(deps, { status: 'submitted', company_en: 'Copper Bell' })
    await aParticipant(deps, { side: 'seller' })
    await aParticipant(deps, { isTest: true, status: 'submitted', company_en: 'Test Bell' })
    const list = async (query: object) =>
      (await api.call(fairParticipantsDesk.list, { query }, asOffice())).data.items.map(({ company_en }) => company_en)
    expect(await list({ status: 'submitted' })).toEqual(['Copper Bell'])
    expect(await list({ q: 'bell' })).toEqual(['Copper Bell'])
    expect(await list({ q: waits.email })).toEqual(['Copper Bell'])
    await deps.db.update(participant).set({ country: 'FR' }).where(eq(participant.id, waits.id))
    expect(await list({ continent: 'europe' })).toEqual(['Copper Bell'])
    expect(await list({ continent: 'europe', country: 'KR' })).toEqual([])
    expect(await list({ q: 'bell', test: '1' })).toEqual(['Test Bell'])
    const { data } = await api.call(fairParticipantsDesk.waiting, {}, asOffice())
    expect([data.submitted.count, data.revision.count, data.no_booth.count]).toEqual([1, 0, 1])
    expect(data.submitted.since).toBe(deps.clock.now().toISOString())
  })

  it('is the fair’s staff and operators: a buyer is refused, and an operator is not', async () => {
    const buyer = await aParticipant(deps)
    expect((await api.call(fairParticipantsDesk.list, { query: {} }, { token: buyer.token })).status).toBe(403)
    const operator = await anOperator({ deps })
    expect((await api.call(fairParticipantsDesk.list, { query: {} }, { token: operator.token })).status).toBe(200)
    expect((await api.call(fairParticipants.own, {}, asOffice())).status).toBe(403)
  })
})
