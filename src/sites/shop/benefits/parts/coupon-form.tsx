import { useTranslation } from 'react-i18next'
import { benefits, CouponCode } from '#contract/benefits'
import { useCall } from '#src/api/query'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'

/** Adds a coupon by its code; a refusal is shown at the field. */
export function CouponForm() {
  const { t } = useTranslation('shop.benefits')
  const lang = useContentLang()
  const form = useZodForm(CouponCode, { code: '' })
  const claim = useCall(benefits.claim, { errors: 'page', refreshes: [benefits.coupons] })
  const send = async (body: CouponCode) => {
    const { name } = await claim.mutateAsync({ query: { lang }, body })
    form.reset()
    toast.success(t('coupons.registered', { name }))
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      label={t('coupons.code')}
      className="rounded-md border border-line bg-surface p-5"
    >
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-[1fr_auto]">
        <TextField
          name="code"
          label={t('coupons.code')}
          help={t('coupons.codeHelp')}
          autoComplete="off"
          maxLength={40}
        />
        <div className="sm:pt-[1.875rem]">
          <SubmitButton>{t('coupons.register')}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
