import { useEffect } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addDays, dayInSeoul } from '#contract/days'
import { applicationLimits } from '#contract/education/limits'
import type { Written } from '#contract/education/sections'
import { useNow } from '#src/session/visitor'
import { DateField } from '#src/ui/form/date-field'
import { TextArea } from '#src/ui/form/text-area'
import { FieldSet } from '../../parts/field-set'
import { plannedDays } from '../planned-days'
import { DayCard } from './day-card'
import { SectionForm } from './section-form'
import { TripCalendar } from './trip-calendar'

/** The dates of the trip, and the plan for each day (product §3). */
export function TripStep() {
  return (
    <SectionForm section="trip">
      <Fields />
    </SectionForm>
  )
}

function Fields() {
  const { t } = useTranslation('edu-travel.application')
  const { control, getValues } = useFormContext<Written['trip']>()
  const { fields, replace, remove } = useFieldArray({ control, name: 'days' })
  const [arrival, departure] = useWatch({ control, name: ['arrival', 'departure'] })
  const first = addDays(dayInSeoul(useNow()), 1)

  useEffect(() => {
    const now = getValues('days')
    const planned = plannedDays({ arrival, departure }, now)
    if (planned.map(({ date }) => date).join() !== now.map(({ date }) => date).join()) replace(planned)
  }, [arrival, departure, getValues, replace])
  return (
    <>
      <FieldSet title={t('trip.dates')}>
        <div className="grid gap-6 sm:grid-cols-2">
          <DateField name="arrival" label={t('trip.arrival')} min={first} />
          <DateField name="departure" label={t('trip.departure')} min={arrival || first} />
        </div>
        <TextArea
          name="purpose"
          label={t('trip.purpose')}
          help={t('trip.purposeHelp')}
          rows={6}
          max={applicationLimits.purpose}
        />
      </FieldSet>
      <FieldSet title={t('trip.plan')}>
        {fields.length === 0 ? (
          <p className="text-muted">{t('trip.noDays')}</p>
        ) : (
          <>
            <TripCalendar />
            <ol className="stack-5">
              {fields.map((field, at) => (
                <DayCard
                  key={field.id}
                  at={at}
                  isOutside={field.date < arrival || field.date > departure}
                  onRemove={() => remove(at)}
                />
              ))}
            </ol>
          </>
        )}
      </FieldSet>
    </>
  )
}
