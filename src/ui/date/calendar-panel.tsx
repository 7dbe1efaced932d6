import { ko } from 'date-fns/locale/ko'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import DatePicker, { type ReactDatePickerCustomHeaderProps } from 'react-datepicker'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button'
import { toDate, toIso } from './iso-day'
import '../styles/calendar.css'

export type DayInfo = {
  /** Under the number: a price, seats left. */
  note?: ReactNode
  /** The same, read with the day. */
  label?: string
  disabled?: boolean
  /** Marks the day, for instance as the cheapest. */
  highlight?: boolean
}

/** All days are YYYY-MM-DD, so that no time zone can move them. */
export type CalendarProps = {
  value: string | null
  onChange: (day: string) => void
  min?: string
  max?: string
  /** The month that is shown while nothing is chosen; the caller knows what day it is in Seoul. */
  openTo?: string
  dayInfo?: (day: string) => DayInfo | undefined
  onMonthChange?: (firstDay: string) => void
  /** Days of which `dayInfo` has a label. */
  labelled?: string[]
}

const date = (iso: string | null | undefined) => (iso ? toDate(iso) : undefined)

export function CalendarPanel({ value, onChange, min, max, openTo, dayInfo, onMonthChange, labelled }: CalendarProps) {
  const { t, i18n } = useTranslation('ui')
  const info = (day: Date) => dayInfo?.(toIso(day))
  return (
    <DatePicker
      inline
      selected={date(value)}
      onChange={(day: Date | null) => day && onChange(toIso(day))}
      minDate={date(min)}
      maxDate={date(max)}
      openToDate={date(value ?? openTo ?? min)}
      filterDate={(day) => !info(day)?.disabled}
      calendarStartDay={0}
      calendarContainer={Frame}
      locale={i18n.language.startsWith('ko') ? ko : undefined}
      calendarClassName={dayInfo ? 'calendar calendar-tall' : 'calendar'}
      dayClassName={(day) => (info(day)?.highlight ? 'calendar-highlight' : '')}
      // The library puts a holiday's name into the day's title, which is how a day's label is read with it.
      holidays={labelled?.map((day) => ({ date: day, holidayName: dayInfo?.(day)?.label ?? '' }))}
      chooseDayAriaLabelPrefix={t('date.choose')}
      disabledDayAriaLabelPrefix={t('date.unavailable')}
      onMonthChange={(day) => onMonthChange?.(toIso(day))}
      renderCustomHeader={(header) => <MonthHeader {...header} />}
      renderCustomDayName={({ day }) => <DayName day={day} />}
      renderDayContents={(number, day) => (
        <>
          <span>{number}</span>
          {dayInfo && <small>{info(day)?.note}</small>}
        </>
      )}
    />
  )
}

/** The library's own frame would call itself "Choose Date" in every language. */
const Frame = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className}>{children}</div>
)

function MonthHeader(header: ReactDatePickerCustomHeaderProps) {
  const { t, i18n } = useTranslation('ui')
  const month = new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long' }).format(header.monthDate)
  return (
    <div className="flex items-center justify-between gap-2 pb-2">
      <IconButton
        label={t('date.previousMonth')}
        size="sm"
        onClick={header.decreaseMonth}
        disabled={header.prevMonthButtonDisabled}
      >
        <ChevronLeft className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <p aria-live="polite" className="font-semibold">
        {month}
      </p>
      <IconButton
        label={t('date.nextMonth')}
        size="sm"
        onClick={header.increaseMonth}
        disabled={header.nextMonthButtonDisabled}
      >
        <ChevronRight className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </div>
  )
}

function DayName({ day }: { day: Date }) {
  const { i18n } = useTranslation()
  const name = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(i18n.language, { weekday }).format(day)
  return (
    <>
      <span className="sr-only">{name('long')}</span>
      <span aria-hidden="true">{name('short')}</span>
    </>
  )
}
