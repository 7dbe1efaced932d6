import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fairMatching, type MatchingRun } from '#contract/fair/matching'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { fairSlot } from '#server/modules/fair/edition.table'
import { fairWish, participant } from '#server/modules/fair/participant.table'
import { matchingRun } from '#server/modules/fair-matching/matching.table'
import type { Matcher } from '#server/modules/fair-matching/worker/open'
import { MatchingFailed } from '#server/modules/fair-matching/worker/open'
import { calendarEntry, meeting } from '#server/modules/fair-meetings/meeting.table'
import { type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import type { Person } from '#tests/support/factories'
import { aFair, aFairAdmin, aParticipant, type TestFair } from '#tests/support/fair'
import { step } from '#tests/support/meetings'

let deps: TestDeps
let api: TestApi
let fair: TestFair
let office: Person
let buyers: Person[]
let sellers: Person[]

const several = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

const wishing = (from: Person, to: Person, priority: number) =>
  deps.db.insert(fairWish).values({ from_id: from.id, to_id: to.id, priority, sent_at: deps.clock.now() })

beforeEach(async () => {
  const database = await testDatabase()
  deps = await testDeps(database)
  api = testApi(deps)
  fair = await aFair(deps)
  office = await aFairAdmin(deps)
  buyers = await several(4, () => aParticipant(deps, { side: 'buyer' }))
  sellers = await several(4, () => aParticipant(deps, { side: 'seller' }))
  for (const [at, buyer] of buyers.entries()) {
    for (const [place, seller] of sellers.entries()) await wishing(buyer, seller, 1 + ((at + place) % 3))
  }
})

const call = ((...[endpoint, input]: Parameters<TestApi['call']>) =>
  api.call(endpoint, input, { token: office.token })) as TestApi['call']
const started = async (mode: 'new' | 'again' | 'repair' = 'new', from_id: string | null = null) => {
  const { status, data } = await call(fairMatching.start, { body: { mode, from_id } })
  expect(status).toBe(200)
  return data.id
}
const run = async (id: string) => (await call(fairMatching.run, { params: { id } })).data
const done = async (...how: Parameters<typeof started>): Promise<MatchingRun> => {
  const id = await started(...how)
  await deps.jobs.drain(deps)
  return run(id)
}
const publish = (id: string, as: 'confirmed' | 'admin_matching' = 'confirmed') =>
  call(fairMatching.publish, { params: { id }, body: { as } })
const meetings = () => deps.db.select().from(meeting).orderBy(meeting.id)
const held = async () => (await meetings()).filter(({ status }) => status === 'confirmed')
const code = (answer: { refusal: { code: string } }) => answer.refusal.code

test('a run proposes what its bound proves, is published as meetings in both calendars, and is undone', async () => {
  const { id, status, value, bound, figures, shares } = await done()
  expect(status).toBe('done')
  expect(value).toBeLessThanOrEqual(bound ?? 0)
  expect(figures?.wishes.reduce((sum, { sent }) => sum + sent, 0)).toBe(16)
  expect(shares).toHaveLength(8)
  expect(await meetings()).toEqual([])
  const { data } = await publish(id)
  expect(data).toEqual({ placed: figures?.meetings, kept: 0, withdrawn: 0 })
  expect(await held()).toHaveLength(data.placed)
  expect(await deps.db.$count(calendarEntry)).toBe(2 * data.placed)
  expect(code(await publish(id))).toBe('fair.matchingPublished')
  const undone = await call(fairMatching.undo, { params: { id } })
  expect(undone.data).toEqual({ withdrawn: data.placed, placed: 0, lost: 0 })
  expect(await held()).toEqual([])
  expect(await deps.db.$count(calendarEntry)).toBe(0)
  expect(code(await call(fairMatching.undo, { params: { id } }))).toBe('fair.matchingPublished')
})

test('a published proposal waits for both, and blocks no calendar', async () => {
  const { id, meetings: count } = await done()
  await publish(id, 'admin_matching')
  expect((await meetings()).map(({ status }) => status)).toEqual(
    Array.from({ length: count ?? 0 }, () => 'admin_matching'),
  )
  expect(await deps.db.$count(calendarEntry)).toBe(0)
})

test('one run at a time: the next is refused until it has ended or was canceled, and a canceled one leaves nothing', async () => {
  const id = await started()
  expect(code(await call(fairMatching.start, { body: { mode: 'new', from_id: null } }))).toBe('fair.matchingRunning')
  await call(fairMatching.cancel, { params: { id } })
  await deps.jobs.drain(deps)
  expect(await run(id)).toMatchObject({ status: 'canceled', value: null, figures: null })
  expect(code(await publish(id))).toBe('fair.matchingNotDone')
  const lines = await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.matchingCanceled'))
  expect(lines).toMatchObject([{ actor_id: office.id, subject: id }])
  expect((await done()).status).toBe('done')
})

test('a run that is canceled stops its process at its next message', async () => {
  let stopped = false
  const matcher: Matcher = {
    run: (_, { onProgress, signal } = {}) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          stopped = true
          reject(signal.reason)
        })
        void call(fairMatching.cancel, { params: { id } }).then(() => onProgress?.({ stage: 'placing', done: 0 }))
      }),
    close: async () => {},
  }
  const id = await started()
  await deps.jobs.drain({ ...deps, matcher })
  expect(stopped).toBe(true)
  expect((await run(id)).status).toBe('canceled')
})

