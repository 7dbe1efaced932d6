import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, instantInSeoul } from '#contract/days'
import { surveyResponses } from '#contract/survey/response'
import { surveyTours } from '#contract/survey/tour'
import { databaseLimits } from '#server/http/limits'
import { hashToken } from '#server/modules/accounts/session.service'
import { inviteToSurveys } from '#server/modules/survey/mail.service'
import { type lockResponse, readResponse, submitAnswers } from '#server/modules/survey/response.service'
import { surveyLink, surveyResponse, surveyTour, surveyVersion } from '#server/modules/survey/survey.table'
import { beginVersion } from '#server/modules/survey/version.service'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'
import { aShop, type Shop, secondServer } from '#tests/support/orders'
import {
  aParticipant,
  aSurveyTour,
  enough,
  openedSurvey,
  submitSurvey,
  type TestParticipant,
} from '#tests/support/survey'

let shop: Shop
let tour: Awaited<ReturnType<typeof aSurveyTour>>
let somebody: TestParticipant

const mine = (participant_code: string) => shop.call(surveyResponses.mine, { body: { participant_code } })
const open = (participant_code: string) =>
  shop.call(surveyResponses.open, { body: { participant_code, kind: 'preliminary' } })
const read = (answer_token: string) => shop.call(surveyResponses.read, { body: { answer_token } })
const save = (answer_token: string, changes: object) =>
  shop.call(surveyResponses.save, { body: { answer_token, changes } as never })
const submit = (answer_token: string, changes: object = {}) =>
  shop.call(surveyResponses.submit, { body: { answer_token, changes } as never })
const mailed = async () => {
  await shop.deps.jobs.drain(shop.deps)
  return shop.deps.mails.map(({ subject }) => subject)
}

beforeEach(async () => {
  shop = await aShop()
  tour = await aSurveyTour(shop.deps)
  somebody = await aParticipant(shop.deps, tour)
})

describe('a participant without an account (product §4)', () => {
  test('finds the surveys by the code, however it is typed', async () => {
    const { data } = await mine(` ${somebody.code.replace('-', '').toLowerCase()} `)
    expect(data.tour).toEqual({ area: 'seoul', starts: tour.starts, ends: tour.ends })
    expect(data.surveys.map(({ kind, state, is_begun }) => [kind, state, is_begun])).toEqual([
      ['preliminary', 'open', false],
      ['satisfaction', 'waiting', false],
    ])
  })

  test('answers on one device and continues on another, by code or by private link; later answers count', async () => {
    const first = await openedSurvey(shop.deps, somebody, 'preliminary')
    await save(first, { been: 'once', familiar: 2 })
    const second = await openedSurvey(shop.deps, somebody, 'preliminary')
    expect(second).not.toBe(first)
    expect((await read(second)).data.answers).toEqual({ been: 'once', familiar: 2 })
    expect((await save(second, { familiar: 3, been: null })).data.revision).toBe(2)
    expect((await read(first)).data).toMatchObject({ answers: { familiar: 3 }, revision: 2, submitted_at: null })
    expect((await mine(somebody.code)).data.surveys[0]).toMatchObject({ state: 'open', is_begun: true })
  })

  test('submits once, and the submission contains no questions that were not asked', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    await save(token, { ...enough.preliminary, been: 'often', visits: 7, 'reasons.other': 'left over' })
    expect((await submit(token, { been: 'never' })).status).toBe(200)
    expect((await read(token)).data.answers).toEqual(enough.preliminary)
    for (const again of [await submit(token), await save(token, { ease: 1 }), await open(somebody.code)])
      expect([again.status, again.refusal.code]).toEqual([409, 'survey.submitted'])
    expect((await mine(somebody.code)).data.surveys[0]?.state).toBe('submitted')
    expect(await mailed()).toEqual(['Thank you for your answers: Seoul'])
  })

  test('is told the first missing answer, and keeps what was saved', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    await save(token, { been: 'never' })
    const { status, refusal } = await submit(token, { familiar: 2 })
    expect([status, refusal.code, refusal.field]).toEqual([400, 'survey.answerMissing', 'reasons'])
    expect((await read(token)).data.answers).toEqual({ been: 'never' })
  })

  test.each([{ nothing: 'x' }, { been: 'not one of them' }, { familiar: 9 }, { importance: { pace: 'x' } }])(
    'cannot save %j',
    async (changes) => {
      const token = await openedSurvey(shop.deps, somebody, 'preliminary')
      const { status, refusal } = await save(token, changes)
      expect([status, refusal.code, refusal.field]).toEqual([400, 'validation.invalid', Object.keys(changes)[0]])
    },
  )

  test('is admitted from the confirmation to the start, and for 30 days from the end', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    const late = await shop.call(surveyResponses.open, {
      body: { participant_code: somebody.code, kind: 'satisfaction' },
    })
    expect(late.refusal.code).toBe('survey.waiting')
    shop.deps.clock.set(instantInSeoul(tour.starts))
    expect((await save(token, { ease: 1 })).refusal.code).toBe('survey.closed')
    expect((await submit(token, enough.preliminary)).refusal.code).toBe('survey.closed')
    expect((await open(somebody.code)).refusal.code).toBe('survey.closed')
    shop.deps.clock.set(instantInSeoul(addDays(tour.ends, 1)))
    await submitSurvey(shop.deps, somebody, 'satisfaction')
    await shop.deps.db.update(surveyTour).set({ confirmed_at: null }).where(eq(surveyTour.id, tour.id))
    expect((await open((await aParticipant(shop.deps, tour)).code)).refusal.code).toBe('survey.waiting')
  })

  test('cannot guess codes: wrong ones count, and then even a right one has to wait', async () => {
    const database = await testDatabase()
    const deps = await testDeps(database)
    const { call } = testApi(deps, databaseLimits(database.pool))
    const someone = await aParticipant(deps, await aSurveyTour(deps))
    const guess = (participant_code: string) => call(surveyResponses.mine, { body: { participant_code } })
    const statuses: number[] = []
    for (let at = 10; at < 22; at++) statuses.push((await guess(`AAAA-22${at}`)).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404))
    expect(statuses.at(-1)).toBe(429)
    expect((await guess(someone.code)).status).toBe(429)
  })

  test('opens the survey by a link that only the participant has; the token itself is not stored, and the oldest of eleven ends', async () => {
    expect((await read('A'.repeat(43))).refusal.code).toBe('survey.linkUnknown')
    const tokens: string[] = []
    for (let at = 0; at < 11; at++) {
      tokens.push(await openedSurvey(shop.deps, somebody, 'preliminary'))
      shop.deps.clock.set(new Date(shop.deps.clock.now().getTime() + 1000))
    }
    expect((await read(tokens[0] ?? '')).status).toBe(404)
    expect((await read(tokens[10] ?? '')).status).toBe(200)
    const kept = await shop.deps.db.select().from(surveyLink)
    expect(kept).toHaveLength(10)
    expect(kept.map(({ token_hash }) => token_hash)).toContainEqual(hashToken(tokens[10] ?? ''))
  })
})

