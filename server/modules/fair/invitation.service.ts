import { daysLater } from '#contract/days'
import type { FairInvitation } from '#contract/fair/participant'
import { invitationDays } from '#contract/fair/participant-import'
import type { z } from '#contract/zod'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { activeContact } from '#server/modules/accounts/contact.service'
import { firstPasswordPath, noteAgreement } from '#server/modules/accounts/invited.service'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { ownPagePath } from './mail.service'
import { refuseFormer, setParticipant } from './own.service'
import { companyIn } from './register.service'
import { lockParticipant, ownRegistration } from './who.service'

const site = 'fair'

/**
 * The job behind `importParticipants`: mails a company the link with which it sets its first password, or the way to its own
 * page if it has a password already. No mail is sent once the company has accepted.
 */
export async function mailFairInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { id }: JobInputs['fair-invitation'],
): Promise<void> {
  const to = await activeContact(deps.db, id)
  if (!to) return
  const row = await ownRegistration(deps.db, id)
  if (row.status !== 'invited') return
  const about = { site, name: to.name, company: companyIn(to.lang, row) } as const
  const expires_at = daysLater(deps.clock.now(), invitationDays)
  const path = await firstPasswordPath(deps, { id, site, expires_at })
  await deliver(deps, {
    to: to.email,
    lang: to.lang,
    ...(path
      ? { template: 'fairInvited', values: { ...about, days: invitationDays, path } }
      : { template: 'fairInvitedAgain', values: { ...about, path: ownPagePath(deps.settings) } }),
  })
}

/** Accepts the terms for an invited company: from then on the registration waits for the office. Throws 404, 409 `fair.step`. */
export function acceptInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { agree_provided, agree_marketing }: z.output<typeof FairInvitation>,
): Promise<void> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockParticipant(tx, id)
    if (row.status !== 'invited') throw new Refusal(409, 'fair.step')
    await refuseFormer(tx, row, now)
    // The company first has to add what the office could not know.
    if (row.profile.position === '' || row.profile.city === '' || row.markets.length === 0) {
      throw new Refusal(409, 'fair.profileFirst')
    }
    await noteAgreement(tx, row.account_id, now, {
      agreed_provided: agree_provided,
      agreed_marketing: agree_marketing,
      roles: [row.side],
      company_name: row.company_en,
    })
    await setParticipant(tx, row, now, { status: 'submitted', status_at: now })
    await writeAudit(tx, { at: now, actor_id: row.account_id, act: 'fair.accept', subject: id })
  })
}
