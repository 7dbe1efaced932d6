import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'

/** The props that `useDocuments` passes to a document's dialog. */
export interface DocumentDialogProps<D extends string> {
  document: D
  open: boolean
  onClose: () => void
}

interface DocumentFrameProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog that shows the text of a consent. */
export function DocumentFrame({ children, ...rest }: DocumentFrameProps) {
  const { t } = useTranslation('ui')
  return (
    <Dialog {...rest} footer={<Button onClick={rest.onClose}>{t('dialog.confirm')}</Button>}>
      {children}
    </Dialog>
  )
}
