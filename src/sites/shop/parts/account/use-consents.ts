import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from './consent-fields'
import { useTerms } from './use-terms'

/** What a member agrees to, and the dialog in which it is read (product §5). */
export function useConsents(): [dialog: ReactNode, consents: Consent[]] {
  const { t } = useTranslation('shop.account')
  const [dialog, read] = useTerms()
  const consents = (['terms', 'privacy', 'provided', 'marketing'] as const).map((document) => ({
    name: `agree_${document}`,
    label: t(`consent.${document}`),
    required: document === 'terms' || document === 'privacy',
    onRead: () => void read(document),
  }))
  return [dialog, consents]
}
