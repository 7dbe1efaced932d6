import type { Pool } from 'pg'
import { refreshGates } from '#server/demo/check-in/check-in.seed'
import type { Deps } from '#server/deps'
import { removeOldAnswers } from '#server/http/idempotent'
import { removeOldCounts } from '#server/http/limits'
import type { Log } from '#server/log'
import { removeExpired } from '#server/modules/accounts/clean-up.service'
import { mailCode } from '#server/modules/accounts/code.service'
import { finishMerges } from '#server/modules/accounts/merge-finish.service'
import { mailAttempts } from '#server/modules/accounts/password.service'
import { sendPhoneCode } from '#server/modules/accounts/phone.service'
import { mailReset } from '#server/modules/accounts/reset.service'
import { mailStaffInvitation } from '#server/modules/accounts/staff-desk.service'
import { remindBenefits } from '#server/modules/benefits/expiring.service'
import { expirePoints } from '#server/modules/benefits/points.service'
import { remindAnswers } from '#server/modules/booking/answers.service'
import { expireHolds } from '#server/modules/booking/hold.service'
import { purgePassports } from '#server/modules/booking/purge.service'
import { remindDeposits } from '#server/modules/booking/remind.service'
import { remindDepartures } from '#server/modules/booking/tomorrow.service'
import { purgeRefundAccounts } from '#server/modules/cancellation/purge.service'
import { reconcileRefunds } from '#server/modules/cancellation/reconcile.service'
import { removeUnusedWords } from '#server/modules/catalog/known-words.service'
import { keepPrices } from '#server/modules/catalog/lowest-price.service'
import { startSales } from '#server/modules/catalog/sale-start.service'
import { reconcilePayments } from '#server/modules/checkout/reconcile.service'
import { mailInvitation } from '#server/modules/education/colleagues.service'
import { mailDecision } from '#server/modules/education/decide.service'
import { remindReports } from '#server/modules/education/report/remind.service'
import { endTrips } from '#server/modules/education/trip-over.service'
import { mailFairInvitation } from '#server/modules/fair/invitation.service'
import { removeLeftFiles } from '#server/modules/fair/left-files.service'
import { deliverOne, queueMailing } from '#server/modules/fair-mails/send.service'
import { workRun } from '#server/modules/fair-matching/work.service'
import { mailDigests } from '#server/modules/fair-meetings/digest.service'
import { remindRecords } from '#server/modules/fair-records/remind.service'
import { withGuestLink } from '#server/modules/guest/link.service'
import { mailGuestCode, removeIdleGuests } from '#server/modules/guest/session.service'
import { removeOldInquiries } from '#server/modules/inquiry/purge.service'
import { failLostMails, mailTries, removeOldMails } from '#server/modules/mail/log.service'
import { sendMail } from '#server/modules/mail/mail.service'
import { withBadge } from '#server/modules/mice/badge.service'
import { mailGroupInvitation, removeOldInvitations } from '#server/modules/mice/invited.service'
import { removeLeftLogos } from '#server/modules/mice/logo.service'
import { mailSeats, mailSession } from '#server/modules/mice/mail.service'
import { removeEndedStands } from '#server/modules/mice-gate/stand.service'
import { withPartnershipLink } from '#server/modules/pass/partnership-mail.service'
import { removeOldPartnerships } from '#server/modules/pass/partnership-purge.service'
import { endGifts } from '#server/modules/pass-orders/gift-end.service'
import { mailGift } from '#server/modules/pass-orders/gift-mail.service'
import { removeOldQuotations } from '#server/modules/quotation/purge.service'
import { remindOffers } from '#server/modules/quotation/remind.service'
import { askForReviews } from '#server/modules/reviews/ask.service'
import { removeUnusedPhotos } from '#server/modules/reviews/photos.service'
import { removeExpiredSocial } from '#server/modules/social/depart.service'
import { inviteToSurveys, withParticipantCode } from '#server/modules/survey/mail.service'
import { withTickets } from '#server/modules/voucher/mailed-tickets.service'
import { rankProducts } from '#server/popularity'
import type { JobInputs, JobName } from '#server/ports/jobs'
import { type JobQueue, openJobs } from '#server/ports/jobs.boss'
import type { WorkPlan } from '#server/ports/jobs.worker'

/**
 * Removes what has expired: sessions, codes, links, visits of guests, responses stored for repeated requests, rate-limit counts,
 * points, passport numbers, bank accounts, names and addresses of gifts that have ended, photos of reviews that were never sent, old inquiries, quotations and mails, search
 * words that no longer occur, and files of companies that have left the fair.
 */
