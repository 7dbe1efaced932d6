import { and, eq, isNotNull } from 'drizzle-orm'
import { eduTravelPaths } from '#contract/addresses'
import type { RevisionDraft } from '#contract/education/review'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { type Contact, contactOf } from '#server/modules/accounts/contact.service'
import type { MailedApplication } from '#server/modules/mail/education.types'
import { mailLater } from '#server/modules/mail/mail.service'
import type { MailRequest } from '#server/modules/mail/mail.types'
import { type ApplicationFields, colleague } from './education.table'
import { lastWords } from './trail.service'

/** The owner and colleagues, each with their own language; closed accounts are left out. */
async function everybody(tx: Db, { id, account_id }: ApplicationFields): Promise<Contact[]> {
  const joined = await tx
    .select({ id: colleague.account_id })
    .from(colleague)
    .where(and(eq(colleague.application_id, id), isNotNull(colleague.account_id)))
  const ids = [account_id, ...joined.flatMap((row) => (row.id ? [row.id] : []))]
  const found: Contact[] = []
  for (const each of ids) {
    const contact = await contactOf(tx, each)
    if (contact) found.push(contact)
  }
  return found
}

/**
 * Queues a mail to the owner and colleagues, once per person and `occasion`. The default occasion is the current state of the
 * application.
 */
export async function mailApplicant(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  row: ApplicationFields,
  write: (about: MailedApplication) => Pick<MailRequest, 'template' | 'values'>,
  occasion = String(row.trail_seq),
): Promise<void> {
  for (const { name, email, lang } of await everybody(tx, row)) {
    const about: MailedApplication = {
      site: 'edu-travel',
      name,
      number: row.number,
      organization: row.organization,
      path: eduTravelPaths.application(row.id),
    }
    const request = { ...write(about), to: email, lang } as MailRequest
    await mailLater(deps, tx, request, { once: `education ${row.id} ${occasion} ${email}` })
  }
}

/** Confirms a submission to the owner and colleagues. */
export const mailSubmitted = (deps: Pick<Deps, 'jobs'>, tx: Db, row: ApplicationFields): Promise<void> =>
  mailApplicant(deps, tx, row, (about) => ({
    template: 'applicationSubmitted',
    values: {
      ...about,
      again: row.versions > 1,
      arrival: row.arrival ?? '',
      departure: row.departure ?? '',
      submitted_at: row.status_at.toISOString(),
    },
  }))

/** Mails which sections the desk asked to revise. */
export const mailRevision = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  row: ApplicationFields,
  sections: RevisionDraft['sections'],
): Promise<void> =>
  mailApplicant(deps, tx, row, (about) => ({
    template: 'applicationAskedBack',
    values: {
      ...about,
      sections: sections.map(({ section, comments }) => ({ section, comments: comments.map(({ text }) => text) })),
    },
  }))

/** Mails the decision. */
export async function mailDecided(deps: Pick<Deps, 'jobs'>, tx: Db, row: ApplicationFields): Promise<void> {
  const reason = row.granted_won === null ? await lastWords(tx, row.id, 'reject') : ''
  await mailApplicant(deps, tx, row, (about) => ({
    template: 'applicationDecided',
    values: { ...about, granted_won: row.granted_won, reason },
  }))
}
