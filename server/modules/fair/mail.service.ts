import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import type { FairMails } from '#server/modules/mail/fair.types'
import { mailLater } from '#server/modules/mail/mail.service'
import type { ParticipantRow } from './participant.table'

/** Mails the office's decision to the company's representative; no mail is sent to a closed account. */
export async function mailDecision(
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  tx: Db,
  { id, account_id, company_en, company_ko, version }: ParticipantRow,
  { decision, reason }: Pick<FairMails['fairDecided'], 'decision' | 'reason'>,
): Promise<void> {
  const to = await contactOf(tx, account_id)
  if (!to) return
  const company = to.lang === 'ko' && company_ko ? company_ko : company_en
  const path = `/${settings.FAIR_SLUG}/ppipsa/mypage`
  const values = { site: 'fair' as const, name: to.name, company, path, decision, reason }
  await mailLater(
    { jobs },
    tx,
    { template: 'fairDecided', to: to.email, lang: to.lang, values },
    { once: `fair ${id} ${version} ${decision}` },
  )
}
