import { OptionalText, RequiredText, TravelDay, Uuid, WrittenText } from '../../fields'
import { z } from '../../zod'
import {
  activityKinds,
  complete as application,
  blank as blankApplication,
  OneOf,
  Typed,
  typed as typedApplication,
  type Written,
} from '../sections'
import { reportLimits } from './limits'

/** The sections of a report, in the order of its steps (product §3). */
export const reportSections = ['days', 'people', 'receipts', 'photos'] as const
export const ReportSection = z.enum(reportSections)
export type ReportSection = z.infer<typeof ReportSection>

/** The outcome of a planned entry. */
export const outcomes = ['as_planned', 'changed', 'not_done'] as const

const { words, why, summary } = reportLimits
const Won = z
  .number('validation.number')
  .check(z.int('validation.number'), z.gte(1, 'validation.number'), z.lte(1_000_000_000, 'validation.tooMany'))
const File = Uuid.check(z.minLength(1, 'validation.required'))
/** Of the people in a photo. */
const Consent = z.boolean().check(z.refine((given) => given, 'validation.photoConsent'))
const most = <S extends z.ZodMiniType>(row: S, count: number) =>
  z.array(row).check(z.maxLength(count, 'validation.tooMany'))

/** The schema of each section when a report is submitted; `reportFaults` checks it against the plan. */
export const completeReport = {
  days: z.strictObject({
    summary: WrittenText(summary),
    days: most(
      z.strictObject({
        date: TravelDay,
        /** In the order of that day's plan. */
        planned: most(
          z.strictObject({ outcome: z.enum(outcomes, 'validation.required'), words: OptionalText(words) }),
          12,
        ),
        added: most(
          z.strictObject({
            kind: z.enum(activityKinds, 'validation.required'),
            name: RequiredText(200),
            words: OptionalText(words),
          }),
          reportLimits.added,
        ),
      }),
      30,
    ),
  }),
  people: z.strictObject({ groups: application.people.shape.groups, why: OptionalText(why) }),
  receipts: z.strictObject({
    lines: most(
      z.strictObject({
        id: Uuid,
        item: RequiredText(40),
        what: RequiredText(200),
        date: TravelDay,
        won: Won,
        file_id: File,
      }),
      reportLimits.receipts,
    ),
    why: OptionalText(why),
  }),
  photos: z.strictObject({
    lines: most(z.strictObject({ id: Uuid, words: RequiredText(words), consent: Consent }), reportLimits.photos).check(
      z.minLength(1, 'validation.required'),
    ),
  }),
} as const

/** A section as saved during typing: right types and within maximum lengths, but possibly incomplete. */
export const typedReport = {
  days: z.strictObject({
    summary: Typed(summary),
    days: most(
      z.strictObject({
        date: Typed(10),
        planned: most(z.strictObject({ outcome: OneOf(outcomes), words: Typed(words) }), 12),
        added: most(
          z.strictObject({ kind: OneOf(activityKinds), name: Typed(), words: Typed(words) }),
          reportLimits.added,
        ),
      }),
      30,
    ),
  }),
  people: z.strictObject({ groups: typedApplication.people.shape.groups, why: Typed(why) }),
  receipts: z.strictObject({
    lines: most(
      z.strictObject({
        id: Uuid,
        item: Typed(40),
        what: Typed(),
        date: Typed(10),
        won: z.nullable(Won),
        file_id: z.union([z.literal(''), Uuid], 'validation.invalid'),
      }),
      reportLimits.receipts,
    ),
    why: Typed(why),
  }),
  photos: z.strictObject({
    /** `id` is the picture's. */
    lines: most(z.strictObject({ id: Uuid, words: Typed(words), consent: z.boolean() }), reportLimits.photos),
  }),
} as const

export const WrittenReport = z.object(typedReport)
/** The written content of a report, by section. */
export type WrittenReport = z.infer<typeof WrittenReport>
export type Receipt = WrittenReport['receipts']['lines'][number]

/** A report before anything is typed: every planned entry is open, and the people are those of the plan. */
export const blankReport = ({ trip, people }: Pick<Written, 'trip' | 'people'> = blankApplication): WrittenReport => ({
  days: {
    summary: '',
    days: trip.days.map(({ date, activities }) => ({
      date,
      planned: activities.map(() => ({ outcome: '', words: '' })),
      added: [],
    })),
  },
  people: { groups: people.groups, why: '' },
  receipts: { lines: [], why: '' },
  photos: { lines: [] },
})
