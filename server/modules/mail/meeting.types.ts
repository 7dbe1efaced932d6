import type { MeetingAct, MeetingBeginning } from '#contract/fair/steps'
import type { MailedAccount } from './mailed-account.types'

/** One step that somebody else has taken: of which meeting, and what was said. Days and times are Seoul's. */
export interface MailedMeeting {
  act: MeetingAct | MeetingBeginning
  company: string
  day: string
  starts: string
  said: string
}

/** What the mails about the fair's meetings are filled with. */
export interface MeetingMails {
  /** Everything since the last one; `more` counts what is not listed. */
  fairMeetings: MailedAccount & { name: string; lines: MailedMeeting[]; more: number }
  /** Meetings of which nobody has said how they went. */
  fairRecords: MailedAccount & { name: string; meetings: { company: string; day: string; starts: string }[] }
}
