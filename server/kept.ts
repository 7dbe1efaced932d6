import { addressesOf, keptAccounts } from '#server/modules/accounts/kept.service'
import { keptApplicants } from '#server/modules/applicants/kept.service'
import { keptBenefits } from '#server/modules/benefits/kept.service'
import { bookingIdsOf, keptBookings, orderIdsOf } from '#server/modules/booking/kept.service'
import { keptRefunds } from '#server/modules/cancellation/kept.service'
import { keptCart } from '#server/modules/cart/kept.service'
import { keptScans } from '#server/modules/check-in/kept.service'
import { keptNotes } from '#server/modules/desk/notes.service'
import { keptViews } from '#server/modules/desk-views/kept.service'
import { keptApplications } from '#server/modules/education/kept.service'
import { keptParticipants, participantIdsOf } from '#server/modules/fair/kept.service'
import { keptMailings } from '#server/modules/fair-mails/kept.service'
import { keptMeetings } from '#server/modules/fair-meetings/kept.service'
import { keptRecords } from '#server/modules/fair-records/kept.service'
import { keptInquiries } from '#server/modules/inquiry/kept.service'
import { keptMails } from '#server/modules/mail/kept.service'
import { keptUploads } from '#server/modules/media/kept.service'
import { keptVisitors } from '#server/modules/mice/kept.service'
import { keptBooths } from '#server/modules/mice-booths/kept.service'
import { keptEntries } from '#server/modules/mice-gate/kept.service'
import { keptLeads } from '#server/modules/mice-leads/kept.service'
import { keptPlans } from '#server/modules/pass/kept.service'
import { keptPasses } from '#server/modules/pass-orders/kept.service'
import { keptPayments } from '#server/modules/payment/kept.service'
import { keptQuotations } from '#server/modules/quotation/kept.service'
import { keptReviews } from '#server/modules/reviews/kept.service'
import { keptLinks } from '#server/modules/social/kept.service'
import { keptWishes } from '#server/modules/wishlist/kept.service'
import type { KeepsOf } from '#server/ports/hooks'

/** Resolves accounts to addresses, orders, bookings or companies, for modules that do not know accounts. */
const by =
  (idsOf: (...of: Parameters<KeepsOf>) => Promise<string[]>, keeps: KeepsOf): KeepsOf =>
  async (db, accounts) =>
    keeps(db, await idsOf(db, accounts))

/** What is stored about a person, module by module: one line for each module that stores anything (product §6). */
export const kept: Readonly<Record<string, KeepsOf>> = {
  accounts: keptAccounts,
  applicants: keptApplicants,
  benefits: keptBenefits,
  booking: keptBookings,
  cancellation: by(bookingIdsOf, keptRefunds),
  cart: keptCart,
  'check-in': by(bookingIdsOf, keptScans),
  desk: by(bookingIdsOf, keptNotes),
  'desk-views': keptViews,
  education: keptApplications,
  fair: keptParticipants,
  'fair-mails': by(participantIdsOf, keptMailings),
  'fair-meetings': by(participantIdsOf, keptMeetings),
  'fair-records': by(participantIdsOf, keptRecords),
  inquiry: keptInquiries,
  mail: by(addressesOf, keptMails),
  media: keptUploads,
  mice: keptVisitors,
  'mice-booths': keptBooths,
  'mice-gate': keptEntries,
  'mice-leads': keptLeads,
  pass: keptPlans,
  'pass-orders': keptPasses,
  payment: by(orderIdsOf, keptPayments),
  quotation: keptQuotations,
  reviews: keptReviews,
  social: keptLinks,
  wishlist: keptWishes,
}

/** Modules whose tables name accounts but that store nothing about a person, each with the reason. */
export const keepNothing: Readonly<Record<string, string>> = {
  catalog: 'which operator changed what',
  'education-review': 'what reviewers wrote to one another about an application, which is an organization’s',
  'fair-matching': 'runs of the office over wishes, which the fair keeps',
  guest: 'guests have no account that could be asked for: their link opens all that is kept',
  settings: 'which operator changed what',
  'text-blocks': 'who of a desk wrote a block',
}
