import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { deskLimits } from '#contract/benefits-desk'
import { categories } from '#contract/catalog'
import { CheckGroup } from '#src/ui/form/check-group'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { DateField } from '#src/ui/form/date-field'
import { DigitsField } from '#src/ui/form/digits-field'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { TextField } from '#src/ui/form/text-field'
import { ProductField } from './product-field'
import type { TypingCoupon } from './typed-coupon'

const pair = 'grid gap-x-4 gap-y-6 sm:grid-cols-2'

/** A coupon's name, discount, scope and recipients. */
export function CouponFields() {
  const { t } = useTranslation('admin.benefits')
  const { t: shop } = useTranslation('shop')
  const { control } = useFormContext<TypingCoupon>()
  const [kind, claimable] = useWatch({ control, name: ['kind', 'claimable'] })
  return (
    <>
      <TextField name="code" label={t('column.code')} help={t('form.codeHelp')} maxLength={40} autoComplete="off" />
      <div className={pair}>
        <TextField name="name.en" label={t('form.nameEn')} maxLength={80} />
        <TextField name="name.ko" label={t('form.nameKo')} maxLength={80} />
      </div>
      <RadioGroup
        name="kind"
        label={t('form.kind')}
        options={(['percent', 'won'] as const).map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
      />
      {kind === 'percent' ? (
        <div className={pair}>
          <DigitsField name="percent" label={t('form.percent')} />
          <DigitsField name="max_discount_won" label={t('form.most')} optional />
        </div>
      ) : (
        <DigitsField name="discount_won" label={t('form.won')} />
      )}
      <DigitsField name="min_total_won" label={t('fact.least')} optional />
      <CheckGroup
        name="categories"
        label={t('form.categories')}
        help={t('form.categoriesHelp')}
        optional
        options={categories.map((value) => ({ value, label: shop(`category.${value}`) }))}
      />
      <ProductField name="product_ids" label={t('form.products')} />
      <div className={pair}>
        <NumberField name="valid_days" label={t('form.validDays')} min={1} max={deskLimits.couponDays} />
        <DigitsField name="quantity" label={t('form.quantity')} help={t('form.quantityHelp')} optional />
      </div>
      <CheckboxField name="combines" label={t('form.combines')} help={t('form.combinesHelp')} optional />
      <CheckboxField name="on_signup" label={t('form.onSignup')} optional />
      <CheckboxField name="claimable" label={t('form.claimable')} optional />
      {claimable && (
        <div className={pair}>
          <DateField name="claim_from" label={t('form.claimFrom')} optional />
          <DateField name="claim_until" label={t('form.claimUntil')} optional />
        </div>
      )}
    </>
  )
}
