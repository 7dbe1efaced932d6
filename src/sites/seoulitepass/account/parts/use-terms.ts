import type { ReactNode } from 'react'
import { useDocuments } from '#src/kits/account/use-documents'
import { useVisitor } from '#src/session/visitor'
import type { PassDocument } from './terms-dialog'

/** Shows what one agrees to; its texts come when the first is asked for (product §5). */
export function useTerms(): [dialog: ReactNode, read: (document: PassDocument) => void] {
  const { i18n } = useVisitor()
  const [dialog, read] = useDocuments<PassDocument>(async () => {
    const [{ TermsDialog }] = await Promise.all([import('./terms-dialog'), i18n.loadNamespaces('seoulitepass.terms')])
    return TermsDialog
  })
  return [dialog, (document) => void read(document)]
}
