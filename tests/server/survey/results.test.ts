import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, instantInSeoul } from '#contract/days'
import { surveyDesk } from '#contract/survey/desk'
import type { Answers, Question } from '#contract/survey/questions'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { resultsOf } from '#server/modules/survey/results.service'
import { surveyText } from '#server/modules/survey/survey.table'
import { beginVersion, newestVersion } from '#server/modules/survey/version.service'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aParticipant, aSurveyTour, openedSurvey, submitSurvey, type TestParticipant } from '#tests/support/survey'

let shop: Shop
let operator: Person
const as = () => ({ token: operator.token })
const results = async () => (await shop.call(surveyDesk.results, { params: { kind: 'preliminary' } }, as())).data
const daysOn = async (days: number) => {
  shop.deps.clock.set(new Date(shop.deps.clock.now().getTime() + days * 86_400_000))
  operator = await anOperator(shop)
}
/** All preliminary surveys that were open have closed. */
const closed = () => daysOn(11)

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

/** `count` participants of a tour who submit the preliminary survey, each with their own answers. */
async function people(
  tour: Awaited<ReturnType<typeof aSurveyTour>>,
  count: number,
  answers: (at: number) => Answers = () => ({}),
): Promise<TestParticipant[]> {
  const all: TestParticipant[] = []
  for (let at = 0; at < count; at++) {
    const one = await aParticipant(shop.deps, tour)
    await submitSurvey(shop.deps, one, 'preliminary', answers(at))
    all.push(one)
  }
  return all
}

