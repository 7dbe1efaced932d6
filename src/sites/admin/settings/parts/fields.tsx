import { useTranslation } from 'react-i18next'
import { ratePlaceholder } from '#contract/money'
import { settingLimits } from '#contract/settings-desk'
import { AmountField } from '#src/ui/form/amount-field'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

const pair = 'grid gap-x-4 gap-y-5 sm:grid-cols-2'

/** Won to dollars and back, each direction with its own rate (product §9). */
export function ExchangeFields() {
  const { t } = useTranslation('admin.settings')
  return (
    <div className={pair}>
      <AmountField name="meta.usd_to_krw" label={t('field.usd_to_krw')} placeholder={String(ratePlaceholder)} />
      <AmountField
        name="meta.krw_to_usd"
        label={t('field.krw_to_usd')}
        placeholder={String(Math.round(1_000_000 / ratePlaceholder) / 1_000_000)}
      />
    </div>
  )
}

export function TransferFields() {
  const { t } = useTranslation('admin.settings')
  return (
    <>
      <TextField name="meta.account_number" label={t('field.account_number')} inputMode="numeric" />
      <div className={pair}>
        {(['bank', 'account_holder'] as const).flatMap((name) =>
          (['en', 'ko'] as const).map((lang) => (
            <TextField key={`${name} ${lang}`} name={`meta.${name}.${lang}`} label={t(`field.${name}.${lang}`)} />
          )),
        )}
      </div>
    </>
  )
}

export function DeskFields() {
  const { t } = useTranslation('admin.settings')
  return (
    <>
      <TextField name="meta.email" type="email" inputMode="email" label={t('field.email')} />
      <RadioGroup
        name="meta.lang"
        label={t('field.lang')}
        options={(['en', 'ko'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </>
  )
}

export function PassportFields() {
  const { t } = useTranslation('admin.settings')
  return <NumberField name="meta.days" min={0} max={settingLimits.passportDays} label={t('field.days')} />
}

export function PromotionFields() {
  const { t } = useTranslation('admin.settings')
  return (
    <>
      <TextArea name="meta.hosts" rows={6} label={t('field.hosts')} help={t('help.hosts')} optional />
      <TextArea name="meta.codes" rows={4} label={t('field.codes')} help={t('help.codes')} optional />
    </>
  )
}

export function WindowFields() {
  const { t } = useTranslation('admin.settings')
  return (
    <div className={pair}>
      <DateField name="meta.opens" label={t('field.opens')} />
      <DateField name="meta.closes" label={t('field.closes')} />
    </div>
  )
}
