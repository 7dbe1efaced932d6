import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { benefitsDesk } from '#contract/benefits-desk'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { paths, site } from '../../site'
import { CouponFields } from '../parts/coupon-fields'
import { emptyCoupon, TypedCoupon } from '../parts/typed-coupon'
import { afterCouponAct } from '../queries'

/** Creates a coupon, which can only be stopped afterwards, never changed (product §4). */
export function Component() {
  const { t } = useTranslation('admin.benefits')
  const { t: ofSite } = useTranslation(site)
  const navigate = useNavigate()
  const form = useZodForm(TypedCoupon, emptyCoupon)
  const forget = useDraft(form, 'new coupon', { schema: TypedCoupon })
  const make = useAct(benefitsDesk.create, afterCouponAct)
  return (
    <DeskPage
      title={ofSite('title.newCoupon')}
      back={<BackLink to={paths.coupons}>{ofSite('title.coupons')}</BackLink>}
    >
      <div className="max-w-reading rounded-md border border-line bg-surface p-4">
        <p className="mb-6 text-muted">{t('form.lead')}</p>
        <Form
          form={form}
          label={ofSite('title.newCoupon')}
          onSubmit={async (body) => {
            const { id } = await make({ body })
            forget()
            toast.success(t('form.done'))
            await navigate(paths.coupon(id))
          }}
        >
          <CouponFields />
          <div>
            <SubmitButton>{t('form.make')}</SubmitButton>
          </div>
        </Form>
      </div>
    </DeskPage>
  )
}
