import { auditDesk } from '#contract/audit-desk'
import { desk } from '#contract/desk'
import { filesDesk } from '#contract/files-desk'
import { firstStepsDesk } from '#contract/first-steps'
import { jobsDesk } from '#contract/jobs-desk'
import { mailsDesk } from '#contract/mails-desk'
import { membersDesk } from '#contract/members-desk'
import { membersMerge } from '#contract/members-merge'
import { reservationDesk } from '#contract/reservation-desk'
import { settingsDesk } from '#contract/settings-desk'
import type { Deps } from '#server/deps'
import { implement } from '#server/http/implement'
import { mergeAccounts, previewMerge } from '#server/modules/accounts/merge.service'
import { undoMerge } from '#server/modules/accounts/merge-undo.service'
import { askingOf, resumeRefund } from '#server/modules/cancellation/ask.service'
import { listMails } from '#server/modules/mail/kept.service'
import { showAudit } from './audit.service'
import { cancelForOperator, confirmBooking, quoteForOperator } from './booking.service'
import { confirmDeposit } from './deposit.service'
import { figuresByDay } from './figures.service'
import { listFiles, showFile, sumFiles } from './files.service'
import { listFirstSteps } from './first-steps.service'
import { listJobs, retryJobs } from './jobs.service'
import { listDesk } from './list.service'
import { openMail, resendMail, settle, showMail } from './mails.service'
import { listManifests, showManifest } from './manifest.service'
import { blockMember, listMembers, showMember } from './members.service'
import { moveForOperator, moveTargets } from './move.service'
import { writeNote } from './notes.service'
import { changePartyForOperator, quoteParty } from './party.service'
import { revealPassports } from './passports.service'
import { exportMember, lossesOfMember, withdrawMember } from './person.service'
import { declineCancellation, markRefundSent, retryRefund, revealRefundAccount } from './refund.service'
import { resendReservationMail } from './resend.service'
import { listSettings, setSetting, showSettingHistory } from './settings.service'
import { matchDeposits } from './statement.service'
import { waitingToday } from './today.service'
import { showAnyOrder, showDeskBooking } from './view.service'

export const deskRoutes = implement(desk, {
  today: (_, deps) => waitingToday(deps, deps.caller.roles),
  figures: (_, deps) => figuresByDay(deps, deps.caller.roles),
  list: ({ query }, { db }) => listDesk(db, query),
  detail: ({ params, query }, deps) => showDeskBooking(deps, params.id, query.lang),
  deposit: async ({ params, query, body }, deps) => {
    await confirmDeposit(deps, deps.caller.id, params.id, body.amount_won)
    return { order: await showAnyOrder(deps, params.id, query.lang) }
  },
  confirm: async ({ params, query }, deps) => {
    await confirmBooking(deps, deps.caller.id, params.id)
    return showDeskBooking(deps, params.id, query.lang)
  },
  decline: async ({ params, query, body }, deps) => {
    await declineCancellation(deps, deps.caller.id, params.id, body.reason)
    return showDeskBooking(deps, params.id, query.lang)
  },
  quote: ({ params, query }, deps) => quoteForOperator(deps, params.id, query.lang),
  cancel: async ({ params, query, body }, deps) => {
    const show = (inner: Deps) => showDeskBooking(inner, params.id, query.lang)
    deps.afterCommit(askingOf(await cancelForOperator(deps, deps.caller.id, params.id, body), show))
    return show(deps)
  },
  refundSent: async ({ params, query }, deps) => {
    await markRefundSent(deps, deps.caller.id, params.id)
    return showDeskBooking(deps, params.id, query.lang)
  },
  refundRetry: async ({ params, query }, deps) => {
    const show = (inner: Deps) => showDeskBooking(inner, params.id, query.lang)
    deps.afterCommit(askingOf(await retryRefund(deps, deps.caller.id, params.id), show, resumeRefund))
    return show(deps)
  },
  passports: ({ params, body }, deps) => revealPassports(deps, deps.caller.id, params.id, body.reason),
  refundAccount: ({ params }, deps) => revealRefundAccount(deps, deps.caller.id, params.id),
})

