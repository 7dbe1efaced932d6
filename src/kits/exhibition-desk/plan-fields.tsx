import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailPart } from '#src/kits/desk/detail'
import { DateField } from '#src/ui/form/date-field'
import { BothFields } from './both-fields'
import { DayFields } from './day-fields'
import { HallFields } from './hall-fields'

interface PlanFieldsProps {
  /** Halls whose codes cannot change. */
  kept: readonly string[]
  /** Further dates, beside those of registration. */
  dates?: ReactNode
  datesTitle: string
  children?: ReactNode
}

/** The figures that every fair has; what only one has follows. */
export function PlanFields({ kept, dates, datesTitle, children }: PlanFieldsProps) {
  const { t } = useTranslation('exhibition-desk')
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
      <DetailPart title={datesTitle}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
          <DateField name="registration_opens" label={t('figures.registration_opens')} />
          <DateField name="registration_closes" label={t('figures.registration_closes')} />
          {dates}
        </div>
      </DetailPart>
      <DetailPart title={t('figures.halls')}>
        <HallFields kept={kept} />
      </DetailPart>
      {children}
    </>
  )
}
