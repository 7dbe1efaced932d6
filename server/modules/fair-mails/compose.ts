import type { MailTexts } from '#contract/fair/mail-desk'
import { pathIn } from '#contract/sites/sites'
import type { MailRequest } from '#server/modules/mail/mail.types'
import type { Settings } from '#server/settings'
import type { Recipient } from './group.service'

/** The mail to one recipient, in their language. */
export function mailTo(
  { name, email, lang, company, booth }: Omit<Recipient, 'id'>,
  texts: MailTexts,
  settings: Pick<Settings, 'FAIR_SLUG' | 'APP_URL'>,
): MailRequest {
  const path = pathIn('/:fair/ppipsa', settings.FAIR_SLUG)
  const { subject, text } = texts[lang]
  const values = { site: 'fair' as const, name, company, booth, subject, text, path, link: settings.APP_URL + path }
  return { template: 'fairNote', to: email, lang, values }
}
