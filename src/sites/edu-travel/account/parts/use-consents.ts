import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consent } from '#src/kits/account/consent-fields'
import { type Consented, useNewcomerConsents } from '#src/kits/account/newcomer-consents'
import { useDocuments } from '#src/kits/account/use-documents'
import { useVisitor } from '#src/session/visitor'

/** The consents of an applicant, and the dialog that shows their texts, which load when first opened (product §5). */
export function useConsents(): [dialog: ReactNode, consents: Consent[]] {
  const { t } = useTranslation('edu-travel.account')
  const { i18n } = useVisitor()
  const [dialog, read] = useDocuments<Consented>(async () => {
    const [{ TermsDialog }] = await Promise.all([import('./terms-dialog'), i18n.loadNamespaces('edu-travel.terms')])
    return TermsDialog
  })
  return [dialog, useNewcomerConsents((document) => void read(document), t('register.provided'))]
}