test('a run that exceeds its limits is reported as failed, and another can start', async () => {
  const matcher: Matcher = { run: () => Promise.reject(new MatchingFailed('tooHeavy')), close: async () => {} }
  const id = await started()
  await deps.jobs.drain({ ...deps, matcher })
  expect(await run(id)).toMatchObject({ status: 'failed', failure: 'tooHeavy' })
  expect((await done()).status).toBe('done')
})

test('a change that makes a proposal impossible refuses the publication by name, and nothing is changed', async () => {
  const { id } = await done()
  const days = [...new Set(fair.slots.map(({ day }) => day))]
  const all = await Promise.all(
    days.map(async (day) => (await call(fairMatching.meetings, { params: { id }, query: { day } })).data),
  )
  const one = all.flat().at(-1)
  if (!one) throw new Error('the run has placed nothing')
  await deps.db.insert(calendarEntry).values({ participant_id: one.seller.id, slot_id: one.slot.id })
  const answer = await publish(id)
  expect(code(answer)).toBe('fair.matchingConflict')
  expect(answer.refusal.message).toContain(one.seller.name)
  expect(await meetings()).toEqual([])
  expect(await deps.db.$count(calendarEntry)).toBe(1)
})

/** A published proposal that its companies have answered, and a run from before that. */
async function answered(act: 'accept_match' | 'decline_match', most: number) {
  const [first, second] = [await done(), await done()]
  await publish(first.id, 'admin_matching')
  const [row] = await meetings()
  if (!row) throw new Error('the run has placed nothing')
  const both = [...buyers, ...sellers].filter(({ id }) => id === row.buyer_id || id === row.seller_id)
  for (const [version, who] of both.slice(0, most).entries()) {
    expect((await step({ api }, who, { id: row.id, version }, act)).status).toBe(200)
  }
  return { first, second, row }
}

test('a proposal that a company declined is not placed by a run from before, nor because it is locked', async () => {
  const { first, second, row } = await answered('decline_match', 1)
  const before = await meetings()
  const answer = await publish(second.id)
  expect(code(answer)).toBe('fair.matchingConflict')
  expect(await meetings()).toEqual(before)
  const body = { buyer_id: row.buyer_id, seller_id: row.seller_id, is_locked: true }
  await call(fairMatching.lock, { params: { id: first.id }, body })
  const third = await done()
  expect((await publish(third.id)).status).toBe(200)
  const together = (await held()).filter(
    ({ buyer_id, seller_id }) => buyer_id === row.buyer_id && seller_id === row.seller_id,
  )
  expect(together).toEqual([])
})

test('a proposal that both accepted stays where it is, when the run is undone and when another is published', async () => {
  const { first, row } = await answered('accept_match', 2)
  const isKept = async () => (await held()).some(({ id, slot_id }) => id === row.id && slot_id === row.slot_id)
  expect(await isKept()).toBe(true)
  // The last publication is the one that can be undone.
  deps.clock.advance({ seconds: 1 })
  const again = await done()
  expect((await publish(again.id)).status).toBe(200)
  expect(await isKept()).toBe(true)
  for (const { id } of [again, first]) expect((await call(fairMatching.undo, { params: { id } })).status).toBe(200)
  expect((await held()).map(({ id }) => id)).toEqual([row.id])
})

test('undoing a publication does not bring back a meeting that a company has declined meanwhile', async () => {
  const { first, second, row } = await answered('decline_match', 1)
  const { buyer_id: buyer, seller_id: seller, slot_id: slot } = row
  // As if the second run had been published without the meeting, which the first one had confirmed.
  const withdrawn = [{ buyer, seller, slot, run_id: first.id, as: 'confirmed' as const }]
  deps.clock.advance({ seconds: 1 })
  await deps.db
    .update(matchingRun)
    .set({ published_at: deps.clock.now(), published_as: 'confirmed', withdrawn })
    .where(eq(matchingRun.id, second.id))
  const undone = await call(fairMatching.undo, { params: { id: second.id } })
  expect(undone.data).toMatchObject({ placed: 0, lost: 1 })
  expect(await held()).toEqual([])
})

test('a company withdraws: a published repair changes only its meetings and their partners', async () => {
  const first = await done()
  await publish(first.id)
  const before = await held()
  const withdrawn = before[0]?.buyer_id ?? ''
  await deps.db.update(participant).set({ status: 'withdrawn' }).where(eq(participant.id, withdrawn))
  deps.clock.advance({ seconds: 1 })
  const repaired = await done('repair', first.id)
  const { data } = await call(fairMatching.compare, { params: { id: repaired.id, other: first.id } })
  expect(data.moved).toEqual([])
  expect(data.dropped.every(({ buyer }) => buyer.id === withdrawn)).toBe(true)
  const { data: counts } = await publish(repaired.id)
  expect(counts.withdrawn).toBe(before.filter(({ buyer_id }) => buyer_id === withdrawn).length)
  const after = await held()
  const others = before.filter(({ buyer_id }) => buyer_id !== withdrawn)
  expect(after.filter(({ id }) => others.some((each) => each.id === id))).toEqual(others)
  const { data: undone } = await call(fairMatching.undo, { params: { id: repaired.id } })
  // It does not bring back the removed company.
  expect(undone).toEqual({ withdrawn: counts.placed, placed: 0, lost: counts.withdrawn })
  expect(await held()).toEqual(others)
})

