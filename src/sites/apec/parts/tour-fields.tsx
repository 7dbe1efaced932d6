import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import { firstDay } from '#src/kits/guest/queries'
import type { Typed } from '#src/kits/guest/reservation-values'
import { useOfferedTime } from '#src/kits/guest/use-offered-time'
import { priceOn } from '#src/kits/guest/use-price'
import { useTourDay } from '#src/kits/guest/use-tour-day'
import { useNow } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { FieldNotes } from '#src/ui/field'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SelectField } from '#src/ui/form/select-field'
import { useField } from '#src/ui/form/use-field'
import { site } from '../site'

/** Tour, option, day, time and number of travelers (product §5). */
export function TourFields({ tours }: { tours: readonly Tour[] }) {
  const { t } = useTranslation('guest')
  const money = useMoney()
  const first = firstDay(useNow())
  const [id, date] = useWatch<Typed, ['tour_id', 'date']>({ name: ['tour_id', 'date'] })
  const tour = tours.find((each) => each.id === id)
  const { day } = useTourDay({ site, tour, date, firstDay: first })
  const least = tour?.min_travelers ?? 2
  return (
    <Card as="section" pad="lg" className="space-y-6">
      <h2 className="text-lg font-bold">{t('form.tour')}</h2>
      <SelectField
        name="tour_id"
        label={t('form.tour')}
        placeholder={t('form.choose')}
        options={tours.map(({ id: value, name }) => ({ value, label: name }))}
      />
      {tour && (
        <RadioGroup
          name="option_id"
          label={t('form.option')}
          look="cards"
          columns={2}
          options={tour.options.map((option) => {
            const { id: value, name, description, currency } = option
            const amount = priceOn(option, day)
            const price = amount === null ? '' : t('form.optionPrice', { price: money({ amount, currency }) })
            return { value, label: name, help: `${description} ${price}`.trim() }
          })}
        />
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DateField name="date" label={t('form.date')} help={t('form.dateHelp')} min={first} />
        <NumberField
          name="number_of_travelers"
          label={t('form.travelers')}
          help={t('form.travelersHelp', { count: least })}
          min={least}
          max={100}
        />
      </div>
      <TimeField tour={tour} />
    </Card>
  )
}

/** The departures of the chosen day and option, with the remaining seats. */
function TimeField({ tour }: { tour: Tour | undefined }) {
  const { t } = useTranslation('guest')
  const { control } = useFormContext<Typed>()
  const [option, date] = useWatch({ control, name: ['option_id', 'date'] })
  const first = firstDay(useNow())
  const { data, isValid, tooSoon, isError, isFetching } = useTourDay({ site, tour, date, firstDay: first })
  const isChosen = tour?.options.some(({ id }) => id === option) === true && (isValid || tooSoon)
  const id = useId()
  const times = useOfferedTime(isChosen ? data?.items : undefined, option)
  const { error } = useField('start_time')
  const statusKey = !isChosen
    ? 'form.timeFirst'
    : isError
      ? 'form.timeFailed'
      : data || tooSoon
        ? 'form.timeNone'
        : isFetching
          ? 'form.timeBusy'
          : 'form.timeFirst'
  if (!isChosen || times.length === 0)
    return (
      <div>
        <p className="font-medium">{t('form.time')}</p>
        <p role="status" className="text-muted">
          {t(statusKey)}
        </p>
        <FieldNotes id={id} error={error} />
      </div>
    )
  return (
    <RadioGroup
      name="start_time"
      label={t('form.time')}
      look="cards"
      columns={2}
      options={times.map(({ start_time, seats }) => ({
        value: start_time,
        label: start_time,
        help: seats > 0 ? t('form.seats', { count: seats }) : t('form.soldOut'),
        disabled: seats === 0,
      }))}
    />
  )
}
