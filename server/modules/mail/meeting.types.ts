import type { MeetingAct, MeetingBeginning } from '#contract/fair/steps'
import type { MailedAccount } from './mailed-account.types'

/** A step taken by another party: which meeting it concerns, and their words. Days and times are Seoul's. */
export interface MailedMeeting {
  act: MeetingAct | MeetingBeginning
  company: string
  day: string
  starts: string
  said: string
}

/** The values of the mails about the fair's meetings. */
export interface MeetingMails {
  /** All steps since the last mail; `more` counts those that are not listed. */
  fairMeetings: MailedAccount & { name: string; lines: MailedMeeting[]; more: number }
  /** Ended meetings that the company has no record of. */
  fairRecords: MailedAccount & { name: string; meetings: { company: string; day: string; starts: string }[] }
}
