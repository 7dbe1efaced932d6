import { useTranslation } from 'react-i18next'
import type { Consent } from './consent-fields'

/** The consents of a sign-up, in the order they are asked for. */
export const consented = ['terms', 'privacy', 'provided', 'marketing'] as const
export type Consented = (typeof consented)[number]

/**
 * The consents of a sign-up; `provided` names the recipient of the data; without it that consent is not asked for (product §5).
 */
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
