import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Answers, SurveyDefinition } from '#contract/survey/questions'
import type { SurveyKind, SurveyTour, TourArea, TourFacility } from '#contract/survey/tour'
import { bytes, id, instant, type Texts } from '#server/db/columns'

/** A tour to an area. */
export const surveyTour = pgTable(
  'survey_tour',
  {
    id: id(),
    area: text().$type<TourArea>().notNull(),
    /** Days in Seoul. */
    starts: text().notNull(),
    ends: text().notNull(),
    seats: integer().notNull(),
    confirmed_at: instant(),
    lodging: jsonb().$type<Texts>().notNull(),
    meeting_point: jsonb().$type<Texts>().notNull(),
    program: jsonb().$type<SurveyTour['program']>().notNull(),
    facilities: text().array().$type<TourFacility[]>().notNull(),
  },
  (t) => [
    uniqueIndex('survey_tour_area').on(t.area, t.starts),
    check('survey_tour_order', sql`${t.starts} <= ${t.ends}`),
    check('survey_tour_seats', sql`${t.seats} > 0`),
  ],
)

/** A participant of a tour, who has no account: only the code in the tour's email opens their surveys. */
export const surveyParticipant = pgTable(
  'survey_participant',
  {
    id: id(),
    tour_id: uuid()
      .notNull()
      .references(() => surveyTour.id),
    code: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    lang: text().notNull(),
    /** Whether reminders are wanted. */
    reminders: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('survey_participant_code').on(t.code), index('survey_participant_tour').on(t.tour_id)],
)

/** The questions of a survey; a trigger refuses changes to a version with begun responses. */
export const surveyVersion = pgTable(
  'survey_version',
  {
    id: id(),
    kind: text().$type<SurveyKind>().notNull(),
    version: integer().notNull(),
    definition: jsonb().$type<SurveyDefinition>().notNull(),
    made_at: instant().notNull(),
  },
  (t) => [uniqueIndex('survey_version_number').on(t.kind, t.version)],
)

/** A participant's response to a survey. */
export const surveyResponse = pgTable(
  'survey_response',
  {
    id: id(),
    participant_id: uuid()
      .notNull()
      .references(() => surveyParticipant.id, { onDelete: 'cascade' }),
    kind: text().$type<SurveyKind>().notNull(),
    version_id: uuid()
      .notNull()
      .references(() => surveyVersion.id),
    answers: jsonb().$type<Answers>().notNull(),
    revision: integer().notNull().default(0),
    started_at: instant().notNull(),
    saved_at: instant().notNull(),
    submitted_at: instant(),
  },
  (t) => [
    uniqueIndex('survey_response_own').on(t.participant_id, t.kind),
    index('survey_response_version').on(t.version_id),
  ],
)

/** A device or a private link that opens a response; only the hash of its token is stored. */
export const surveyLink = pgTable(
  'survey_link',
  {
    token_hash: bytes().primaryKey(),
    response_id: uuid()
      .notNull()
      .references(() => surveyResponse.id, { onDelete: 'cascade' }),
    made_at: instant().notNull(),
  },
  (t) => [index('survey_link_response').on(t.response_id, t.made_at)],
)

export type SurveyMailStep = 'invitation' | 'reminder' | 'last' | 'thanks'

/** A sent email about a survey; each is sent once. */
export const surveyMail = pgTable(
  'survey_mail',
  {
    participant_id: uuid()
      .notNull()
      .references(() => surveyParticipant.id, { onDelete: 'cascade' }),
    kind: text().$type<SurveyKind>().notNull(),
    step: text().$type<SurveyMailStep>().notNull(),
    sent_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.participant_id, t.kind, t.step] })],
)

/** A submitted answer in words, separate from its author, for searching. */
export const surveyText = pgTable(
  'survey_text',
  {
    id: id(),
    kind: text().$type<SurveyKind>().notNull(),
    tour_id: uuid()
      .notNull()
      .references(() => surveyTour.id),
    version_id: uuid()
      .notNull()
      .references(() => surveyVersion.id),
    question: text().notNull(),
    words: text().notNull(),
    /** Given by operators. */
    tags: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [index('survey_text_words').on(t.kind, sql`lower(left(${t.words}, 200))`, t.id)],
)