describe('survey results (product §6)', () => {
  test('are counted by tour, and small counts are hidden with others beside them', async () => {
    const seoul = await aSurveyTour(shop.deps)
    const jeju = await aSurveyTour(shop.deps, { area: 'jeju1' })
    await people(seoul, 12, (at) => ({ familiar: at < 6 ? 2 : 3 }))
    await people(jeju, 6, (at) => ({ familiar: at < 5 ? 2 : 5 }))
    await aSurveyTour(shop.deps, { area: 'busan1' })
    expect(await results()).toMatchObject({ tours: [], questions: [] })
    await closed()
    const { tours, questions, versions } = await results()
    expect(tours.map(({ area }) => area).toSorted()).toEqual(['jeju1', 'seoul'])
    expect(versions.map(({ version }) => version)).toEqual([1])
    const familiar = questions.find(({ id }) => id === 'familiar')
    const nth = tours.findIndex(({ area }) => area === 'jeju1')
    // One person said 5: nothing that is shown reveals it.
    expect(familiar?.counts.map((row) => row.tours[nth])).not.toContain(1)
    expect(familiar?.counts[4]?.total).toBeNull()
    expect(familiar?.answered).toEqual({ tours: tours.map(({ area }) => (area === 'seoul' ? 12 : 6)), total: 18 })
    for (const { counts } of questions)
      for (const { tours, total } of counts)
        for (const value of [...tours, total]) if (value !== null) expect(value).toBeGreaterThanOrEqual(5)
  })

  test('say which versions they combine', async () => {
    const tour = await aSurveyTour(shop.deps)
    await people(tour, 5)
    const { definition } = await newestVersion(shop.deps.db, 'preliminary')
    const [first, ...rest] = definition.sections
    if (!first) throw new Error('no section')
    const added = { ...first.questions[0], id: 'added', required: false } as (typeof first.questions)[number]
    const next = { ...definition, sections: [{ ...first, questions: [...first.questions, added] }, ...rest] }
    await beginVersion(shop.deps.db, shop.deps.clock.now(), { kind: 'preliminary', definition: next })
    await people(tour, 5, () => ({ added: 'once' }))
    await closed()
    await beginVersion(shop.deps.db, shop.deps.clock.now(), {
      kind: 'preliminary',
      definition: { ...next, title: next.lead },
    })
    const { questions } = await results()
    const of = (id: string) => questions.find((each) => each.id === id)
    expect(of('been')).toMatchObject({ versions: [1, 2], answered: { total: 10 } })
    expect(of('added')).toMatchObject({ versions: [2] })
  })

  test('in words are searched, of tours with enough people only, and say nothing of their author', async () => {
    const large = await aSurveyTour(shop.deps)
    const small = await aSurveyTour(shop.deps, { area: 'jeju1' })
    await people(large, 5, (at) => ({ hopes: `Quiet mornings ${at}`, diet: '100% vegan' }))
    await people(small, 4, () => ({ hopes: 'Quiet evenings' }))
    await closed()
    const ask = async (query: object) =>
      (await shop.call(surveyDesk.texts, { params: { kind: 'preliminary' }, query }, as())).data
    expect((await ask({ q: 'quiet' })).items.map(({ words, area }) => [words, area])).toEqual(
      [0, 1, 2, 3, 4].map((at) => [`Quiet mornings ${at}`, 'seoul']),
    )
    expect((await ask({ q: '%' })).total.count).toBe(5)
    expect((await ask({ question: 'diet' })).items[0]?.label.en).toContain('not eat')
    expect(Object.keys((await ask({})).items[0] ?? {}).toSorted()).toEqual([
      'area',
      'id',
      'label',
      'question',
      'tags',
      'words',
    ])
  })

  test('of a question that depends on an answer are hidden where that answer’s count is', async () => {
    const seoul = await aSurveyTour(shop.deps)
    const jeju = await aSurveyTour(shop.deps, { area: 'jeju1' })
    // In Seoul one person was there once: that follows from how many were asked for their number of visits.
    await people(
      seoul,
      14,
      (at): Answers => (at < 1 ? { been: 'once' } : at < 7 ? { been: 'often', visits: 3 } : { been: 'never' }),
    )
    await people(
      jeju,
      18,
      (at): Answers => (at < 6 ? { been: 'once' } : at < 12 ? { been: 'often', visits: 3 } : { been: 'never' }),
    )
    await closed()
    const { tours, questions } = await results()
    const of = (id: string) => questions.find((each) => each.id === id)
    const nth = tours.findIndex(({ area }) => area === 'seoul')
    expect(of('been')?.counts.some((row) => row.tours[nth] === null)).toBe(true)
    expect(of('visits')?.answered.tours[nth]).toBeNull()
    expect(of('visits')?.counts.every((row) => row.tours[nth] === null)).toBe(true)
  })

  test('in words are tagged and found by their tags, only where they are shown', async () => {
    const [tour, small] = [await aSurveyTour(shop.deps), await aSurveyTour(shop.deps, { area: 'jeju1' })]
    await people(tour, 5, (at) => ({ hopes: `Hope ${at}` }))
    await people(small, 4, () => ({ hopes: 'A quiet evening' }))
    await closed()
    const params = { kind: 'preliminary' } as const
    const ask = async (tag?: string) => (await shop.call(surveyDesk.texts, { params, query: { tag } }, as())).data
    const [one] = (await ask()).items
    const tag = (id: string, added: string[], removed: string[] = []) =>
      shop.call(surveyDesk.tag, { params: { ...params, id }, body: { added, removed } }, as())
    expect((await tag(one?.id ?? '', ['quiet', ' food ', 'quiet'])).data).toEqual({ tags: ['food', 'quiet'] })
    expect((await ask('food')).items.map(({ id }) => id)).toEqual([one?.id])
    expect((await ask('foo')).total.count).toBe(0)
    expect((await shop.call(surveyDesk.tags, { params }, as())).data).toEqual([
      { tag: 'food', answers: 1 },
      { tag: 'quiet', answers: 1 },
    ])
    const [hidden] = await shop.deps.db.select().from(surveyText).where(eq(surveyText.tour_id, small.id))
    expect((await tag(hidden?.id ?? '', ['x'])).status).toBe(404)
    expect((await tag(one?.id ?? '', ['x'.repeat(31)])).refusal.field).toBe('added.0')
    const acts = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'survey.tagText'))
    expect(acts).toMatchObject([
      { actor_id: operator.id, subject: one?.id, detail: { added: 'food, quiet', removed: '' } },
    ])
  })

  test('in words beside a choice, and of small tours, do not say where, and come in full fives', async () => {
    const [seoul, jeju] = [await aSurveyTour(shop.deps), await aSurveyTour(shop.deps, { area: 'jeju1' })]
    await people(seoul, 6, () => ({ reasons: ['other'], 'reasons.other': 'For the bread' }))
    await people(
      jeju,
      6,
      (at): Answers => (at < 2 ? { reasons: ['other'], 'reasons.other': 'For tea', diet: 'No nuts' } : {}),
    )
    await closed()
    const ask = async (question: string) =>
      (await shop.call(surveyDesk.texts, { params: { kind: 'preliminary' }, query: { question } }, as())).data
    const other = await ask('reasons.other')
    // Eight people said so; the number of texts must not tell.
    expect([other.total.count, other.items.map(({ area }) => area)]).toEqual([5, [null, null, null, null, null]])
    expect((await ask('diet')).total.count).toBe(0)
  })

  test('that an earlier version offered and the newest does not are counted with the others', async () => {
    const tour = await aSurveyTour(shop.deps)
    await people(
      tour,
      12,
      (at): Answers => (at < 2 ? { been: 'once' } : at < 7 ? { been: 'often', visits: 3 } : { been: 'never' }),
    )
    const { definition } = await newestVersion(shop.deps.db, 'preliminary')
    const without = structuredClone(definition)
    for (const { questions } of without.sections)
      for (const each of questions)
        if (each.kind === 'single' && each.id === 'been') each.choices = each.choices.filter(({ id }) => id !== 'once')
        else if (each.show_if) delete each.show_if
    await beginVersion(shop.deps.db, shop.deps.clock.now(), { kind: 'preliminary', definition: without })
    await closed()
    const been = (await results()).questions.find(({ id }) => id === 'been')
    expect(been?.answers.map(({ id }) => id)).toContain('once')
    // Otherwise two answers given by 5 people each would say that 2 of 12 have given the one that is gone.
    expect(been?.counts.filter(({ total }) => total === null).length).toBeGreaterThan(1)
  })

  /** Begins a version with other questions. */
  const reworded = async (change: (question: Question) => Question, ...added: Question[]) => {
    const { definition } = await newestVersion(shop.deps.db, 'preliminary')
    const sections = definition.sections.map((section, at) => ({
      ...section,
      questions: [...section.questions.map(change), ...(at === 0 ? added : [])],
    }))
    await beginVersion(shop.deps.db, shop.deps.clock.now(), {
      kind: 'preliminary',
      definition: { ...definition, sections },
    })
  }
  const resultOf = async (id: string) => (await results()).questions.find((each) => each.id === id)

  test('of numbers stay in their bands when a newer version asks for another range', async () => {
    const tour = await aSurveyTour(shop.deps)
    const trips = { id: 'trips', kind: 'number', required: true, least: 0, most: 100 } as const
    const label = { en: 'How many trips?', ko: '여행은 몇 번인가요?' }
    await reworded((each) => each, { ...trips, label })
    // One person of six said 3: with the bands of the newer version, 4 would be a band of its own, and the difference that person.
    await people(tour, 12, (at) => ({ trips: at < 1 ? 3 : at < 6 ? 4 : 12 }))
    await closed()
    const before = await resultOf('trips')
    expect(before?.counts.map(({ total }) => total)).toContain(6)
    await reworded((each) => (each.id === 'trips' && each.kind === 'number' ? { ...each, least: 4 } : each))
    const after = await resultOf('trips')
    const shown = (result: typeof before) =>
      result?.answers.flatMap(({ id }, at) => (result.counts[at]?.total ? [[id, result.counts[at].total]] : []))
    expect(shown(after)?.toSorted()).toEqual(shown(before)?.toSorted())
    expect(after?.answered).toEqual(before?.answered)
  })

  test('stay hidden with the same others when a newer version lists the answers in another order', async () => {
    const tour = await aSurveyTour(shop.deps)
    await people(
      tour,
      16,
      (at): Answers => (at < 7 ? { been: 'often', visits: 3 } : at < 9 ? { been: 'once' } : { been: 'never' }),
    )
    await closed()
    const byAnswer = async () => {
      const been = await resultOf('been')
      return Object.fromEntries(been?.answers.map(({ id }, at) => [id, been.counts[at]]) ?? [])
    }
    const before = await byAnswer()
    expect(Object.values(before).filter((count) => count?.total === null).length).toBeGreaterThan(1)
    await reworded((each) =>
      each.kind === 'single' && each.id === 'been' ? { ...each, choices: each.choices.toReversed() } : each,
    )
    expect(await byAnswer()).toEqual(before)
  })

  test('stay hidden in a tour that had to answer, after another tour was asked without obligation', async () => {
    const tour = await aSurveyTour(shop.deps)
    await people(tour, 16, (at) => ({ familiar: at < 8 ? 2 : at < 11 ? 3 : 4 }))
    await closed()
    const inFirst = async () => (await resultOf('familiar'))?.counts.map(({ tours }) => tours[0])
    const before = await inFirst()
    expect(before?.filter((count) => count === null).length).toBeGreaterThan(1)
    await reworded((each) => (each.id === 'familiar' ? { ...each, required: false } : each))
    await people(await aSurveyTour(shop.deps, { area: 'jeju1' }), 16, (at) => ({ familiar: at < 8 ? 2 : 4 }))
    await closed()
    expect(await inFirst()).toEqual(before)
  })

  describe('of one tour, asked for after each submission', () => {
    const kind = 'preliminary'
    /** Everything the desk can ask about answers, with every filter. */
    const everything = async (tour: string) => {
      const part = { params: { kind } } as const
      const texts = (query: { q?: string; question?: string } = {}) =>
        shop.call(surveyDesk.texts, { ...part, query: { exact: '1', ...query } }, as())
      const found = [
        await shop.call(surveyDesk.results, part, as()),
        await shop.call(surveyDesk.changes, {}, as()),
        await shop.call(surveyDesk.tags, part, as()),
        ...[await texts(), await texts({ q: 'a' }), await texts({ question: 'hopes' })],
      ]
      const { data: list } = await shop.call(surveyDesk.list, {}, as())
      return {
        answers: found.map(({ status, data }) => ({ status, data })),
        complete: list.find(({ id }) => id === tour)?.preliminary.complete,
      }
    }
    /** The last submission raises the only small count from 4 to 5. */
    const grown = async (look: (tour: string) => Promise<void>) => {
      const tour = await aSurveyTour(shop.deps)
      await people(tour, 24, (at) => ({ familiar: 5 - (at % 5) }))
      await look(tour.id)
      await people(tour, 1, () => ({ familiar: 1 }))
      await look(tour.id)
    }

    test('stay the same while the survey is open, though the progress counts each of them', async () => {
      const looks: Awaited<ReturnType<typeof everything>>[] = []
      await grown(async (tour) => void looks.push(await everything(tour)))
      expect(looks.map(({ complete }) => complete)).toEqual([24, 25])
      expect(looks[1]?.answers).toEqual(looks[0]?.answers)
      expect(looks[0]?.answers[0]?.data).toMatchObject({ tours: [], questions: [] })
      await closed()
      expect((await results()).tours).toHaveLength(1)
    })

    test('would give away the answer of one person, if open surveys were counted: the control that the attack finds', async () => {
      const shown: (number | null)[][] = []
      await grown(async (tour) => {
        const { questions, tours } = await resultsOf(shop.deps.db, kind, new Date('2100-01-01'))
        const nth = tours.findIndex(({ id }) => id === tour)
        shown.push(questions.find(({ id }) => id === 'familiar')?.counts.map((row) => row.tours[nth] ?? null) ?? [])
      })
      expect(shown[0]?.[0]).toBeNull()
      expect(shown[1]).toEqual([5, 5, 5, 5, 5])
    })
  })

  test('are shown by day and tour as invited, opened, partial and complete', async () => {
    const tour = await aSurveyTour(shop.deps)
    await people(tour, 2)
    await openedSurvey(shop.deps, await aParticipant(shop.deps, tour), 'preliminary')
    const { data: list } = await shop.call(surveyDesk.list, {}, as())
    expect(list[0]).toMatchObject({
      participants: 3,
      preliminary: { state: 'open', invited: 0, opened: 3, partial: 0, complete: 2 },
      satisfaction: { state: 'waiting', opened: 0 },
    })
    const ask = async (id: string) =>
      (await shop.call(surveyDesk.days, { params: { kind: 'preliminary' }, query: { tour: id } }, as())).data
    expect(await ask(tour.id)).toMatchObject([{ opened: 3, complete: 2 }])
    expect(await ask(crypto.randomUUID())).toEqual([])
  })
})

