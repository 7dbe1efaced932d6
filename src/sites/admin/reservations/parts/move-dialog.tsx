import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, dayInSeoul, isDay } from '#contract/days'
import type { Booking } from '#contract/order'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { DateInput } from '#src/ui/date/date-input'
import { Field } from '#src/ui/field'
import { Dialog } from '#src/ui/overlay/dialog'
import { moveTargets } from '../queries'
import { MoveForm } from './move-form'

/** Moves to another departure of the same product, day by day; the price difference is shown first (product §4). */
export function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('admin.reservations')
  const dates = useDates()
  const lang = useContentLang()
  const [day, setDay] = useState(booking.date)
  const { data, error, refetch } = useQuery({ ...moveTargets(booking.id, day, lang), enabled: isDay(day) })
  const now = `${dates.birthday(booking.date)} ${booking.start_time}`
  return (
    <Dialog open stays onClose={onClose} title={t('move.title')} description={t('move.text', { now })} place="sheet">
      <Field label={t('move.day')} className="mt-4">
        {(frame) => (
          <DateInput
            {...frame}
            value={day}
            onChange={setDay}
            min={addDays(dayInSeoul(new Date()), 1)}
            openTo={booking.date}
          />
        )}
      </Field>
      {error && (
        <Alert tone="error" className="mt-4">
          {error.message}
        </Alert>
      )}
      {!data && !error && isDay(day) && (
        <p role="status" className="mt-4">
          {t('move.loading')}
        </p>
      )}
      {data && !error && (
        <div className="mt-5">
          <MoveForm
            key={day}
            booking={booking}
            day={day}
            targets={data}
            again={() => void refetch()}
            onClose={onClose}
          />
        </div>
      )}
    </Dialog>
  )
}
