import { useTranslation } from 'react-i18next'
import { setupLimits } from '#contract/fair/setup'
import { DetailPart } from '#src/kits/desk/detail'
import { PlanFields } from '#src/kits/exhibition-desk/plan-fields'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'

const numbers = [
  ['requests_a_day', 1, setupLimits.requests],
  ['requests_waiting', 1, setupLimits.requests],
  ['meetings_most', 1, setupLimits.meetings],
  ['proposal_hours', 0, setupLimits.proposalHours],
] as const

/** All figures of a year; `kept` are halls whose codes cannot change. */
export function FiguresFields({ kept }: { kept: readonly string[] }) {
  const { t } = useTranslation('fair.desk-setup')
  return (
    <PlanFields
      kept={kept}
      datesTitle={t('figures.dates')}
      dates={<DateField name="requests_open" label={t('figures.requests_open')} />}
    >
      <DetailPart title={t('figures.limits')}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
          {numbers.map(([name, min, max]) => (
            <NumberField key={name} name={name} min={min} max={max} label={t(`figures.${name}`)} />
          ))}
        </div>
      </DetailPart>
    </PlanFields>
  )
}
