import { eduTravelPaths } from '#contract/addresses'
import type { ReportRevisionDraft } from '#contract/education/report/desk'
import type { ReceiptDecision } from '#contract/education/report/report'
import type { Receipt } from '#contract/education/report/sections'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { MailedApplication } from '#server/modules/mail/education.types'
import type { ApplicationFields } from '../education.table'
import { mailApplicant } from '../mail.service'
import type { ReminderKind } from './report.table'

type Mailing = Pick<Deps, 'jobs'>

/** Links to the report instead of the application. */
const toReport = (about: MailedApplication, { id }: ApplicationFields): MailedApplication => ({
  ...about,
  path: eduTravelPaths.report(id),
})

/** Mails a reminder of a report that is due soon, or late. */
export const mailReminder = (
  deps: Mailing,
  tx: Db,
  row: ApplicationFields,
  { kind, due }: { kind: ReminderKind; due: string },
): Promise<void> =>
  mailApplicant(
    deps,
    tx,
    row,
    (about) => ({ template: 'reportReminder', values: { ...toReport(about, row), kind, due } }),
    `remind ${kind}`,
  )

/** Mails which sections of a report the desk asked to revise. */
export const mailReportRevision = (
  deps: Mailing,
  tx: Db,
  row: ApplicationFields,
  sections: ReportRevisionDraft['sections'],
): Promise<void> =>
  mailApplicant(deps, tx, row, (about) => ({
    template: 'reportAskedBack',
    values: {
      ...toReport(about, row),
      sections: sections.map(({ section, comments }) => ({ section, comments: comments.map(({ text }) => text) })),
    },
  }))

interface Settled {
  paid_won: number
  paid_on: string
  lines: readonly Receipt[]
  decisions: readonly ReceiptDecision[]
}

/** Mails what was accepted and paid, and which receipts were reduced. */
export const mailReportCompleted = (
  deps: Mailing,
  tx: Db,
  row: ApplicationFields,
  { paid_won, paid_on, lines, decisions }: Settled,
): Promise<void> =>
  mailApplicant(deps, tx, row, (about) => ({
    template: 'reportCompleted',
    values: {
      ...toReport(about, row),
      granted_won: row.granted_won ?? 0,
      paid_won,
      paid_on,
      less: lines.flatMap(({ id, what, won }) => {
        const decision = decisions.find(({ receipt }) => receipt === id)
        return decision && decision.accepted_won < (won ?? 0)
          ? [{ what, won: won ?? 0, accepted_won: decision.accepted_won, words: decision.words }]
          : []
      }),
    },
  }))
