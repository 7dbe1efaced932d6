import type { MiceRole } from '#contract/mice/registration'
import type { MailedAccount } from './mailed-account.types'
import type { Ticketed } from './mailed-ticket.types'

/** What the mails of the MICE fair are filled with. Days and times are Seoul's. */
export interface MiceMails {
  /** Somebody has taken a role on; the badge's code is put in when it is sent. */
  miceRegistered: MailedAccount &
    Ticketed & {
      name: string
      organisation: string
      role: MiceRole
      badge_number: string
      fair: string
      venue: string
      from: string
      to: string
    }
  /** The desk has decided about a buyer who would like to be hosted; `note` is what it has to say, or empty. */
  miceHosting: MailedAccount & { name: string; approved: boolean; note: string; fair: string; from: string; to: string }
  /** A colleague has put somebody on a list: `by` asks them to confirm until `until`, a Seoul day, by the link in `path`. */
  miceInvited: MailedAccount & {
    name: string
    by: string
    organisation: string
    role: MiceRole
    fair: string
    venue: string
    from: string
    to: string
    until: string
  }
  /** A seat has become free for the first of the waiting list. */
  miceSeat: MailedAccount & { name: string; session: string; day: string; starts: string; ends: string; hall: string }
}
