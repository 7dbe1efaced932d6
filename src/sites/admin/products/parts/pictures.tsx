import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUpload } from '#contract/media'
import { type DeskProduct, PictureWords, productDesk } from '#contract/product-desk'
import { productLimits } from '#contract/product-fields'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { Button } from '#src/ui/button'
import { FileField } from '#src/ui/form/file-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { Picture } from '#src/ui/picture'
import { useAct, useConfirmed, useToasted } from '../../parts/use-act'
import { afterAct } from '../queries'
import { PictureDialog } from './picture-dialog'
import { PictureWordFields } from './picture-word-fields'

const Added = z.extend(PictureWords, {
  file: z.custom<File>((value) => value instanceof File, 'validation.required'),
})

/** The pictures of a product, the first of which is on its card; each has a description in both languages and a focus. */
export function Pictures({ product: { id, pictures } }: { product: DeskProduct }) {
  const { t } = useTranslation('admin.products')
  const confirmed = useConfirmed()
  const [changingId, setChanging] = useState<string | null>(null)
  const changing = pictures.find((each) => each.id === changingId)
  const run = useToasted()
  const first = useAct(productDesk.firstPicture, afterAct)
  const remove = useAct(productDesk.removePicture, afterAct)
  return (
    <DetailPart title={t('part.pictures')}>
      {pictures.length > 0 && (
        <ul className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {pictures.map(({ id: picture, picture: shown, alt }, at) => {
            const params = { params: { productId: id, id: picture } }
            return (
              <li key={picture} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-3 text-sm sm:block">
                <Picture picture={shown} sizes="20rem" className="aspect-4/3 w-full rounded-sm" />
                <div>
                  <p className="sm:mt-1.5">{alt.en}</p>
                  <p className="text-muted">{alt.ko}</p>
                  <div className="mt-1.5 flex flex-wrap gap-2">
                    <Button variant="secondary" size="sm" onClick={() => setChanging(picture)}>
                      {t('picture.edit')}
                    </Button>
                    {at > 0 && (
                      <Button
                        variant="secondary"
                        size="sm"
                        onClick={() => void run(() => first(params), t('picture.firstDone'))}
                      >
                        {t('picture.first')}
                      </Button>
                    )}
                    <Button
                      variant="ghost"
                      size="sm"
                      onClick={() =>
                        void confirmed(t('picture.ask'), alt.en, () => remove(params), t('picture.removed'))
                      }
                    >
                      {t('picture.remove')}
                    </Button>
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {changing && <PictureDialog productId={id} picture={changing} onClose={() => setChanging(null)} />}
      {pictures.length < productLimits.pictures && <AddPicture key={pictures.length} id={id} />}
    </DetailPart>
  )
}

function AddPicture({ id }: { id: string }) {
  const { t } = useTranslation('admin.products')
  const form = useZodForm(Added, { file: undefined, en: '', ko: '' } as never)
  const add = useAct(productDesk.addPicture, afterAct)
  return (
    <Form
      form={form}
      label={t('picture.add')}
      onSubmit={async ({ file, en, ko }) => {
        await add({ params: { productId: id }, body: { en, ko }, files: { file } })
        toast.success(t('picture.added'))
      }}
    >
      <FileField
        name="file"
        label={t('picture.file')}
        accept={pictureUpload.types.join(',')}
        maxBytes={pictureUpload.bytes}
      />
      <PictureWordFields />
      <div>
        <SubmitButton variant="secondary">{t('picture.add')}</SubmitButton>
      </div>
    </Form>
  )
}