describe('questions of a survey in progress (product §3)', () => {
  test('do not change: a new version applies to participants who start after it', async () => {
    const before = await openedSurvey(shop.deps, somebody, 'preliminary')
    const [version] = await shop.deps.db.select().from(surveyVersion).where(eq(surveyVersion.kind, 'preliminary'))
    if (!version) throw new Error('no version')
    const definition = { ...version.definition, title: { en: 'Another', ko: '다른 설문' } }
    await expect(
      shop.deps.db.update(surveyVersion).set({ definition }).where(eq(surveyVersion.id, version.id)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
    await beginVersion(shop.deps.db, shop.deps.clock.now(), { kind: 'preliminary', definition })
    const after = await openedSurvey(shop.deps, await aParticipant(shop.deps, tour), 'preliminary')
    expect((await readResponse(shop.deps.db, before)).version).toBe(1)
    expect(await readResponse(shop.deps.db, after)).toMatchObject({
      version: 2,
      definition: { title: { en: 'Another' } },
    })
  })
})

describe('two parallel submissions', () => {
  test('at two servers are one submission and one email', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    const other = secondServer(shop)
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answer_token: token, changes: enough.preliminary }),
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => (at % 2 ? other : shop.app).request(surveyResponses.submit.path, init)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await mailed()).toHaveLength(1)
  })

  test('without the lock are two submissions: the control, which must fail', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    let readers = 0
    let go = () => {}
    const both = new Promise<void>((all) => {
      go = all
    })
    const unlocked: typeof lockResponse = async (tx) => {
      const [response] = await tx.select().from(surveyResponse)
      const [version] = await tx.select().from(surveyVersion).where(eq(surveyVersion.kind, 'preliminary'))
      if (!response || !version) throw new Error('nothing was begun')
      if (++readers === 2) go()
      await both
      return { response, participant: somebody, tour, version }
    }
    const given = { answer_token: token, changes: enough.preliminary }
    const results = await Promise.allSettled([1, 2].map(() => submitAnswers(shop.deps, given, unlocked)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })
})

describe('emails about a survey (product §4)', () => {
  const at = (day: string) => shop.deps.clock.set(instantInSeoul(day, '09:00'))
  const run = async () => {
    await inviteToSurveys(shop.deps)
    await inviteToSurveys(shop.deps)
    return mailed()
  }

  test('invite once, remind twice and end; the code is added when they are sent', async () => {
    const invitation = 'Seoul: a few questions before your tour'
    expect(await run()).toEqual([invitation])
    expect(shop.deps.mails[0]?.text).toContain(somebody.code)
    at(addDays(tour.starts, -7))
    expect(await run()).toHaveLength(2)
    at(addDays(tour.starts, -2))
    expect(await run()).toHaveLength(3)
    expect(shop.deps.mails[2]?.text).toContain('last reminder')
    at(addDays(tour.starts, -1))
    expect(await run()).toHaveLength(3)
    at(addDays(tour.ends, 1))
    expect((await run()).at(-1)).toBe('Seoul: how was your tour?')
  })

  test('are not sent after the submission, nor are reminders after an opt-out', async () => {
    const other = await aParticipant(shop.deps, tour)
    await run()
    await submitSurvey(shop.deps, somebody, 'preliminary')
    const answer_token = await openedSurvey(shop.deps, other, 'preliminary')
    const response = await shop.call(surveyResponses.remind, { body: { answer_token, wanted: false } })
    expect(response.data).toEqual({ wanted: false })
    const before = (await mailed()).length
    at(addDays(tour.starts, -2))
    expect(await run()).toHaveLength(before)
  })

  test('invite late participants, and remind them a day later at the earliest', async () => {
    at(addDays(tour.starts, -6))
    expect(await run()).toEqual(['Seoul: a few questions before your tour'])
    at(addDays(tour.starts, -5))
    expect(await run()).toHaveLength(2)
  })
})

test('last year’s tours and upcoming ones are listed with the remaining seats', async () => {
  await aSurveyTour(shop.deps, { area: 'jeju1', starts: '2020-01-01' })
  const { data } = await shop.call(surveyTours.list, {})
  expect(data.tours.map(({ area, free }) => [area, free])).toEqual([['seoul', 29]])
  expect(JSON.stringify(data)).not.toContain(somebody.code)
})
