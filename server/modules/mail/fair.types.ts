import type { Site } from '#contract/sites/sites'

/** What the mails of the fair are filled with. */
export interface FairMails {
  /** What the fair's office has decided of a registration; `reason` is empty where it is approved. `path` leads to it. */
  fairDecided: {
    site: Site
    name: string
    company: string
    path: string
    decision: 'approved' | 'revision' | 'declined'
    reason: string
  }
  /** The office has entered a company; `path` sets the first password and is good for so many days. */
  fairInvited: { site: Site; name: string; company: string; days: number; path: string }
  /** What the fair's office writes to many: subject and text with placeholders, which stand for what follows them. */
  fairNote: {
    site: Site
    subject: string
    text: string
    name: string
    company: string
    booth: string
    /** The whole address of `path`, for the text. */
    link: string
    path: string
  }
}
