import type { ReportSection } from '#contract/education/report/sections'
import type { Section } from '#contract/education/sections'
import type { Site } from '#contract/sites/sites'

/** An application of education travel, as whoever works on it reads of it; `path` leads to it. */
export interface MailedApplication {
  site: Site
  name: string
  number: string
  organisation: string
  path: string
}

/** What the mails of education travel are filled with. */
export interface EducationMails {
  /** `again`: after it was asked back. Days are Seoul's, `submitted_at` is an instant. */
  applicationSubmitted: MailedApplication & {
    again: boolean
    arrival: string
    departure: string
    submitted_at: string
  }
  /** To a colleague: `name` has invited them, the link is good for `days`. */
  applicationInvitation: MailedApplication & { days: number }
  /** What the desk says to each section; in the order of the form. */
  applicationAskedBack: MailedApplication & { sections: { section: Section; comments: string[] }[] }
  /** To one of the desk: `by` has mentioned them in a note, of which nothing is said. */
  applicationMention: MailedApplication & { by: string }
  /** `granted_won` is null where it was turned down; the reason is empty where nothing is to be said. */
  applicationDecided: MailedApplication & { granted_won: number | null; reason: string }
  /** That a report is due in a week, in a day, or late; `due` is a Seoul day. */
  reportReminder: MailedApplication & { kind: 'week' | 'day' | 'late'; due: string }
  reportAskedBack: MailedApplication & { sections: { section: ReportSection; comments: string[] }[] }
  /** `less`: the receipts of which not everything was accepted, and why. `paid_on` is a Seoul day. */
  reportCompleted: MailedApplication & {
    granted_won: number
    paid_won: number
    paid_on: string
    less: { what: string; won: number; accepted_won: number; words: string }[]
  }
}
