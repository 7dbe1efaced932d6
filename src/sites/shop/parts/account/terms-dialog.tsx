import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { type Document, DocumentParts } from '../../terms/parts/document-parts'

interface TermsDialogProps {
  document: Document
  open: boolean
  onClose: () => void
}

/** One of the texts that a member agrees to. */
export function TermsDialog({ document, open, onClose }: TermsDialogProps) {
  const { t } = useTranslation('shop.terms')
  const { t: ui } = useTranslation('ui')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`${document}.title`)}
      footer={<Button onClick={onClose}>{ui('dialog.confirm')}</Button>}
    >
      <DocumentParts document={document} />
    </Dialog>
  )
}
