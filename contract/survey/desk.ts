import { BothLanguages } from '../both-languages'
import { DeskPaging, DeskRows, DeskSearch } from '../desk-list'
import { endpoint } from '../endpoint'
import { Day, Instant, Uuid } from '../fields'
import { spelled } from '../same-name'
import { z } from '../zod'
import { SurveyDefinition } from './questions'
import { SurveyKind, surveyStates, TourArea } from './tour'

const operator = { auth: 'admin', roles: ['operator'] } as const

/** Groups with fewer answers than this are hidden (product §6). */
export const leastShown = 5

/** Progress of a tour's survey: emails sent, begun, partially answered, and submitted. */
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

/** Figures of a day in Seoul; `partial` are unsubmitted responses whose last answer is of that day. */
export const SurveyDay = z.object({
  day: Day,
  invited: z.number(),
  opened: z.number(),
  partial: z.number(),
  complete: z.number(),
})

/** Most characters of a tag, and tags of one text answer (product §9). */
export const tagLimits = { length: 30, tags: 10 } as const
const Tag = z
  .string()
  .check(
    z.overwrite(spelled),
    z.minLength(1, 'validation.required'),
    z.maxLength(tagLimits.length, 'validation.tooLong'),
  )
const Tags = z.array(Tag).check(z.maxLength(tagLimits.tags, 'validation.tooMany'))
export const TextTags = z.strictObject({ tags: Tags })
export type TextTags = z.infer<typeof TextTags>
/** A change of tags, so that operators who tag the same answer at once do not undo each other. */
export const TagChange = z.strictObject({ added: Tags, removed: Tags })
export type TagChange = z.infer<typeof TagChange>

const Shown = z.nullable(z.number())

/**
 * How often each answer was given, by tour; for a ranking, what was put first. Null is hidden: the figures of one tour and of all
 * tours are parts of this one table, so that no combination of views reveals more.
 */
export const QuestionResult = z.object({
  id: z.string(),
  kind: z.enum(['single', 'multiple', 'scale', 'matrix', 'ranking', 'number', 'date']),
  label: BothLanguages,
  /** A row of a matrix. */
  part: z.nullable(BothLanguages),
  /** Versions of the questions whose answers are combined. */
  versions: z.array(z.number()),
  answers: z.array(z.object({ id: z.string(), label: BothLanguages })),
  /** Per answer: by tour in the order of `tours`, and in total. */
  counts: z.array(z.object({ tours: z.array(Shown), total: Shown })),
  /** Number of respondents, by tour and in total; hidden like the counts. */
  answered: z.object({ tours: z.array(Shown), total: Shown }),
})
export type QuestionResult = z.infer<typeof QuestionResult>

/** The change of participants who answered a question both before and after their tour; null if there are too few. */
export const PairedChange = z.object({
  n: z.number(),
  mean: z.number(),
  /** Confidence interval of the mean, at 95 % by Student’s t. */
  low: z.number(),
  high: z.number(),
})
export type PairedChange = z.infer<typeof PairedChange>

/** The questions of a survey as their author sees them. */
export const WrittenQuestions = z.object({
  version: z.number(),
  definition: SurveyDefinition,
  versions: z.array(
    z.object({
      version: z.number(),
      made_at: Instant,
      /** How many responses were begun with it. */
      begun: z.number(),
    }),
  ),
})
export type WrittenQuestions = z.infer<typeof WrittenQuestions>

const All = z.object({ tour: z.optional(Uuid) })
const Kinds = z.object({ kind: SurveyKind })
const path = '/api/v1/admin/surveys'

/** Survey results for operators (product §6). */
export const surveyDesk = {
  /** Every tour with the progress of its surveys, latest first. */
  list: endpoint({ ...operator, method: 'get', path, data: z.array(TourProgress) }),
  /** Figures by day, of one tour or of all. */
  days: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/days`,
    params: Kinds,
    query: All,
    data: z.array(SurveyDay),
  }),
  /**
   * Submitted answers to closed surveys, question by question; tours without any submission are left out. Nothing hidden follows
   * from sums, from other questions, or from what an earlier look has shown (product §6).
   */
  results: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/results`,
    params: Kinds,
    data: z.object({
      tours: z.array(z.object(tour)),
      /** How many of the first tours the totals are of: a last one can wait until another tour has closed. */
      summed: z.number(),
      versions: z.array(z.object({ version: z.number(), made_at: Instant })),
      questions: z.array(QuestionResult),
      /** Questions with text answers. */
      texts: z.array(z.object({ id: z.string(), label: BothLanguages })),
    }),
  }),
  /** Text answers of closed surveys with enough submissions, without anything that identifies the author (product §6). */
  texts: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/texts`,
    params: Kinds,
    query: z.extend(DeskPaging(['words'], 'words'), {
      question: z.optional(z.string().check(z.maxLength(40, 'validation.tooLong'))),
      tag: z.optional(z.string().check(z.maxLength(tagLimits.length, 'validation.tooLong'))),
      q: DeskSearch,
    }),
    data: DeskRows(
      z.object({
        id: Uuid,
        question: z.string(),
        label: BothLanguages,
        /** Null where it would say how a small group has answered. */
        area: z.nullable(TourArea),
        words: z.string(),
        tags: z.array(z.string()),
      }),
    ),
  }),
  /** The tags of the text answers that are shown, in alphabetical order, each with the number of its answers. */
  tags: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/tags`,
    params: Kinds,
    data: z.array(z.object({ tag: z.string(), answers: z.number() })),
  }),
  /**
   * Adds and removes tags of a text answer; a tag that is in use keeps its spelling (product §3). Refuses with 404 for an answer
   * that is not shown, and with 400 `survey.tooManyTags`.
   */
  tag: endpoint({
    ...operator,
    method: 'post',
    path: `${path}/:kind/texts/:id/tags`,
    params: z.object({ kind: SurveyKind, id: Uuid }),
    body: TagChange,
    data: TextTags,
  }),
  /** The newest questions of a survey, and all of its versions, the newest first. */
  questions: endpoint({
    ...operator,
    method: 'get',
    path: `${path}/:kind/questions`,
    params: Kinds,
    data: WrittenQuestions,
  }),
  /**
   * Begins a new version with these questions; earlier ones stay as they were answered. Refuses with 400 `survey.questionsInvalid`,
   * 409 `general.conflict` if `base` is not the newest version.
   */
  publish: endpoint({
    ...operator,
    method: 'post',
    path: `${path}/:kind/questions`,
    params: Kinds,
    body: z.strictObject({ base: z.number(), definition: SurveyDefinition }),
    data: WrittenQuestions,
  }),
  /** Change from before to after by question: in total, and by tour in the order of `tours`. */
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
