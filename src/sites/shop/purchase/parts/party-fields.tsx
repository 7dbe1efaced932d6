import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/order'
import type { Travelers } from '#contract/reservation'
import { useDeparture } from '#src/kits/booking/departure'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { PersonFields } from './person-fields'
import { samePeople } from './traveler-form'

/** The travelers of one booking, by band. */
export function PartyFields({ booking, at }: { booking: Booking; at: number }) {
  const { t } = useTranslation('shop.purchase')
  const departure = useDeparture()
  const { getValues, setValue } = useFormContext<Travelers>()
  const people = getValues(`bookings.${at}.travelers`)
  const fill = { shouldDirty: true, shouldValidate: true }

  const copyRepresentative = () => {
    const { representative_name, nationality } = getValues()
    setValue(`bookings.${at}.travelers.0.name`, representative_name, fill)
    if (nationality) setValue(`bookings.${at}.travelers.0.nationality`, nationality, fill)
  }
  const copyFirst = () => {
    const first = getValues('bookings.0.travelers')
    const same = samePeople(getValues(`bookings.${at}.travelers`), first)
    for (const [index, person] of same.entries()) {
      for (const field of ['name', 'birthday', 'nationality'] as const) {
        setValue(`bookings.${at}.travelers.${index}.${field}`, person[field], { shouldDirty: true })
      }
    }
  }

  return (
    <Card as="section" pad="lg" className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-bold">{t('travelers.party', { name: booking.product_name })}</h2>
          <p className="text-sm text-muted">{departure(booking.date, booking.start_time)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={copyRepresentative}>
            {t('travelers.copyRepresentative')}
          </Button>
          {at > 0 && (
            <Button variant="secondary" size="sm" onClick={copyFirst}>
              {t('travelers.copyFirst')}
            </Button>
          )}
        </div>
      </div>
      {people.map(({ band }, index) => (
        <PersonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed, the persons in them are what changes
          key={index}
          name={`bookings.${at}.travelers.${index}`}
          title={t('travelers.person', {
            band: t(`band.${band}`),
            index: people.slice(0, index + 1).filter((person) => person.band === band).length,
          })}
        />
      ))}
    </Card>
  )
}
