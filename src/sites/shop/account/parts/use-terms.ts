import { useDocuments } from '#src/kits/account/use-documents'
import { useVisitor } from '#src/session/visitor'
import type { Document } from '../../terms/parts/document'

/** Shows the documents to agree to; dialog and texts load when first opened. */
export function useTerms() {
  const { i18n } = useVisitor()
  return useDocuments<Document>(async () => {
    const [{ TermsDialog }] = await Promise.all([import('./terms-dialog'), i18n.loadNamespaces('shop.terms')])
    return TermsDialog
  })
}
