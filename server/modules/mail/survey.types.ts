import type { SurveyKind, TourArea } from '#contract/survey/tour'
import type { MailedAccount } from './mailed-account.types'

interface MailedSurvey extends MailedAccount {
  name: string
  area: TourArea
  kind: SurveyKind
  /** Seoul days; the last is the last on which it can be answered. */
  starts_on: string
  ends_on: string
  closes_on: string
  participant_id: string
  /** Put in when it is sent. */
  participant_code?: string
}

/** What the mails about surveys are filled with. */
export interface SurveyMails {
  surveyInvitation: MailedSurvey
  /** `is_last`: no other follows. */
  surveyReminder: MailedSurvey & { is_last: boolean }
  surveyThanks: MailedSurvey
}
