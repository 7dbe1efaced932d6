import { type ComponentType, type ReactNode, useState } from 'react'
import type { DocumentDialogProps } from './document-dialog'

interface Shown<D extends string> {
  Dialog: ComponentType<DocumentDialogProps<D>>
  document: D
  open: boolean
}

/** Shows the documents behind consents; `load` fetches the dialog with its texts when the first one is opened. */
export function useDocuments<D extends string>(
  load: () => Promise<ComponentType<DocumentDialogProps<D>>>,
): [dialog: ReactNode, read: (document: D) => Promise<void>] {
  const [shown, setShown] = useState<Shown<D> | null>(null)
  const read = async (document: D) => {
    const Dialog = await load()
    setShown({ Dialog, document, open: true })
  }
  const dialog = shown && (
    <shown.Dialog document={shown.document} open={shown.open} onClose={() => setShown({ ...shown, open: false })} />
  )
  return [dialog, read]
}
