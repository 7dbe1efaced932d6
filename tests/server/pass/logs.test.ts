import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { passGate } from '#contract/pass/gate'
import { surveyResponses } from '#contract/survey/response'
import { aMember, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { anAffiliate, aPaidPass, aScan, ownPasses, passesOnSale, passStaffAt, scanAt } from '#tests/support/pass'
import { accept, aGift, readGift } from '#tests/support/pass-gifts'
import { aParticipant, aSurveyTour, openedSurvey } from '#tests/support/survey'

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps)
})

/** The parts of a code that identify it: its content and its signature, and the code itself. */
const partsOf = (code: string | null | undefined) => [code ?? '', ...(code ?? '').split('.').slice(1)]

function expectUnlogged(secrets: readonly string[]): void {
  const logged = shop.deps.logged()
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7)
    expect(logged).not.toContain(secret)
  }
}

test('a pass’s code and the link of its gift are in no line of the log, whether calls succeed, are refused or fail', async () => {
  await passesOnSale(shop.deps)
  const place = await anAffiliate(shop.deps)
  const staff = await passStaffAt(shop, place)
  const own = await aPaidPass(shop, member)
  const friend = await aMember(shop.deps)
  const { token } = await aGift(shop, member, own)
  expect((await readGift(shop, token)).status).toBe(200)
  expect((await accept(shop, friend, token)).status).toBe(200)
  const [given] = await ownPasses(shop, friend)
  expect((await scanAt(shop, staff, place, aScan(shop, own))).result).toBe('given')
  expect((await scanAt(shop, staff, place, aScan(shop, { code: given?.code ?? null }))).result).toBe('valid')
  const scanned = (scan: unknown) =>
    shop.call(passGate.scan, { params: { id: place }, body: { scans: [scan] } as never }, staff)
  expect((await scanned({ ...aScan(shop, own), at: 'today' })).status).toBe(400)

  await shop.deps.db.execute(sql`alter table pass_visit rename nth to another`)
  await shop.deps.db.execute(sql`alter table pass_gift rename message to another`)
  expect((await scanned(aScan(shop, { code: given?.code ?? null }))).status).toBe(500)
  expect((await readGift(shop, token)).status).toBe(500)
  // The failures are there, with the statement.
  expect(shop.deps.logged()).toMatch(/Failed query[^\n]*pass_visit/)
  expect(shop.deps.logged()).toMatch(/Failed query[^\n]*pass_gift/)
  expectUnlogged([...partsOf(own.code), ...partsOf(given?.code), token])
})

test('a participant’s code and the link of a response are in no line of the log either', async () => {
  const tour = await aSurveyTour(shop.deps)
  const one = await aParticipant(shop.deps, tour)
  const answer_token = await openedSurvey(shop.deps, one, 'preliminary')
  const read = () => shop.call(surveyResponses.read, { body: { answer_token } })
  expect((await read()).status).toBe(200)
  const wrong = { answer_token, changes: 'none' } as never
  expect((await shop.call(surveyResponses.save, { body: wrong })).status).toBe(400)

  await shop.deps.db.execute(sql`alter table survey_response rename answers to another`)
  expect((await read()).status).toBe(500)
  const opened = await shop.call(surveyResponses.open, {
    body: { participant_code: one.code, kind: 'preliminary' },
  })
  expect(opened.status).toBe(500)
  expect(shop.deps.logged()).toMatch(/Failed query[^\n]*survey_response/)
  expectUnlogged([one.code, answer_token])
})

test('a scan that something logs as a whole has no code', () => {
  const scans = [{ id: '1', code: 'NARU1.a-code.of-a-pass' }]
  shop.deps.log.info({ body: { scans }, scans }, 'scans')
  expect(shop.deps.logged()).toContain('"scans":[{"id":"1"')
  expect(shop.deps.logged()).not.toContain('a-code')
})
