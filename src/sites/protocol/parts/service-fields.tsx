import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addDays, dayInSeoul } from '#contract/days'
import { TravelDay } from '#contract/fields'
import { serviceLeadDays } from '#contract/periods'
import { maxAssisted, type ServiceKind, unitsFor } from '#contract/services'
import type { Tour } from '#contract/tour'
import { useMoney } from '#src/api/start-up'
import type { Typed } from '#src/kits/guest/reservation-values'
import { useVisitor } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SelectField } from '#src/ui/form/select-field'
import { dayOf } from '../queries'

/** Most people of one request that is not for assistance. */
const maxGuests = 80

/** The first day that can be asked for: the answer comes before it (product §5). */
const useEarliest = () => addDays(dayInSeoul(useVisitor().now), serviceLeadDays)

/** Which service, how, on which day and at what time, and for how many (product §5). */
export function ServiceFields({ kind, services }: { kind: ServiceKind; services: readonly Tour[] }) {
  const { t } = useTranslation('protocol.request')
  const money = useMoney()
  const earliest = useEarliest()
  const id = useWatch<Typed, 'tour_id'>({ name: 'tour_id' })
  const chosen = services.find((each) => each.id === id)
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
          options={chosen.options.map(({ id: value, name, description, price, currency, room }) => ({
            value,
            label: name,
            help: `${description} ${t(room ? 'form.perVehicle' : 'form.perPerson', { price: money({ amount: price, currency }) })}`,
          }))}
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
          max={kind === 'immigration' ? maxAssisted : maxGuests}
        />
        <Vehicles chosen={chosen} />
      </div>
    </Card>
  )
}

/** How many vehicles the party takes, once it is more than one. */
function Vehicles({ chosen }: { chosen: Tour | undefined }) {
  const { t } = useTranslation('protocol.request')
  const [option, travelers, luggage] = useWatch<Typed, ['option_id', 'number_of_travelers', 'luggage_count']>({
    name: ['option_id', 'number_of_travelers', 'luggage_count'],
  })
  const room = chosen?.options.find(({ id }) => id === option)?.room ?? null
  const units = unitsFor(room, { travelers, luggage: luggage || 0 })
  if (!room || !(units > 1)) return null
  return (
    <p role="status" className="self-end text-sm text-muted">
      {t('form.vehicles', { count: units })}
    </p>
  )
}

/** The times of the chosen day at which there is still something to be had for the party. */
function TimeField({ chosen }: { chosen: Tour | undefined }) {
  const { t } = useTranslation('protocol.request')
  const { control } = useFormContext<Typed>()
  const [option, date] = useWatch({ control, name: ['option_id', 'date'] })
  const known = chosen !== undefined && TravelDay.safeParse(date).success
  const earliest = useEarliest()
  const { data, isError, isFetching } = useQuery({
    ...dayOf(chosen?.id ?? '', known ? date : earliest),
    enabled: known,
  })
  const times = data?.items.filter(({ option_id }) => option_id === option) ?? []
  const said = !known ? 'timeFirst' : isError ? 'timeFailed' : isFetching ? 'timeBusy' : 'timeNone'
  return (
    <SelectField
      name="start_time"
      label={t('form.time')}
      help={times.length === 0 ? t(`form.${said}`) : t('form.timeHelp')}
      options={times.map(({ start_time: value, seats }) => ({
        value,
        label: seats > 0 ? value : t('form.taken', { time: value }),
        disabled: seats === 0,
      }))}
    />
  )
}