describe('the change of participants who answered before and after', () => {
  const pair = async (area: 'seoul' | 'jeju1' | 'jeonju', count: number, later = 31) => {
    const tour = await aSurveyTour(shop.deps, { area })
    const before = await people(tour, count, (at) => ({ familiar: 1 + (at % 3) }))
    shop.deps.clock.set(instantInSeoul(addDays(tour.ends, 2), '09:00'))
    for (const [at, one] of before.entries())
      await submitSurvey(shop.deps, one, 'satisfaction', { familiar: 2 + (at % 3) })
    await daysOn(later)
    return tour
  }
  const changes = async () => (await shop.call(surveyDesk.changes, {}, as())).data

  test('is the mean of differences by code, in all and by tour', async () => {
    await pair('seoul', 6)
    const { questions, tours } = await changes()
    expect(tours).toHaveLength(1)
    expect(questions.map(({ id }) => id)).toEqual(['familiar', 'heritage', 'ease'])
    const same = { n: 6, mean: 1, low: 1, high: 1 }
    expect(questions[0]).toMatchObject({ total: same, tours: [same] })
  })

  test('of too few is hidden, and is in the sum only together with others, so that no earlier sum reveals it', async () => {
    await pair('seoul', 6)
    await pair('jeju1', 2)
    expect((await changes()).questions[0]).toMatchObject({ total: { n: 6 }, tours: [{ n: 6 }, null] })
    await pair('jeonju', 3)
    expect((await changes()).questions[0]).toMatchObject({ total: { n: 11 }, tours: [{ n: 6 }, null, null] })
  })

  test('of fewer than five overall is not shown', async () => {
    await pair('jeonju', 4)
    expect((await changes()).questions[0]).toMatchObject({ total: null, tours: [null] })
  })

  test('is not shown while the survey after the tour is open', async () => {
    await pair('seoul', 6, 10)
    expect(await changes()).toMatchObject({ tours: [] })
  })
})