test('a locked meeting stays in place in the next run, whatever the weights', async () => {
  const first = await done()
  const all = await Promise.all(
    fair.slots.map(
      async ({ day }) => (await call(fairMatching.meetings, { params: { id: first.id }, query: { day } })).data,
    ),
  )
  const one = all.flat()[0]
  if (!one) throw new Error('the run has placed nothing')
  const body = { buyer_id: one.buyer.id, seller_id: one.seller.id, is_locked: true }
  await call(fairMatching.lock, { params: { id: first.id }, body })
  const { data: settings } = await call(fairMatching.settings, {})
  expect(settings.locked).toBe(1)
  const weights = { ...settings.weights, priority: [0, 0, 200] as [number, number, number], stay: 0 }
  await call(fairMatching.setWeights, { body: { weights, base: settings.version } })
  expect(code(await call(fairMatching.setWeights, { body: { weights, base: settings.version } }))).toBe(
    'general.conflict',
  )
  const next = await done()
  const { data } = await call(fairMatching.meetings, { params: { id: next.id }, query: { day: one.slot.day } })
  expect(data).toContainEqual(
    expect.objectContaining({ buyer: one.buyer, seller: one.seller, slot: one.slot, is_locked: true }),
  )
  const answer = await publish(next.id)
  expect(answer.status).toBe(200)
  const lines = await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.matchingLock'))
  expect(lines).toMatchObject([{ actor_id: office.id, subject: first.id, detail: body }])
})

test('a meeting whose time was removed since the run cannot be locked', async () => {
  const { id } = await done()
  const { result } = (await deps.db.select().from(matchingRun))[0]!
  const { buyer: buyer_id, seller: seller_id, slot } = result!.meetings[0]!
  await deps.db.delete(fairSlot).where(eq(fairSlot.id, slot))
  const body = { buyer_id, seller_id, is_locked: true }
  expect((await call(fairMatching.lock, { params: { id }, body })).status).toBe(404)
})

test('test companies, unsent wishes and rejected pairs are excluded', async () => {
  const hidden = await aParticipant(deps, { side: 'seller', isTest: true })
  await wishing(buyers[0]!, hidden, 1)
  await deps.db.update(fairWish).set({ sent_at: null }).where(eq(fairWish.from_id, buyers[1]!.id))
  await deps.db.insert(meeting).values({
    buyer_id: buyers[2]!.id,
    seller_id: sellers[2]!.id,
    slot_id: fair.slots.at(-1)!.id,
    status: 'rejected',
    asked_by: 'buyer',
  })
  const { id, shares } = await done()
  expect(shares.map(({ company }) => company.id)).not.toContain(hidden.id)
  expect(shares.find(({ company }) => company.id === buyers[1]!.id)).toMatchObject({ wishes: 0, share: null })
  const query = { reason: 'declined' as const }
  const { data } = await call(fairMatching.unplaced, { params: { id }, query })
  expect(data.items).toMatchObject([
    { buyer: { id: buyers[2]!.id }, seller: { id: sellers[2]!.id }, reason: 'declined' },
  ])
})

test('a preview shows the effect of weights before they are set, and what each of them does', async () => {
  // Each company can have one meeting, so that not all wishes can be met.
  await deps.db.execute(sql`update fair_edition set figures = jsonb_set(figures, '{meetings_most}', '1')`)
  const { data: settings } = await call(fairMatching.settings, {})
  expect(settings).toMatchObject({ buyers: 4, sellers: 4, wishes: 16, fixed: 0, version: 0 })
  const weights = { ...settings.weights, priority: [60, 0, 200] as [number, number, number] }
  const { data } = await call(fairMatching.preview, { body: { weights } })
  const met = (figures: typeof data.set, priority: number) =>
    figures.wishes.find((each) => each.priority === priority)?.met ?? 0
  expect(met(data.set, 1)).toBeGreaterThan(met(data.changed, 1))
  expect(met(data.changed, 3)).toBeGreaterThan(met(data.set, 3))
  // Weights without points are left out; without the one for third wishes, fewer of them are met.
  expect(data.without.map(({ weight }) => weight)).toEqual([
    'priority1',
    'priority3',
    'mutual',
    'fit',
    'unmet',
    'fairness',
  ])
  const withoutThird = data.without.find(({ weight }) => weight === 'priority3')
  expect(met(data.changed, 3)).toBeGreaterThan(met(withoutThird?.figures ?? data.changed, 3))
  expect((await call(fairMatching.settings, {})).data.version).toBe(0)
})
