import { type DeskMail, type MailContent, secretKinds } from '#contract/mails-desk'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { actsOn, writeAudit } from '#server/modules/accounts/audit.service'
import { canResend, contentOf, findMail, mailRow, requestOf, settleMail } from '#server/modules/mail/kept.service'
import { mailAgain } from '#server/modules/mail/mail.service'
import { Refusal } from '#server/refusal'

/** Returns a message with the desk's acts on it. Throws 404. */
export async function showMail(db: Db, id: string): Promise<z.input<typeof DeskMail>> {
  const row = await findMail(db, id)
  return {
    ...mailRow(row),
    is_kept: row.values_sealed !== null,
    can_resend: canResend(row),
    resent_of: row.resent_of,
    acts: await actsOn(db, id),
  }
}

type Acting = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Returns the message and its recipient in full, and records the access with its reason. Throws 404, 409 `mail.notKept`. */
export const openMail = (
  { db, clock, settings }: Acting,
  operator: string,
  id: string,
  reason: string,
): Promise<MailContent> =>
  transaction(db, async (tx) => {
    const content = await contentOf(settings, await findMail(tx, id))
    await writeAudit(tx, { at: clock.now(), actor_id: operator, act: 'mail.open', subject: id, detail: { reason } })
    return content
  })

/** Sends the message again, as a new one. Throws 404, 409 `mail.secret`, `mail.underWay`. */
export async function resendMail(
  { db, clock, settings, jobs }: Acting & Pick<Deps, 'jobs'>,
  operator: string,
  id: string,
): Promise<z.input<typeof DeskMail>> {
  const made = await transaction(db, async (tx) => {
    const row = await findMail(tx, id, true)
    if (secretKinds.includes(row.kind)) throw new Refusal(409, 'mail.secret')
    if (!canResend(row)) throw new Refusal(409, 'mail.underWay')
    const again = await mailAgain({ jobs }, tx, { id, request: requestOf(settings, row) })
    const at = clock.now()
    await settleMail(tx, at, id)
    await writeAudit(tx, { at, actor_id: operator, act: 'mail.resend', subject: id, detail: { as: again } })
    return again
  })
  return showMail(db, made)
}

/** Marks a failed message as needing no further action. Throws 404, 409 `desk.changed`. */
export async function settle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  operator: string,
  id: string,
): Promise<z.input<typeof DeskMail>> {
  await transaction(db, async (tx) => {
    await findMail(tx, id)
    const at = clock.now()
    if (!(await settleMail(tx, at, id))) throw new Refusal(409, 'desk.changed')
    await writeAudit(tx, { at, actor_id: operator, act: 'mail.settle', subject: id })
  })
  return showMail(db, id)
}
