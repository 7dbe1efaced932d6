import { pathIn } from '#contract/sites/sites'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import type { FairMails } from '#server/modules/mail/fair.types'
import { mailLater } from '#server/modules/mail/mail.service'
import type { Settings } from '#server/settings'
import type { ParticipantRow } from './participant.table'
import { companyIn } from './register.service'

/** The path of a company's own page, for mails and calendars. */
export const ownPagePath = ({ FAIR_SLUG }: Pick<Settings, 'FAIR_SLUG'>): string =>
  pathIn('/:fair/ppipsa/mypage', FAIR_SLUG)

/** Mails the office's decision to the company's representative; no mail is sent to a closed account. */
export async function mailDecision(
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  tx: Db,
  row: ParticipantRow,
  { decision, reason }: Pick<FairMails['fairDecided'], 'decision' | 'reason'>,
): Promise<void> {
  const to = await contactOf(tx, row.account_id)
  if (!to) return
  const company = companyIn(to.lang, row)
  const values = { site: 'fair' as const, name: to.name, company, path: ownPagePath(settings), decision, reason }
  await mailLater(
    { jobs },
    tx,
    { template: 'fairDecided', to: to.email, lang: to.lang, values },
    { once: `fair ${row.id} ${row.version} ${decision}` },
  )
}
