import { useTranslation } from 'react-i18next'
import { RequiredText } from '#contract/fields'
import { centre, Focus } from '#contract/media'
import { type DeskProduct, productDesk } from '#contract/product-desk'
import { z } from '#contract/zod'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'
import { FocusField } from './focus-field'
import { PictureWords } from './picture-words'

const Typed = z.strictObject({ en: RequiredText(200), ko: RequiredText(200), focus: Focus })

interface PictureDialogProps {
  productId: string
  picture: DeskProduct['pictures'][number]
  onClose: () => void
}

/** Changes the description of a product's picture, and its focus. */
export function PictureDialog({ productId, picture: { id, picture, alt }, onClose }: PictureDialogProps) {
  const { t } = useTranslation('admin.products')
  const form = useZodForm(Typed, { ...alt, focus: picture.focus ?? centre })
  const change = useAct(productDesk.changePicture, afterAct)
  return (
    <Dialog open stays size="lg" place="sheet" onClose={onClose} title={t('picture.change')}>
      <Form
        form={form}
        label={t('picture.change')}
        onSubmit={async (body) => {
          await change({ params: { productId, id }, body })
          toast.success(t('picture.changed'))
          onClose()
        }}
      >
        <FocusField name="focus" picture={picture} />
        <PictureWords />
        <div>
          <SubmitButton>{t('picture.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
