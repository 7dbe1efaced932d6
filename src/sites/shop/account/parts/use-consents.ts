import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from '#src/kits/account/consent-fields'
import { useNewcomerConsents } from '#src/kits/account/newcomer-consents'
import { useTerms } from './use-terms'

/** The consents of a member, and the dialog that shows their texts (product §5). */
export function useConsents(): [dialog: ReactNode, consents: Consent[]] {
  const { t } = useTranslation('shop.account')
  const [dialog, read] = useTerms()
  return [dialog, useNewcomerConsents((document) => void read(document), t('consent.provided'))]
}
