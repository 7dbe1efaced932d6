import { endpoint } from '../endpoint'
import { Day, Instant } from '../fields'
import { z } from '../zod'
import { Answer, SurveyDefinition } from './questions'
import { SurveyKind, surveyStates, TourArea } from './tour'

/** Letters and digits that are not easily confused; a code has two groups: `K7M2-9QXD`. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The code of a tour's email, as typed: case-insensitive, with or without the hyphen. */
export const ParticipantCode = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.maxLength(20, 'survey.codeForm'),
      z.regex(/^[a-z0-9]{4}[-\s]?[a-z0-9]{4}$/i, 'survey.codeForm'),
    ),
  z.transform((text) =>
    text
      .toUpperCase()
      .replace(/[-\s]/, '')
      .replace(/^(.{4})/, '$1-'),
  ),
)

/** The token that opens one participant's answers to one survey, on any device. */
export const answerToken = /^[\w-]{43}$/
const Token = z.string().check(z.regex(answerToken, 'survey.linkUnknown'))

const TourOf = z.object({ area: TourArea, starts: Day, ends: Day })

/** A participant's surveys: which can be answered, and which was. */
export const OwnSurveys = z.object({
  tour: TourOf,
  surveys: z.array(
    z.object({
      kind: SurveyKind,
      state: z.enum([...surveyStates, 'submitted']),
      /** Whether an answer is already stored. */
      is_begun: z.boolean(),
      opens: z.nullable(Instant),
      closes: z.nullable(Instant),
    }),
  ),
})
export type OwnSurveys = z.infer<typeof OwnSurveys>

/** One participant's answers, with the questions they refer to. */
export const SurveyResponse = z.object({
  kind: SurveyKind,
  tour: TourOf,
  /** Version of the questions; it stays the one the participant began with. */
  version: z.number(),
  definition: SurveyDefinition,
  answers: z.record(z.string(), Answer),
  /** Counts the saves. */
  revision: z.number(),
  closes: Instant,
  /** Whether the participant still gets reminders by email. */
  reminders: z.boolean(),
  submitted_at: z.nullable(Instant),
})
export type SurveyResponse = z.infer<typeof SurveyResponse>

/** Only changed answers; null removes an answer. */
const Changes = z.record(z.string().check(z.maxLength(40, 'validation.tooLong')), z.nullable(Answer))
export type AnswerChanges = z.infer<typeof Changes>

/**
 * Answering a survey without an account: by the code of the tour's email, or by a private link created from the code. Both are
 * sent in the body, so that they appear in no address and no log (product §6).
 */
export const surveyResponses = {
  /** The surveys of a code. Refuses with 404 `survey.codeUnknown`. */
  mine: endpoint({
    method: 'post',
    path: '/api/v1/survey/mine',
    auth: 'none',
    body: z.strictObject({ participant_code: ParticipantCode }),
    data: OwnSurveys,
    limit: 'lookup',
    attempts: true,
  }),
  /**
   * Opens one of them, begun or not, with a token for this device. Refuses with 404 `survey.codeUnknown` and 409
   * `survey.waiting`, `survey.closed`, `survey.submitted`.
   */
  open: endpoint({
    method: 'post',
    path: '/api/v1/survey/open',
    auth: 'none',
    body: z.strictObject({ participant_code: ParticipantCode, kind: SurveyKind }),
    data: z.extend(SurveyResponse, { answer_token: z.string() }),
    limit: 'lookup',
    attempts: true,
  }),
  /** Opens a response by its private link, even after it was submitted or closed. Refuses with 404 `survey.linkUnknown`. */
  read: endpoint({
    method: 'post',
    path: '/api/v1/survey/read',
    auth: 'none',
    body: z.strictObject({ answer_token: Token }),
    data: SurveyResponse,
    limit: 'lookup',
    attempts: true,
  }),
  /**
   * Saves changed answers; of two devices the later one wins, question by question. Refuses with 404, 400 `validation.invalid`,
   * 409 `survey.closed` and `survey.submitted`.
   */
  save: endpoint({
    method: 'put',
    path: '/api/v1/survey/answers',
    auth: 'none',
    body: z.strictObject({ answer_token: Token, changes: Changes }),
    data: z.object({ revision: z.number() }),
    limit: 'write',
    bytes: 200_000,
  }),
  /** Submits, once; the refusal names the first missing or invalid question. Refuses as `save` does. */
  submit: endpoint({
    method: 'post',
    path: '/api/v1/survey/submit',
    auth: 'none',
    body: z.strictObject({ answer_token: Token, changes: Changes }),
    data: z.object({ submitted_at: Instant }),
    limit: 'write',
    bytes: 200_000,
  }),
  /** Turns reminders of this tour's surveys on or off. Refuses with 404. */
  remind: endpoint({
    method: 'put',
    path: '/api/v1/survey/reminders',
    auth: 'none',
    body: z.strictObject({ answer_token: Token, wanted: z.boolean() }),
    data: z.object({ wanted: z.boolean() }),
    limit: 'write',
  }),
}
