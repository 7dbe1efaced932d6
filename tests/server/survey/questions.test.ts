import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { surveyDesk } from '#contract/survey/desk'
import { type Question, questionsOf, type SurveyDefinition } from '#contract/survey/questions'
import { surveyResponses } from '#contract/survey/response'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { newestVersion } from '#server/modules/survey/version.service'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aParticipant, aSurveyTour, openedSurvey } from '#tests/support/survey'

let shop: Shop
let operator: Person
const params = { kind: 'preliminary' } as const

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
  await aSurveyTour(shop.deps)
})

const read = async () => (await shop.call(surveyDesk.questions, { params }, { token: operator.token })).data
const publish = (base: number, definition: SurveyDefinition) =>
  shop.call(surveyDesk.publish, { params, body: { base, definition } }, { token: operator.token })
/** The definition with another first question. */
const changed = (definition: SurveyDefinition, change: Partial<Question>): SurveyDefinition => {
  const [first, ...rest] = definition.sections
  const [question, ...others] = first?.questions ?? []
  if (!first || !question) throw new Error('no questions')
  return {
    ...definition,
    sections: [{ ...first, questions: [{ ...question, ...change } as Question, ...others] }, ...rest],
  }
}
const label = { en: 'Have you been here?', ko: '와 보셨나요?' }

describe('publishing questions (product §3, §6)', () => {
  test('begins a new version; who has begun keeps the questions they saw, and the act is recorded', async () => {
    const tour = await aSurveyTour(shop.deps, { area: 'jeju1' })
    const [early, late] = [await aParticipant(shop.deps, tour), await aParticipant(shop.deps, tour)]
    const answer_token = await openedSurvey(shop.deps, early, 'preliminary')
    const { version, definition, versions } = await read()
    expect(versions).toMatchObject([{ version: 1, begun: 1 }])
    const next = await publish(version, changed(definition, { label }))
    expect(next.data).toMatchObject({
      version: 2,
      versions: [
        { version: 2, begun: 0 },
        { version: 1, begun: 1 },
      ],
    })
    const labelFor = async (token: string) => {
      const { data } = await shop.call(surveyResponses.read, { body: { answer_token: token } })
      return questionsOf(data.definition)[0]?.label
    }
    expect(await labelFor(answer_token)).not.toEqual(label)
    expect(await labelFor(await openedSurvey(shop.deps, late, 'preliminary'))).toEqual(label)
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'survey.publishQuestions'))
    expect(acts).toMatchObject([{ actor_id: operator.id, detail: { kind: 'preliminary', version: '2' } }])
  })

  test('is refused for questions that do not fit together, without a text, or that are not the newest', async () => {
    const { version, definition } = await read()
    const later = { when: 'all' as const, tests: [{ question: 'diet', is: 'answered' as const }] }
    expect((await publish(version, changed(definition, { show_if: later }))).refusal.code).toBe(
      'survey.questionsInvalid',
    )
    const blank = await publish(version, changed(definition, { label: { en: 'Yes', ko: ' ' } }))
    expect([blank.status, blank.refusal.field]).toEqual([400, 'definition.sections.0.questions.0.label.ko'])
    expect((await publish(version, changed(definition, { label }))).status).toBe(200)
    expect((await publish(version, definition)).refusal.code).toBe('general.conflict')
    expect((await newestVersion(shop.deps.db, 'preliminary')).version).toBe(2)
  })

  test('is refused for a scale with other steps, also when it was left out in between', async () => {
    const { version, definition } = await read()
    const scales = (steps?: number): SurveyDefinition => ({
      ...definition,
      sections: definition.sections.map((section) => ({
        ...section,
        questions: section.questions.flatMap<Question>((each) =>
          each.kind !== 'scale' ? [each] : steps === undefined ? [] : [{ ...each, steps }],
        ),
      })),
    })
    expect((await publish(version, scales(7))).refusal.code).toBe('survey.questionsInvalid')
    const without = { ...scales(), sections: scales().sections.filter(({ questions }) => questions.length > 0) }
    expect((await publish(version, without)).status).toBe(200)
    expect((await publish(version + 1, scales(7))).refusal.code).toBe('survey.questionsInvalid')
    expect((await publish(version + 1, definition)).status).toBe(200)
  })

  test('of two at the same moment only one begins a version', async () => {
    const { version, definition } = await read()
    const both = await Promise.all([publish(version, definition), publish(version, changed(definition, { label }))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read()).versions).toHaveLength(2)
  })
})
