import { seoulitepass } from '#contract/sites/seoulitepass'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { addLink, type PartnershipFields } from './partnership.rows'

const path = `${seoulitepass.home}/partnership`

const about = (row: PartnershipFields) => ({
  ...{ site: 'seoulitepass' as const, path, partnership_id: row.id },
  ...{ name: row.contact_name, number: row.number, place: row.place.name[row.lang] },
})
const to = ({ email, lang }: PartnershipFields) => ({ to: email, lang })

/** Confirms that an application was received. */
export const mailApplied = (deps: Pick<Deps, 'jobs'>, tx: Db, row: PartnershipFields): Promise<void> =>
  mailLater(
    deps,
    tx,
    { template: 'partnershipReceived', ...to(row), values: about(row) },
    { once: `partnership ${row.id}` },
  )

/** Mails the office's question. */
export const mailQuestion = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  row: PartnershipFields,
  word: { id: string; content: string },
): Promise<void> =>
  mailLater(
    deps,
    tx,
    { template: 'partnershipAsked', ...to(row), values: { ...about(row), question: word.content } },
    { once: `partnership word ${word.id}` },
  )

/** Mails the decision. */
export const mailDecided = (deps: Pick<Deps, 'jobs'>, tx: Db, row: PartnershipFields): Promise<void> =>
  mailLater(
    deps,
    tx,
    {
      template: 'partnershipDecided',
      ...to(row),
      values: { ...about(row), approved: row.state === 'approved', reason: row.reason },
    },
    { once: `partnership decided ${row.id}` },
  )

/**
 * Puts a fresh token into a mail's link to an application. It is made only now, so that no token is stored in the queue
 * (product §6).
 */
export async function withPartnershipLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: JobInputs['mail'],
): Promise<JobInputs['mail']> {
  const { partnership_id } = input.values
  if (!input.template.startsWith('partnership') || typeof partnership_id !== 'string') return input
  const token = await addLink(db, partnership_id, clock.now())
  return { ...input, values: { ...input.values, path: `${path}#${token}` } }
}
