import type { Site } from '#contract/sites/sites'

/** The values of the fair's mails. */
export interface FairMails {
  /** The decision of the fair's office on a registration; `reason` is empty if it is approved. `path` leads to it. */
  fairDecided: {
    site: Site
    name: string
    company: string
    path: string
    decision: 'approved' | 'revision' | 'declined'
    reason: string
  }
  /** The office has entered a company; `path` leads to setting the first password and is valid for `days`. */
  fairInvited: { site: Site; name: string; company: string; days: number; path: string }
  /** The office has entered a company of a former year; `path` leads to its own page. */
  fairInvitedAgain: { site: Site; name: string; company: string; path: string }
  /** A mail of the fair's office to many: subject and text with placeholders, which the fields after them replace. */
  fairNote: {
    site: Site
    subject: string
    text: string
    name: string
    company: string
    booth: string
    /** The full URL of `path`, for the text. */
    link: string
    path: string
  }
}
