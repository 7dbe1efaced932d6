import { useTranslation } from 'react-i18next'
import { type Band, bands } from '#contract/catalog'
import { groupSize } from '#contract/quotation-limits'
import { FieldGroup } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { NumberStepper } from '#src/ui/number-stepper'

/** How many travel, by band; the form's value is all of them together. */
export function PartyField() {
  const { t } = useTranslation('shop.quotation')
  const { t: purchase } = useTranslation('shop.purchase')
  const { field, error } = useField('party')
  const party = field.value as Record<Band, number>
  const total = bands.reduce((sum, band) => sum + party[band], 0)
  return (
    <FieldGroup label={t('form.who')} help={t('form.whoHelp', groupSize)} error={error}>
      <ul className="ruled rounded-md border border-line px-4">
        {bands.map((band, at) => (
          <li key={band} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>{purchase(`band.${band}`)}</span>
            <NumberStepper
              ref={at === 0 ? field.ref : undefined}
              name={at === 0 ? 'party' : `party.${band}`}
              aria-label={t('form.party', { band: purchase(`band.${band}`) })}
              value={party[band]}
              min={0}
              max={groupSize.max}
              onChange={(count) => field.onChange({ ...party, [band]: Math.trunc(count ?? 0) })}
              onBlur={field.onBlur}
            />
          </li>
        ))}
        <li className="py-3 font-semibold">
          <span role="status">{t('form.total', { count: total })}</span>
        </li>
      </ul>
    </FieldGroup>
  )
}
