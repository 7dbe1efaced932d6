import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'

export type Document = 'terms' | 'privacy' | 'provided' | 'marketing'

interface TermsDialogProps {
  document: Document
  open: boolean
  onClose: () => void
}

/** One of the texts that a member agrees to. */
export function TermsDialog({ document, open, onClose }: TermsDialogProps) {
  const { t } = useTranslation('shop.terms')
  const { t: ui } = useTranslation('ui')
  const parts = Object.values(t(`${document}.parts`, { returnObjects: true }))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      reads
      title={t(`${document}.title`)}
      footer={<Button onClick={onClose}>{ui('dialog.confirm')}</Button>}
    >
      {parts.map(({ heading, text }) => (
        <section key={heading} className="mt-4 first:mt-0">
          <h3 className="font-semibold">{heading}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </section>
      ))}
    </Dialog>
  )
}