export async function cleanUp({
  db,
  clock,
  storage,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'storage' | 'jobs'>): Promise<void> {
  const now = clock.now()
  await removeExpired(db, now)
  await removeExpiredSocial(db, now)
  await removeOldAnswers(db, now)
  await removeOldCounts(db, now)
  await expirePoints(db, now)
  await removeIdleGuests(db, now)
  await purgePassports(db, now)
  await purgeRefundAccounts(db, now)
  await removeUnusedPhotos({ db, storage }, now)
  await removeOldMails(db, now)
  await failLostMails(db, now)
  await removeOldInquiries({ db, clock, storage })
  await removeOldQuotations({ db, clock, storage })
  await removeOldPartnerships({ db, clock, storage })
  await removeOldInvitations(db, now)
  await endGifts({ db, jobs }, now)
  await removeEndedStands(db, now)
  await removeUnusedWords(db)
  await removeLeftFiles({ db, storage })
  await removeLeftLogos({ db, storage })
}

/** The handler of each job, by its name. */
export const handlers: { [N in JobName]: (deps: Deps, input: JobInputs[N]) => Promise<void> } = {
  mail: (deps, input) =>
    sendMail(deps, input, async (mail) =>
      withPartnershipLink(
        deps,
        await withParticipantCode(
          deps,
          await withBadge(deps, await withGuestLink(deps, await withTickets(deps, mail))),
        ),
      ),
    ),
  'email-code': mailCode,
  'password-reset': mailReset,
  'staff-invitation': mailStaffInvitation,
  'wrong-attempts': mailAttempts,
  'guest-code': mailGuestCode,
  'phone-code': sendPhoneCode,
  'education-invitation': mailInvitation,
  'education-decision': mailDecision,
  'tell-meetings': mailDigests,
  'remind-records': remindRecords,
  'match-fair': workRun,
  'fair-invitation': mailFairInvitation,
  'fair-mails': queueMailing,
  'fair-mail': deliverOne,
  'mice-invitation': mailGroupInvitation,
  'pass-gift': mailGift,
  'tell-seats': mailSeats,
  'mice-session': mailSession,
  'invite-surveys': inviteToSurveys,
  'end-trips': endTrips,
  'remind-reports': remindReports,
  'expire-holds': async (deps) => {
    await expireHolds(deps)
  },
  'reconcile-payments': async (deps) => {
    await reconcilePayments(deps)
    await reconcileRefunds(deps)
  },
  'remind-deposits': remindDeposits,
  'remind-departures': remindDepartures,
  'remind-offers': async (deps) => {
    await remindOffers(deps)
    await remindAnswers(deps)
  },
  'ask-reviews': askForReviews,
  'remind-benefits': remindBenefits,
  'rank-products': rankProducts,
  'start-sales': (deps) => startSales(deps),
  'keep-prices': (deps) => keepPrices(deps),
  'finish-merges': (deps) => finishMerges(deps),
  'clean-up': cleanUp,
  'renew-demo': async (deps) => {
    if (deps.settings.SEED_DEMO) await refreshGates(deps)
  },
}

const plans: Record<JobName, WorkPlan> = {
  mail: { pollSeconds: 1, retries: mailTries - 1, atOnce: 5, isPrivate: true },
  'email-code': { pollSeconds: 1, retries: 3, atOnce: 5, isPrivate: true },
  'password-reset': { pollSeconds: 1, retries: 3, atOnce: 5, isPrivate: true },
  'staff-invitation': { pollSeconds: 1, retries: 3, atOnce: 5 },
  'wrong-attempts': { pollSeconds: 5, retries: 3, isPrivate: true },
  'guest-code': { pollSeconds: 1, retries: 3, atOnce: 5, isPrivate: true },
  'phone-code': { pollSeconds: 1, retries: 3, atOnce: 5, isPrivate: true },
  'education-invitation': { pollSeconds: 1, retries: 3, atOnce: 5 },
  'education-decision': { pollSeconds: 5, retries: 12, atOnce: 5 },
  'tell-meetings': { pollSeconds: 5, retries: 0, everySeconds: 60 },
  'remind-records': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'match-fair': { pollSeconds: 1, retries: 2 },
  'fair-invitation': { pollSeconds: 1, retries: 5, atOnce: 5 },
  'fair-mails': { pollSeconds: 1, retries: 5 },
  'fair-mail': { pollSeconds: 1, retries: 4, atOnce: 5 },
  'mice-invitation': { pollSeconds: 1, retries: 5, atOnce: 5 },
  'pass-gift': { pollSeconds: 1, retries: 5, atOnce: 5 },
  'tell-seats': { pollSeconds: 5, retries: 0, everySeconds: 60 },
  'mice-session': { pollSeconds: 5, retries: 5 },
  'invite-surveys': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'end-trips': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'remind-reports': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'expire-holds': { pollSeconds: 5, retries: 0, everySeconds: 60 },
  'reconcile-payments': { pollSeconds: 5, retries: 0, everySeconds: 60 },
  'remind-deposits': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'remind-departures': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'remind-offers': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'ask-reviews': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'remind-benefits': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'rank-products': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'start-sales': { pollSeconds: 5, retries: 0, everySeconds: 60 },
  'keep-prices': { pollSeconds: 5, retries: 0, everySeconds: 60 },
  'finish-merges': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'clean-up': { pollSeconds: 60, retries: 0, everySeconds: 3600 },
  'renew-demo': { pollSeconds: 60, retries: 0, everySeconds: 600 },
}

/** Opens the queue that `deps.jobs` writes to. It starts working only once `startJobs` is called. */
export const openQueue = (deps: { pool: Pool; log: Log }): Promise<JobQueue> => openJobs(deps, plans)

/** Starts to work on queued jobs, with a handler for each name. `queue.stop()` ends that and waits for jobs under way. */
export function startJobs(deps: Deps, queue: JobQueue): void {
  const bound = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (input: JobInputs[JobName]) => (handler as (deps: Deps, input: JobInputs[JobName]) => Promise<void>)(deps, input),
    ]),
  )
  queue.work(bound)
}
