import Plus from 'lucide-react/icons/plus'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { boothItems } from '#contract/mice/booth'
import { miceSetupLimits, type SetBoothTerms } from '#contract/mice/setup'
import { DetailPart } from '#src/kits/desk/detail'
import { Button } from '#src/ui/button'
import { DateField } from '#src/ui/form/date-field'
import { DigitsField } from '#src/ui/form/digits-field'
import { NumberField } from '#src/ui/form/number-field'

/** What a year without terms begins with. The price of the floor has to be typed: 0 is refused. */
export const blankTerms: SetBoothTerms = {
  ...{ closes: '', shell: 0, raw: 0, corner: 0, co_exhibitor: 0 },
  items: {
    ...{ table: 0, chair: 0, counter: 0, showcase: 0, screen: 0, spotlight: 0 },
    ...{ power_2kw: 0, power_5kw: 0, internet: 0 },
  },
  cancellation: [],
}

const row = 'grid gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-3'

/** The fields of the terms; `least` are the square meters from which raw space is let. */
export function TermsFields({ least }: { least: number }) {
  const { t } = useTranslation('admin.mice-setup')
  return (
    <>
      <DetailPart title={t('terms.deadline')}>
        <DateField name="closes" label={t('terms.closes')} className="max-w-88" />
      </DetailPart>
      <DetailPart title={t('terms.floor')}>
        <div className={row}>
          <DigitsField name="shell" label={t('terms.shell')} />
          <DigitsField name="raw" label={t('terms.raw', { least })} />
        </div>
      </DetailPart>
      <DetailPart title={t('terms.extras')}>
        <div className={row}>
          <DigitsField name="corner" label={t('terms.corner')} />
          <DigitsField name="co_exhibitor" label={t('terms.co_exhibitor')} />
        </div>
      </DetailPart>
      <DetailPart title={t('terms.items')}>
        <div className={row}>
          {boothItems.map((item) => (
            <DigitsField key={item} name={`items.${item}`} label={t(`terms.item.${item}`)} />
          ))}
        </div>
      </DetailPart>
      <DetailPart title={t('terms.cancellation')}>
        <RefundFields />
      </DetailPart>
    </>
  )
}

/** What is refunded by the number of days before the fair. */
function RefundFields() {
  const { t } = useTranslation('admin.mice-setup')
  const { fields, append, remove } = useFieldArray({ name: 'cancellation' })
  return (
    <div className="space-y-4">
      {fields.length === 0 && <p className="text-sm text-muted">{t('terms.noRefund')}</p>}
      {fields.map((field, at) => (
        <fieldset key={field.id} className="flex min-w-0 flex-wrap items-end gap-3">
          <legend className="sr-only">{t('terms.tier', { at: at + 1 })}</legend>
          <NumberField
            name={`cancellation.${at}.days_before`}
            min={0}
            max={miceSetupLimits.daysBefore}
            label={t('terms.days')}
          />
          <NumberField name={`cancellation.${at}.refund_percent`} min={0} max={100} label={t('terms.percent')} />
          <Button variant="ghost" size="sm" onClick={() => remove(at)}>
            {t('terms.dropTier', { at: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {fields.length < miceSetupLimits.tiers && (
        <Button variant="secondary" size="sm" onClick={() => append({ days_before: 0, refund_percent: 0 })}>
          <Plus className="size-4" />
          {t('terms.addTier')}
        </Button>
      )}
    </div>
  )
}
