import { useTranslation } from 'react-i18next'
import { setupLimits } from '#contract/fair/setup'
import { DetailPart } from '#src/kits/desk/detail'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'
import { BothFields } from './both-fields'
import { DayFields } from './day-fields'
import { HallFields } from './hall-fields'

const dates = ['registration_opens', 'registration_closes', 'requests_open'] as const
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
    <>
      <DetailPart title={t('figures.names')}>
        <div className="space-y-4">
          <BothFields name="name" label={t('figures.name')} />
          <BothFields name="venue.name" label={t('figures.venue')} />
          <BothFields name="venue.address" label={t('figures.address')} />
        </div>
      </DetailPart>
      <DetailPart title={t('figures.days')}>
        <DayFields />
      </DetailPart>
      <DetailPart title={t('figures.dates')}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
          {dates.map((name) => (
            <DateField key={name} name={name} label={t(`figures.${name}`)} />
          ))}
        </div>
      </DetailPart>
      <DetailPart title={t('figures.halls')}>
        <HallFields kept={kept} />
      </DetailPart>
      <DetailPart title={t('figures.limits')}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
          {numbers.map(([name, min, max]) => (
            <NumberField key={name} name={name} min={min} max={max} label={t(`figures.${name}`)} />
          ))}
        </div>
      </DetailPart>
    </>
  )
}
