import { BothLanguages } from '../both-languages'
import { DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Day, Instant, Uuid } from '../fields'
import { z } from '../zod'
import { SurveyKind, surveyStates, TourArea } from './tour'

const operator = { auth: 'admin', roles: ['operator'] } as const

/** Answers fewer than so many are hidden (product §6). */
export const leastShown = 5

/** How far a survey of a tour has come: emails sent, begun, with answers but not submitted, and submitted. */
const Progress = z.object({
  state: z.enum(surveyStates),
  invited: z.number(),
  opened: z.number(),
  partial: z.number(),
  complete: z.number(),
})

const tour = { id: Uuid, area: TourArea, starts: Day, ends: Day }
export const TourProgress = z.object({
  ...tour,
  participants: z.number(),
  preliminary: Progress,
  satisfaction: Progress,
})
export type TourProgress = z.infer<typeof TourProgress>

/** What happened on a day in Seoul; `partial` are those whose last answer, not yet submitted, is of that day. */
export const SurveyDay = z.object({
  day: Day,
  invited: z.number(),
  opened: z.number(),
  partial: z.number(),
  complete: z.number(),
})

const Shown = z.nullable(z.number())

/**
 * How often each answer was given, by tour; of a ranking, what was put first. Null is hidden: what one tour shows and what all show are parts
 * of this one table, so that no two views together say more.
 */
export const QuestionResult = z.object({
  id: z.string(),
  kind: z.enum(['single', 'multiple', 'scale', 'matrix', 'ranking', 'number', 'date']),
  label: BothLanguages,
  /** A row of a matrix. */
  part: z.nullable(BothLanguages),
  /** Versions of the questions whose answers it joins. */
  versions: z.array(z.number()),
  answers: z.array(z.object({ id: z.string(), label: BothLanguages })),
  /** Of each answer, tour by tour in the order of `tours`, and in all. */
  counts: z.array(z.object({ tours: z.array(Shown), total: Shown })),
  /** How many have answered, by tour and in all; hidden like the counts. */
  answered: z.object({ tours: z.array(Shown), total: Shown }),
})
export type QuestionResult = z.infer<typeof QuestionResult>

/** The change of those who answered a question before and after their tour; null where there are too few. */
export const PairedChange = z.object({
  n: z.number(),
  mean: z.number(),
  /** Of the mean, at 95 % by Student’s t. */
  low: z.number(),
  high: z.number(),
})
export type PairedChange = z.infer<typeof PairedChange>

const All = z.object({ tour: z.optional(Uuid) })
const Kinds = z.object({ kind: SurveyKind })
const path = '/api/v1/admin/surveys'

/** What participants answered, for operators (product §6). */
export const surveyDesk = {
  /** Every tour with how far its surveys have come, the latest first. */
  list: endpoint({ ...operator, method: 'get', path, data: z.array(TourProgress) }),
  /** By day, of one tour or of all. */
  days: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/days`,
    params: Kinds,
    query: All,
    data: z.array(SurveyDay),
  }),
  /** What was submitted, question by question; of tours in which nobody has submitted nothing is said. */
  results: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/results`,
    params: Kinds,
    data: z.object({
      tours: z.array(z.object(tour)),
      versions: z.array(z.object({ version: z.number(), made_at: Instant })),
      questions: z.array(QuestionResult),
      /** Questions that are answered in words. */
      texts: z.array(z.object({ id: z.string(), label: BothLanguages })),
    }),
  }),
  /** Answers in words, of tours in which enough people have submitted; without anything of who wrote them. */
  texts: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/texts`,
    params: Kinds,
    query: z.extend(DeskPaging(['words'], 'words'), {
      question: z.optional(z.string().check(z.maxLength(40, 'validation.tooLong'))),
      q: DeskSearch,
    }),
    data: DeskRows(
      z.object({ id: Uuid, question: z.string(), label: BothLanguages, area: TourArea, words: z.string() }),
    ),
  }),
  /** Change from before to after by question: in all, and by tour in the order of `tours`. */
  changes: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/changes`,
    data: z.object({
      tours: z.array(z.object(tour)),
      questions: z.array(
        z.object({
          id: z.string(),
          label: BothLanguages,
          steps: z.number(),
          total: z.nullable(PairedChange),
          tours: z.array(z.nullable(PairedChange)),
        }),
      ),
    }),
  }),
}
