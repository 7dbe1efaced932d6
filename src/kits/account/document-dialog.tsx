import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'

/** What `useDocuments` gives to the dialog of a document. */
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

/** The dialog in which one reads what is agreed to. */
export function DocumentFrame({ children, ...rest }: DocumentFrameProps) {
  const { t } = useTranslation('ui')
  return (
    <Dialog {...rest} footer={<Button onClick={rest.onClose}>{t('dialog.confirm')}</Button>}>
      {children}
    </Dialog>
  )
}
