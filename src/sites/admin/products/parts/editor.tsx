import { useTranslation } from 'react-i18next'
import { type DeskProduct, productDesk } from '#contract/product-desk'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { afterAct } from '../queries'
import { OptionFields } from './option-fields'
import { FactFields, TierFields } from './rule-fields'
import { StopFields } from './stop-fields'
import { TextFields } from './text-fields'
import { newOption, newStop, newTier, saved, TypedProduct, typed } from './typed-product'

interface EditorProps {
  product: DeskProduct
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** All fields of a product and its options, saved together. */
export function Editor({ product, act }: EditorProps) {
  const { t } = useTranslation('admin.products')
  const form = useZodForm(TypedProduct, typed(product), 'onSubmit')
  const save = useCall(productDesk.save, { errors: 'page', refreshes: afterAct })
  const draft = `product ${product.id}`
  const { base, isStale, rebase } = useBase(product.version, save.isPending, draft)
  const items = { options: newOption(), itinerary: newStop(), cancellation: newTier() }
  const forget = useDraft(form, draft, { schema: TypedProduct, items })
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  return (
    <Form
      form={form}
      label={t('editor')}
      onSubmit={async (values) => {
        const body = { base, ...saved(values) }
        const next = await act(() => save.mutateAsync({ params: { productId: product.id }, body }))
        rebase(next.version)
        form.reset(typed(next))
        forget()
        toast.success(t('saved'))
      }}
    >
      <StaleNote
        isLong
        form={form}
        isStale={isStale}
        onKeep={() => rebase()}
        onTake={() => {
          rebase()
          form.reset(typed(product))
          forget()
        }}
      >
        {t('stale')}
      </StaleNote>
      <DetailPart title={t('part.texts')}>
        <TextFields />
      </DetailPart>
      <DetailPart title={t('part.facts')}>
        <div className="stack-6">
          <FactFields />
        </div>
      </DetailPart>
      <DetailPart title={t('part.options')}>
        <OptionFields />
      </DetailPart>
      <DetailPart title={t('part.itinerary')}>
        <StopFields />
      </DetailPart>
      <DetailPart title={t('part.cancellation')}>
        <TierFields />
      </DetailPart>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-md md:border">
        <SubmitButton>{t('save')}</SubmitButton>
      </div>
    </Form>
  )
}
