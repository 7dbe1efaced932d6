import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from '#src/kits/account/consent-fields'
import { type Consented, useNewcomerConsents } from '#src/kits/account/newcomer-consents'
import { useDocuments } from '#src/kits/account/use-documents'
import { useVisitor } from '#src/session/visitor'

/** The consents of a registration. The fair passes profiles on, so `agree_provided` is required of everyone (product §5). */
export function useConsents(): [dialog: ReactNode, consents: Consent[]] {
  const { t } = useTranslation('fair.account')
  const { i18n } = useVisitor()
  const [dialog, read] = useDocuments<Consented>(async () => {
    const [{ TermsDialog }] = await Promise.all([import('./terms-dialog'), i18n.loadNamespaces('fair.terms')])
    return TermsDialog
  })
  const consents = useNewcomerConsents((document) => void read(document), t('register.provided'))
  return [dialog, consents.map((each) => (each.name === 'agree_provided' ? { ...each, required: true } : each))]
}
