import type { ReportSection } from '#contract/education/report/sections'
import type { Section } from '#contract/education/sections'
import type { Site } from '#contract/sites/sites'

/** An application of education travel as mails show it; `path` leads to it. */
export interface MailedApplication {
  site: Site
  name: string
  number: string
  organization: string
  path: string
}

/** The values of the mails of education travel. */
export interface EducationMails {
  /** `again`: after a revision request. Days are Seoul's, `submitted_at` is an instant. */
  applicationSubmitted: MailedApplication & {
    again: boolean
    arrival: string
    departure: string
    submitted_at: string
  }
  /** To a colleague: `name` has invited them, the link is valid for `days`. */
  applicationInvitation: MailedApplication & { days: number }
  /** The desk's comments on each section, in the order of the form. */
  applicationAskedBack: MailedApplication & { sections: { section: Section; comments: string[] }[] }
  /** To a member of the desk: `by` has mentioned them in a note, whose text is not included. */
  applicationMention: MailedApplication & { by: string }
  /** `granted_won` is null if it was rejected; the reason is empty if none is given. */
  applicationDecided: MailedApplication & { granted_won: number | null; reason: string }
  /** A report is due in a week, in a day, or late; `due` is a Seoul day. */
  reportReminder: MailedApplication & { kind: 'week' | 'day' | 'late'; due: string }
  reportAskedBack: MailedApplication & { sections: { section: ReportSection; comments: string[] }[] }
  /** `less`: the receipts that were not fully accepted, and why. `paid_on` is a Seoul day. */
  reportCompleted: MailedApplication & {
    granted_won: number
    paid_won: number
    paid_on: string
    less: { what: string; won: number; accepted_won: number; words: string }[]
  }
}
