import type { MiceRole } from '#contract/mice/registration'
import type { MailedAccount } from './mailed-account.types'
import type { Ticketed } from './mailed-ticket.types'

/** The values of the mails of the MICE fair. Days and times are Seoul's. */
export interface MiceMails {
  /** A person has registered for a role; the badge's code is added when it is sent. */
  miceRegistered: MailedAccount &
    Ticketed & {
      name: string
      organization: string
      role: MiceRole
      badge_number: string
      fair: string
      venue: string
      from: string
      to: string
    }
  /** The desk has decided on a buyer's wish to be hosted; `note` is its message or empty. */
  miceHosting: MailedAccount & { name: string; approved: boolean; note: string; fair: string; from: string; to: string }
  /**
   * A colleague, `inviter`, has put the recipient on a list and asks them to confirm by the link in `path` until `until`, a Seoul day.
   */
  miceInvited: MailedAccount & {
    name: string
    inviter: string
    organization: string
    role: MiceRole
    fair: string
    venue: string
    from: string
    to: string
    until: string
  }
  /** A seat has become free for the first person on the waiting list. */
  miceSeat: MailedAccount & { name: string; session: string; day: string; starts: string; ends: string; hall: string }
  /** A session is at another time or in another hall, as given; or, if it is `gone`, no longer takes place. */
  miceSession: MiceMails['miceSeat'] & { gone: boolean }
}
