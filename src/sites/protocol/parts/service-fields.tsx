import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import type { Typed } from '#src/kits/guest/reservation-values'
import { useOfferedTime } from '#src/kits/guest/use-offered-time'
import { priceOn } from '#src/kits/guest/use-price'
import { useTourDay } from '#src/kits/guest/use-tour-day'
import { useNow } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SelectField } from '#src/ui/form/select-field'
import { earliestDay } from '../queries'
import { site } from '../site'
import { mostGuests } from './request-values'
import { Vehicles } from './vehicles'

/** Service, option, day, time and number of people (product §5). */
export function ServiceFields({ kind, services }: { kind: ServiceKind; services: readonly Tour[] }) {
  const { t } = useTranslation('protocol.request')
  const money = useMoney()
  const earliest = earliestDay(useNow())
  const [id, date] = useWatch<Typed, ['tour_id', 'date']>({ name: ['tour_id', 'date'] })
  const chosen = services.find((each) => each.id === id)
  const { day } = useTourDay({ site, tour: chosen, date, firstDay: earliest })
  return (
    <Card as="section" pad="lg" className="space-y-6">
      <RadioGroup
        name="tour_id"
        label={t(`form.which.${kind}`)}
        look="cards"
        columns={2}
        options={services.map(({ id: value, name, summary }) => ({ value, label: name, help: summary }))}
      />
      {chosen && (
        <RadioGroup
          name="option_id"
          label={t(`form.option.${kind}`)}
          look="cards"
          columns={2}
          options={chosen.options.map((option) => {
            const { id: value, name, description, currency, room } = option
            const amount = priceOn(option, day)
            const per = room ? 'form.perVehicle' : 'form.perPerson'
            const price = amount === null ? '' : t(per, { price: money({ amount, currency }) })
            return { value, label: name, help: `${description} ${price}`.trim() }
          })}
        />
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <DateField name="date" label={t('form.date')} help={t('form.dateHelp')} min={earliest} />
        <TimeField chosen={chosen} />
        <NumberField
          name="number_of_travelers"
          label={t('form.guests')}
          help={t(`form.guestsHelp.${kind}`)}
          min={1}
          max={mostGuests(kind)}
        />
      </div>
      <Vehicles chosen={chosen} />
    </Card>
  )
}

/** The times of the chosen day that are still available for the party. */
function TimeField({ chosen }: { chosen: Tour | undefined }) {
  const { t } = useTranslation('protocol.request')
  const { control } = useFormContext<Typed>()
  const [option, date] = useWatch({ control, name: ['option_id', 'date'] })
  const firstDay = earliestDay(useNow())
  const { isValid, tooSoon, data, isError, isFetching } = useTourDay({ site, tour: chosen, date, firstDay })
  const times = useOfferedTime(isValid ? data?.items : undefined, option)
  const helpKey = tooSoon
    ? 'timeNone'
    : !isValid
      ? 'timeFirst'
      : isError
        ? 'timeFailed'
        : isFetching
          ? 'timeBusy'
          : 'timeNone'
  return (
    <SelectField
      name="start_time"
      label={t('form.time')}
      help={times.length === 0 ? t(`form.${helpKey}`) : t('form.timeHelp')}
      options={times.map(({ start_time: value, seats }) => ({
        value,
        label: seats > 0 ? value : t('form.taken', { time: value }),
        disabled: seats === 0,
      }))}
    />
  )
}
