import { type ReactNode, useState } from 'react'
import { useVisitor } from '#src/session/visitor'
import type { Document } from '../../terms/parts/document-parts'
import type { TermsDialog } from './terms-dialog'

interface Shown {
  Dialog: typeof TermsDialog
  document: Document
  open: boolean
}

/** Shows what one agrees to; dialog and texts come when the first is asked for. */
export function useTerms(): [dialog: ReactNode, read: (document: Document) => Promise<void>] {
  const { i18n } = useVisitor()
  const [shown, setShown] = useState<Shown | null>(null)
  const read = async (document: Document) => {
    const [{ TermsDialog }] = await Promise.all([import('./terms-dialog'), i18n.loadNamespaces('shop.terms')])
    setShown({ Dialog: TermsDialog, document, open: true })
  }
  const dialog = shown && <shown.Dialog {...shown} onClose={() => setShown({ ...shown, open: false })} />
  return [dialog, read]
}
