import type { SurveyKind, TourArea } from '#contract/survey/tour'
import type { MailedAccount } from './mailed-account.types'

interface MailedSurvey extends MailedAccount {
  name: string
  area: TourArea
  kind: SurveyKind
  /** Seoul days; `closes_on` is the last day on which it can be answered. */
  starts_on: string
  ends_on: string
  closes_on: string
  participant_id: string
  /** Added when it is sent. */
  participant_code?: string
}

/** The values of the mails about surveys. */
export interface SurveyMails {
  surveyInvitation: MailedSurvey
  /** `is_last`: no further reminder follows. */
  surveyReminder: MailedSurvey & { is_last: boolean }
  surveyThanks: MailedSurvey
}