export const reservationDeskRoutes = implement(reservationDesk, {
  note: async ({ params, query, body }, deps) => {
    await writeNote(deps, deps.caller.id, params.id, body.text)
    return showDeskBooking(deps, params.id, query.lang)
  },
  resend: async ({ params, query, body }, deps) => {
    await resendReservationMail(deps, deps.caller.id, params.id, body.mail)
    return showDeskBooking(deps, params.id, query.lang)
  },
  partyQuote: ({ params, query }, deps) => quoteParty(deps, params.id, query),
  party: async ({ params, query, body }, deps) => {
    await changePartyForOperator(deps, deps.caller.id, params.id, body)
    return showDeskBooking(deps, params.id, query.lang)
  },
  targets: ({ params, query }, deps) => moveTargets(deps, params.id, query),
  move: async ({ params, query, body }, deps) => {
    await moveForOperator(deps, deps.caller.id, params.id, body)
    return showDeskBooking(deps, params.id, query.lang)
  },
  manifests: ({ query }, { db }) => listManifests(db, query),
  manifest: ({ params, query }, { db }) => showManifest(db, params.productId, query),
  matchDeposits: async ({ body }, deps) => ({ items: await matchDeposits(deps, body.text) }),
})

export const settingsDeskRoutes = implement(settingsDesk, {
  list: async (_, { db }) => ({ items: await listSettings(db) }),
  set: ({ body }, deps) => setSetting(deps, deps.caller.id, body),
  history: ({ params, query }, { db }) => showSettingHistory(db, params.key, query),
})

export const membersDeskRoutes = implement(membersDesk, {
  list: ({ query }, { db }) => listMembers(db, query),
  detail: ({ params }, deps) => showMember(deps, params.id),
  block: ({ params, body }, deps) => blockMember(deps, deps.caller.id, { ...params, ...body, blocked: true }),
  unblock: ({ params, body }, deps) => blockMember(deps, deps.caller.id, { ...params, ...body, blocked: false }),
  losses: ({ params }, deps) => lossesOfMember(deps, params.id),
  withdraw: ({ params, body }, deps) => withdrawMember(deps, deps.caller.id, { ...params, ...body }),
  export: ({ params, body }, deps) => exportMember(deps, deps.caller.id, { ...params, ...body }),
})

export const membersMergeRoutes = implement(membersMerge, {
  preview: ({ params, query }, deps) => previewMerge(deps, { remaining: params.id, ...query }),
  merge: ({ params, body }, deps) => mergeAccounts(deps, deps.caller.id, { remaining: params.id, ...body }),
  undo: ({ params, body }, deps) => undoMerge(deps, deps.caller.id, { ...params, ...body }),
})

export const mailsDeskRoutes = implement(mailsDesk, {
  list: ({ query }, { db }) => listMails(db, query),
  detail: ({ params }, { db }) => showMail(db, params.id),
  open: ({ params, body }, deps) => openMail(deps, deps.caller.id, params.id, body.reason),
  resend: ({ params }, deps) => resendMail(deps, deps.caller.id, params.id),
  settle: ({ params }, deps) => settle(deps, deps.caller.id, params.id),
})

export const filesDeskRoutes = implement(filesDesk, {
  list: ({ query }, deps) => listFiles(deps, query, deps.caller.roles),
  detail: ({ params, query }, deps) => showFile(deps, params.id, { roles: deps.caller.roles, lang: query.lang }),
  sums: (_, deps) => sumFiles(deps),
})

export const jobsDeskRoutes = implement(jobsDesk, {
  list: (_, deps) => listJobs(deps),
  retry: ({ params, body }, deps) => retryJobs(deps, deps.caller.id, params.queue, body.id),
})

export const auditDeskRoutes = implement(auditDesk, {
  list: ({ query }, deps) => showAudit(deps, query, deps.caller.roles),
})

export const firstStepsRoutes = implement(firstStepsDesk, { list: (_, deps) => listFirstSteps(deps) })
