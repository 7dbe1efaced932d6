import { ICalAlarmType, ICalEventStatus } from 'ical-generator'
import { instantInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import type { voucher } from '#contract/voucher'
import { emptyCalendar, entryId } from '#server/calendar'
import type { Deps } from '#server/deps'
import { findPaidBooking } from '#server/modules/booking/paid.service'
import { adviceOf } from '#server/modules/catalog/advice.service'

/** How long before the departure the calendar reminds, in seconds (product §4). */
const alarmSeconds = 24 * 3600

const words = {
  en: (time: string) => `Departure at ${time}, Korean time. Your voucher and everything about the reservation:`,
  ko: (time: string) => `한국 시간 ${time} 출발. 바우처와 예약 내용은 아래 주소에서 확인하세요.`,
} satisfies Record<Lang, (time: string) => string>

/**
 * The member's booking as a calendar file. Calendars are shared with others, so it says what, when and where, but nothing about
 * the people. Throws what `findPaidBooking` throws.
 */
export async function calendarFile(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  accountId: string,
  id: string,
  lang: Lang,
): Promise<Data<typeof voucher.calendar>> {
  const { booking } = await findPaidBooking(db, accountId, id)
  const advice = await adviceOf(db, booking.product_id)
  const start = instantInSeoul(booking.date, booking.start_time)
  const url = `${settings.APP_URL}/purchase/reservation-detail/${booking.id}`
  const title = booking.product_name[lang]
  const calendar = emptyCalendar(lang)
  calendar.createEvent({
    id: entryId(settings, booking.id),
    stamp: clock.now().toISOString(),
    start,
    end: new Date(start.getTime() + (advice?.duration_minutes ?? 0) * 60_000),
    summary: title,
    location: booking.meeting_point[lang],
    description: `${words[lang](booking.start_time)}\n${url}`,
    url,
    status: booking.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    alarms: [{ type: ICalAlarmType.display, trigger: alarmSeconds, description: title }],
  })
  return { filename: `naru-${booking.reservation_number}.ics`, text: calendar.toString() }
}
