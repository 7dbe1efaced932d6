import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centre } from '#contract/media'
import { type DeskProduct, PictureState, productDesk } from '#contract/product-desk'
import { CallError } from '#src/api/call'
import { Alert } from '#src/ui/alert'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'
import { FocusField } from './focus-field'
import { PictureWordFields } from './picture-word-fields'

interface PictureDialogProps {
  productId: string
  picture: DeskProduct['pictures'][number]
  onClose: () => void
}

/** Changes the description of a product's picture, and its focus; a colleague's newer one is shown before it is replaced. */
export function PictureDialog({ productId, picture: { id, picture, alt }, onClose }: PictureDialogProps) {
  const { t } = useTranslation('admin.products')
  const now = { ...alt, focus: picture.focus ?? centre }
  const form = useZodForm(PictureState, now)
  // What this form was opened on. After a refusal the reader sees what a colleague has saved, and can replace it.
  const [seen, setSeen] = useState<PictureState | null>(now)
  const change = useAct(productDesk.changePicture, afterAct)
  return (
    <Dialog open stays size="lg" place="sheet" onClose={onClose} title={t('picture.change')}>
      <Form
        form={form}
        label={t('picture.change')}
        onSubmit={async (body) => {
          try {
            await change({ params: { productId, id }, body: { ...body, seen: seen ?? now } })
          } catch (error) {
            if (error instanceof CallError && error.status === 409) setSeen(null)
            throw error
          }
          toast.success(t('picture.changed'))
          onClose()
        }}
      >
        {seen === null && (
          <Alert title={t('picture.newer')}>
            <span className="block">{alt.en}</span>
            <span className="block">{alt.ko}</span>
          </Alert>
        )}
        <FocusField name="focus" picture={picture} />
        <PictureWordFields />
        <div>
          <SubmitButton>{t('picture.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
