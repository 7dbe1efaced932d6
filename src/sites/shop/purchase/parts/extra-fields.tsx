import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { luggage } from '#contract/catalog'
import type { Booking } from '#contract/order'
import { useMoney } from '#src/api/start-up'
import { useDeparture } from '#src/kits/booking/departure'
import { Card } from '#src/ui/card'
import { NumberField } from '#src/ui/form/number-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'

const cents = (pieces: number) => ({ amount: pieces * luggage.extraPieceCents, currency: 'USD' }) as const

/** The details of one booking besides its travelers. */
export function ExtraFields({ booking, at }: { booking: Booking; at: number }) {
  const { t } = useTranslation('shop.purchase')
  const money = useMoney()
  const departure = useDeparture()
  const name = `bookings.${at}`
  const count = Number(useWatch({ name: `${name}.luggage_count` }) ?? 0)
  const extra = Math.max(0, count - booking.free_luggage)
  return (
    <Card as="section" pad="lg" className="space-y-6">
      <div>
        <h2 className="text-lg font-bold">{booking.product_name}</h2>
        <p className="text-sm text-muted">{departure(booking.date, booking.start_time)}</p>
      </div>
      <div className="space-y-2">
        <NumberField
          name={`${name}.luggage_count`}
          label={t('extras.luggage')}
          help={t('extras.luggageHelp', { free: booking.free_luggage, price: money(cents(1), 'USD') })}
          min={0}
          max={200}
        />
        <p role="status" className={`font-semibold figures ${extra > 0 ? '' : 'text-success'}`}>
          {extra > 0 ? t('extras.luggageExtra', { count: extra, total: money(cents(extra)) }) : t('extras.luggageFree')}
        </p>
      </div>
      <TextField
        name={`${name}.arrival_flight`}
        label={t('extras.flight')}
        help={t('extras.flightHelp')}
        autoComplete="off"
        className="max-w-80"
        optional
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name={`${name}.departure_address`} label={t('extras.from')} help={t('extras.fromHelp')} optional />
        <TextField name={`${name}.destination_address`} label={t('extras.to')} help={t('extras.toHelp')} optional />
      </div>
      <TextArea
        name={`${name}.request`}
        label={t('extras.request')}
        help={t('extras.requestHelp')}
        rows={3}
        max={500}
        optional
      />
    </Card>
  )
}
