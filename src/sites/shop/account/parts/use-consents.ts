import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from '#src/kits/account/consent-fields'
import { useNewcomerConsents } from '#src/kits/account/newcomer-consents'
import { useTerms } from './use-terms'

/** What a member agrees to, and the dialog in which it is read (product §5). */
export function useConsents(): [dialog: ReactNode, consents: Consent[]] {
  const { t } = useTranslation('shop.account')
  const [dialog, read] = useTerms()
  return [dialog, useNewcomerConsents((document) => void read(document), t('consent.provided'))]
}
