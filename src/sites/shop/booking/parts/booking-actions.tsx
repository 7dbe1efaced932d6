import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Ticket from 'lucide-react/icons/ticket'
import { useTranslation } from 'react-i18next'
import { instantInSeoul } from '#contract/days'
import type { Booking, Order } from '#contract/order'
import { hasVoucher, voucher } from '#contract/voucher'
import { useCall } from '#src/api/query'
import { isOver } from '#src/kits/booking/status-badge'
import { useContentLang } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { calendarType, saveFile } from '#src/ui/save-file'
import { paths } from '../../site'
import { useView } from './use-view'

const ended = ['cancelled', 'cancel_requested']

/** The actions on a reservation: save the voucher or the date, cancel, and review it afterwards. */
export function BookingActions({ booking, order }: { booking: Booking; order: Order }) {
  const { t } = useTranslation('shop.booking')
  const lang = useContentLang()
  const [, show] = useView()
  const calendar = useCall(voucher.calendar)
  const paid = hasVoucher(booking.status)
  const begun = instantInSeoul(booking.date, booking.start_time).getTime() <= Date.parse(order.answered_at)
  const save = async () => {
    // A failure is shown as a toast.
    const file = await calendar.mutateAsync({ params: { id: booking.id }, query: { lang } }).catch(() => null)
    if (file) saveFile(new Blob([file.text], { type: calendarType }), file.filename)
  }
  const over = isOver(booking, order.answered_at)
  const cancellable = !ended.includes(booking.status) && !begun
  if (!paid && !cancellable) return null
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">{t('act.label')}</legend>
      {over && <ButtonLink to={paths.reviewRequest(booking.id)}>{t('act.review')}</ButtonLink>}
      {over && order.quotation_id === null && (
        <ButtonLink to={paths.detail(booking.product_id)} variant="secondary">
          {t('act.again')}
        </ButtonLink>
      )}
      {paid && (
        <>
          <Button
            variant={over ? 'secondary' : 'primary'}
            icon={<Ticket className="size-5" />}
            onClick={() => show('voucher')}
          >
            {t('act.voucher')}
          </Button>
          {!over && (
            <Button
              variant="secondary"
              icon={<CalendarPlus className="size-5" />}
              busy={calendar.isPending}
              onClick={() => void save()}
            >
              {t('act.calendar')}
            </Button>
          )}
        </>
      )}
      {cancellable && (
        <Button variant="ghost" onClick={() => show('cancel')}>
          {t('act.cancel')}
        </Button>
      )}
    </fieldset>
  )
}
