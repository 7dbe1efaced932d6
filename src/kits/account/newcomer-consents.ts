import { useTranslation } from 'react-i18next'
import type { Consent } from './consent-fields'

/** What a newcomer agrees to, in the order in which it is asked for. */
export const consented = ['terms', 'privacy', 'provided', 'marketing'] as const
export type Consented = (typeof consented)[number]

/** The consents of a sign-up; `provided` says to whom the site passes data on, without it that is not asked for (product §5). */
export function useNewcomerConsents(read: (document: Consented) => void, provided?: string): Consent[] {
  const { t } = useTranslation('account')
  const labels = {
    terms: t('consent.terms'),
    privacy: t('consent.privacy'),
    provided,
    marketing: t('consent.marketing'),
  }
  return consented.flatMap((document) => {
    const label = labels[document]
    const required = document === 'terms' || document === 'privacy'
    return label ? [{ name: `agree_${document}`, label, required, onRead: () => read(document) }] : []
  })
}
