import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOf, fits, pipedText, submittedOf, visibleQuestions } from '#contract/survey/answers'
import {
  type Answer,
  type Answers,
  definitionFaults,
  otherKey,
  Question,
  questionsOf,
  type SurveyDefinition,
} from '#contract/survey/questions'
import { ParticipantCode } from '#contract/survey/response'
import { surveyState } from '#contract/survey/tour'
import { firstQuestions } from '#server/modules/survey/questions.defaults'

const { preliminary } = firstQuestions
const today = '2027-03-01'

/** Any valid answer to a question, or none. */
function answerTo(question: Question): fc.Arbitrary<Answer | undefined> {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const given = ((): fc.Arbitrary<Answer> => {
    switch (question.kind) {
      case 'single':
        return fc.constantFrom(...ids(question.choices))
      case 'multiple':
        return fc.subarray(ids(question.choices))
      case 'scale':
        return fc.integer({ min: 1, max: question.steps })
      case 'matrix':
        return fc.dictionary(fc.constantFrom(...ids(question.rows)), fc.constantFrom(...ids(question.columns)))
      case 'ranking':
        return fc.shuffledSubarray(ids(question.choices))
      case 'number':
        return fc.integer({ min: question.least - 2, max: question.most + 2 })
      case 'date':
        return fc.constantFrom('2024-02-29', '2023-02-29', '1949-12-31')
      default:
        return fc.constantFrom('', ' ', 'words', '말')
    }
  })()
  return fc.option(given, { nil: undefined, freq: 4 })
}

/** Valid answers to a survey, sometimes with texts beside choices. */
const answersTo = (definition: SurveyDefinition): fc.Arbitrary<Answers> => {
  const questions = questionsOf(definition)
  return fc
    .record({
      given: fc.tuple(...questions.map(answerTo)),
      words: fc.option(fc.constantFrom('', 'something else'), { nil: undefined }),
    })
    .map(({ given, words }) =>
      Object.fromEntries(
        questions.flatMap(({ id, kind }, at): [string, Answer][] => {
          const answer = given[at]
          const other: [string, Answer][] = words !== undefined && kind === 'multiple' ? [[otherKey(id), words]] : []
          return answer === undefined ? other : [[id, answer], ...other]
        }),
      ),
    )
}
const surveys = fc.constantFrom(preliminary, firstQuestions.satisfaction)
const cases = surveys.chain((definition) => answersTo(definition).map((answers) => ({ definition, answers })))

describe('the questions of both surveys (product §3)', () => {
  test('are consistent, and include every type', () => {
    expect(definitionFaults(preliminary)).toEqual([])
    expect(definitionFaults(firstQuestions.satisfaction)).toEqual([])
    const kinds = [preliminary, firstQuestions.satisfaction].flatMap(questionsOf).map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(9)
  })

  test('that depend on a later or missing question are found', () => {
    const [first, ...rest] = preliminary.sections
    if (!first) throw new Error('no section')
    const [been, visits, ...others] = first.questions
    if (!been || !visits) throw new Error('no questions')
    const turned = { ...preliminary, sections: [{ ...first, questions: [visits, been, ...others] }, ...rest] }
    expect(definitionFaults(turned)).toEqual([{ kind: 'notBefore', question: 'visits', other: 'been' }])
    const twice = { ...preliminary, sections: [{ ...first, questions: [been, been] }] }
    expect(definitionFaults(twice)).toContainEqual({ kind: 'doubled', question: 'been', other: 'been' })
  })
})

