import { addDays, dayInSeoul, instantInSeoul, msPerDay } from '#contract/days'
import type { Lang } from '#contract/languages'
import { type Answers, questionsOf } from '#contract/survey/questions'
import { type SurveyKind, surveyKinds, surveyState, surveyWindow } from '#contract/survey/tour'
import type { Deps } from '#server/deps'
import { newParticipantCode } from '#server/modules/survey/participant.service'
import {
  surveyMail,
  surveyParticipant,
  surveyResponse,
  surveyText,
  surveyTour,
} from '#server/modules/survey/survey.table'
import { fillSurveys, newestVersion } from '#server/modules/survey/version.service'
import { random } from '#server/random'
import { drawAnswers } from './answers'
import { type DemoTour, demoTours } from './tours'

/** Codes of the first participants of two tours, for trying out the demonstration: one survey of each kind is open to them. */
export const demoCodes = { seorak: 'SEAR-2345', busan2: 'BSAN-2345' } as const

/** The share of participants who have submitted a closed survey, and an open one. */
const shares = { closed: 0.86, open: 0.4 } as const

const names = [
  'Minseo Kang',
  'Daniel Reyes',
  'Haeun Cho',
  'Grace Miller',
  'Jihoo Noh',
  'Marcus Lee',
  'Sua Baek',
  'Emily Novak',
] as const

type Version = Awaited<ReturnType<typeof newestVersion>>

async function seedTour(deps: Pick<Deps, 'db' | 'clock'>, demo: DemoTour, versions: Record<SurveyKind, Version>) {
  const { db, clock } = deps
  const now = clock.now()
  const { from, people, isConfirmed, ...tour } = demo
  const starts = addDays(dayInSeoul(now), from)
  const ends = addDays(starts, tour.program.length - 1)
  const confirmed_at = isConfirmed ? instantInSeoul(addDays(starts, -28), '10:00') : null
  const [made] = await db
    .insert(surveyTour)
    .values({ ...tour, starts, ends, confirmed_at })
    .returning({ id: surveyTour.id })
  if (!made) throw new Error('a demo tour was not written')
  const chance = random(`survey ${tour.area}`)
  const dates = { starts, ends, confirmed_at: confirmed_at?.toISOString() ?? null }
  for (let at = 0; at < people; at++) {
    const lang: Lang = at % 2 ? 'en' : 'ko'
    const code = at === 0 && tour.area in demoCodes ? demoCodes[tour.area as keyof typeof demoCodes] : undefined
    const [person] = await db
      .insert(surveyParticipant)
      .values({
        tour_id: made.id,
        code: code ?? newParticipantCode(),
        name: names[at % names.length] ?? names[0],
        email: `${tour.area}-${at + 1}@tours.test`,
        lang,
      })
      .returning({ id: surveyParticipant.id })
    if (!person) throw new Error('a demo participant was not written')
    let before: Answers | undefined
    for (const kind of surveyKinds) {
      const window = surveyWindow(kind, dates)
      const state = surveyState(kind, dates, now)
      if (!window || state === 'waiting') continue
      await db.insert(surveyMail).values({ participant_id: person.id, kind, step: 'invitation', sent_at: window.opens })
      // Participants with a known code have not answered the open survey.
      const isAnswering = code && state === 'open' ? false : chance.chance(shares[state])
      const isPartial = !isAnswering && !code && chance.chance(0.3)
      if (!isAnswering && !isPartial) continue
      const answers = drawAnswers(versions[kind].definition, { random: chance, lang, ...(before && { before }) })
      const until = Math.min(now.getTime(), window.closes.getTime())
      const spread = Math.min(until - window.opens.getTime(), 14 * msPerDay)
      const started_at = new Date(window.opens.getTime() + spread * chance.next() ** 2)
      const saved_at = new Date(Math.min(until, started_at.getTime() + 6 * 60_000))
      const keys = Object.entries(answers)
      await db.insert(surveyResponse).values({
        participant_id: person.id,
        kind,
        version_id: versions[kind].id,
        answers: isAnswering ? answers : Object.fromEntries(keys.slice(0, chance.whole(0, 3))),
        revision: 1,
        started_at,
        saved_at,
        submitted_at: isAnswering ? saved_at : null,
      })
      if (!isAnswering) continue
      if (kind === 'preliminary') before = answers
      const inWords = new Set(
        questionsOf(versions[kind].definition).flatMap((each) =>
          each.kind === 'short' || each.kind === 'long' ? [each.id] : [],
        ),
      )
      const texts = keys.flatMap(([question, words]) =>
        inWords.has(question) && typeof words === 'string'
          ? [{ kind, tour_id: made.id, version_id: versions[kind].id, question, words }]
          : [],
      )
      if (texts.length > 0) await db.insert(surveyText).values(texts)
    }
  }
}

/** Demo data of the ROK–US tours: past, open and future tours, with answers drawn from a stated distribution. */
export async function seedSurveys(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await fillSurveys(deps)
  const versions = {
    preliminary: await newestVersion(deps.db, 'preliminary'),
    satisfaction: await newestVersion(deps.db, 'satisfaction'),
  }
  for (const demo of demoTours) await seedTour(deps, demo, versions)
}