describe('conditions and checks, the same on both sides', () => {
  test('a date or number that nobody could answer is refused', () => {
    const common = { id: 'when', label: { en: 'When?', ko: '언제요?' }, required: true }
    const date = (first: string, last: string) => Question.safeParse({ ...common, kind: 'date', first, last }).success
    expect(date('2020-01-01', '2020-01-01')).toBe(true)
    for (const [first, last] of [
      ['2020-01-02', '2020-01-01'],
      ['2020-01-01', ''],
      ['', '2020-01-01'],
      ['2020-02-30', '2020-12-31'],
      ['2020-01-01', '2020-13-01'],
    ] as const)
      expect(date(first, last)).toBe(false)
    const number = (least: number, most: number) =>
      Question.safeParse({ ...common, kind: 'number', least, most }).success
    expect([number(1, 1), number(2, 1)]).toEqual([true, false])
  })

  test('a hidden question is never missing, and its answer is never submitted', () => {
    fc.assert(
      fc.property(cases, ({ definition, answers }) => {
        const visible = new Set(visibleQuestions(definition, answers).map(({ id }) => id))
        for (const key of faultsOf(definition, answers, today).keys())
          expect(visible).toContain(key.replace(/\.other$/, ''))
        for (const key of Object.keys(submittedOf(definition, answers)))
          expect(visible).toContain(key.replace(/\.other$/, ''))
      }),
    )
  })

  test('a submission shows the same questions, has the same errors, and is unchanged when submitted again', () => {
    fc.assert(
      fc.property(cases, ({ definition, answers }) => {
        const once = submittedOf(definition, answers)
        expect(visibleQuestions(definition, once)).toEqual(visibleQuestions(definition, answers))
        expect([...faultsOf(definition, once, today)]).toEqual([...faultsOf(definition, answers, today)])
        expect(submittedOf(definition, once)).toEqual(once)
      }),
    )
  })

  test('any value of the question’s type can be saved, in part or whole', () => {
    fc.assert(fc.property(cases, ({ definition, answers }) => fits(definition, answers)))
  })

  test('any other value is rejected, and breaks nothing', () => {
    const anything = fc.dictionary(
      fc.constantFrom('been', 'visits', 'reasons', 'importance', 'order', 'familiar', 'nothing', '__proto__'),
      fc.oneof(fc.string(), fc.double(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.string())),
    )
    fc.assert(
      fc.property(anything, (answers) => {
        expect(() => faultsOf(preliminary, answers, today)).not.toThrow()
        expect(() => submittedOf(preliminary, answers)).not.toThrow()
        if ('nothing' in answers) expect(fits(preliminary, answers)).toBe(false)
      }),
    )
  })

  test('a question appears with the answer that it depends on, and disappears with it', () => {
    const ids = (answers: Answers) => visibleQuestions(preliminary, answers).map(({ id }) => id)
    expect(ids({})).not.toContain('visits')
    expect(ids({ been: 'often' })).toContain('visits')
    expect(ids({ been: 'once' })).not.toContain('visits')
  })

  test.each([
    [{ reasons: ['culture', 'family', 'rest', 'recommended'] }, 'reasons', 'survey.tooManyChosen'],
    [{ reasons: ['other'] }, 'reasons.other', 'survey.otherMissing'],
    [{ order: ['food'] }, 'order', 'survey.answerIncomplete'],
    [{ importance: { pace: 'low' } }, 'importance', 'survey.answerIncomplete'],
    [{ been: 'often', visits: 1 }, 'visits', 'validation.numberLow'],
    [{ been: 'often', visits: 2.5 }, 'visits', 'validation.number'],
    [{ been: 'once', last_visit: '2027-02-30' }, 'last_visit', 'validation.date'],
    [{ been: 'once', last_visit: '1949-12-31' }, 'last_visit', 'validation.dayNear'],
    [{ been: 'once', last_visit: '2027-03-02' }, 'last_visit', 'validation.dayFar'],
    [{}, 'familiar', 'survey.answerMissing'],
  ] as [Answers, string, string][])('%j is refused at %s', (answers, key, code) => {
    expect(faultsOf(preliminary, answers, today).get(key)).toBe(code)
  })

  test('a day that must not be later than the day of answering is accepted on that day', () => {
    expect(faultsOf(preliminary, { been: 'once', last_visit: today }, today).has('last_visit')).toBe(false)
  })

  test('an earlier answer is repeated later, in the reader’s language or in the participant’s own words', () => {
    const hopes = questionsOf(preliminary).find(({ id }) => id === 'hopes')
    const shown = (answers: Answers, lang: 'en' | 'ko') =>
      pipedText(preliminary, hopes?.label[lang] ?? '', answers, lang)
    expect(shown({}, 'en')).toContain('“this tour”')
    expect(shown({ reasons: ['rest'] }, 'ko')).toContain('“쉬고 싶어서”')
    expect(shown({ reasons: ['other'], 'reasons.other': 'a dare' }, 'en')).toContain('“a dare”')
  })
})

describe('when a survey is open (product §4)', () => {
  const tour = { starts: '2027-04-12', ends: '2027-04-14', confirmed_at: '2027-03-01T00:00:00.000Z' }
  const at = (instant: string) => new Date(`${instant}+09:00`)
  test.each([
    ['preliminary', '2027-03-01T08:59:59', 'waiting'],
    ['preliminary', '2027-03-01T09:00:00', 'open'],
    ['preliminary', '2027-04-11T23:59:59', 'open'],
    ['preliminary', '2027-04-12T00:00:00', 'closed'],
    ['satisfaction', '2027-04-14T23:59:59', 'waiting'],
    ['satisfaction', '2027-04-15T00:00:00', 'open'],
    ['satisfaction', '2027-05-14T23:59:59', 'open'],
    ['satisfaction', '2027-05-15T00:00:00', 'closed'],
  ] as const)('%s at %s: %s', (kind, instant, state) => {
    expect(surveyState(kind, tour, at(instant))).toBe(state)
  })

  test('is never while the tour is not confirmed', () => {
    expect(surveyState('satisfaction', { ...tour, confirmed_at: null }, at('2027-04-20T00:00:00'))).toBe('waiting')
  })
})

test.each(['k7m29qxd', 'K7M2-9QXD', ' k7m2 9qxd '])('the code may be typed as %j', (typed) => {
  expect(ParticipantCode.parse(typed)).toBe('K7M2-9QXD')
})
