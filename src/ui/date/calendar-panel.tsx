import { Children, type FocusEvent, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react'
import DatePicker from 'react-datepicker'
import { useTranslation } from 'react-i18next'
import { intlCode, type LanguageCode } from '#contract/languages'
import { nearestOf, toDate, toIso } from './iso-day'
import { DayName, MonthHeader } from './month-header'
import { useDayWords } from './use-day-words'
import '../styles/calendar.css'

export type DayInfo = {
  /** Under the number: a price, seats left. */
  note?: ReactNode
  /** The note as read aloud with the day. */
  label?: string
  disabled?: boolean
  /** Not known yet: a day chosen now counts once it turns out to be available. */
  pending?: boolean
  /** Marks the day, for instance as the cheapest. */
  highlight?: boolean
}

/** All days are YYYY-MM-DD, so that no time zone can move them. */
export type CalendarProps = {
  value: string | null
  onChange: (day: string) => void
  min?: string
  max?: string
  /** The month shown while nothing is chosen; the caller knows the current day in Seoul. */
  openTo?: string
  dayInfo?: (day: string) => DayInfo | undefined
  onMonthChange?: (firstDay: string) => void
  /** Days for which `dayInfo` has a label. */
  labeled?: string[]
}

const date = (iso: string | null | undefined) => (iso ? toDate(iso) : undefined)

export function CalendarPanel({ value, onChange, min, max, openTo, dayInfo, onMonthChange, labeled }: CalendarProps) {
  const { t, i18n } = useTranslation('ui')
  const words = useDayWords(i18n.language)
  const info = (day: Date) => dayInfo?.(toIso(day))
  const picker = useRef<DatePicker>(null)

  // The library lets the keyboard enter the days through one of them, and not at all when that day turns out to be unavailable.
  useEffect(() => {
    const entry = picker.current?.state.preSelection
    if (!entry || !dayInfo?.(toIso(entry))?.disabled) return
    const isOpen = (day: string) => !dayInfo(day)?.disabled && (!min || day >= min) && (!max || day <= max)
    const open = nearestOf(labeled ?? [], toIso(entry), isOpen)
    if (open) picker.current?.setPreSelection(toDate(open))
  })

  // A day chosen before its availability was known.
  const [early, setEarly] = useState<string | null>(null)
  // Read aloud and shown: nothing else says why such a day was not chosen.
  const [refused, setRefused] = useState<string | null>(null)
  const earlyInfo = early === null ? undefined : dayInfo?.(early)
  const isKnown = early !== null && !earlyInfo?.pending
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is reported once
  useEffect(() => {
    if (early === null || !isKnown) return
    setEarly(null)
    if (earlyInfo?.disabled)
      setRefused(`${nameOf(early, i18n.language)}${earlyInfo.label ? ` – ${earlyInfo.label}` : ''}`)
    else onChange(early)
  }, [early, isKnown])
  const choose = (day: Date | null) => {
    if (!day) return
    const isEarly = info(day)?.pending
    setEarly(isEarly ? toIso(day) : null)
    setRefused(null)
    if (!isEarly) onChange(toIso(day))
  }

  // Once arrows were used, the library grabs the focus whenever it updates while nothing has it, as between two fields.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) picker.current?.setState({ shouldFocusDayInline: false })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the focus goes
    <div onBlur={leave}>
      <DatePicker
        ref={picker}
        inline
        selected={date(value)}
        onChange={choose}
        // Otherwise the library turns back to the first month when the page does not accept a day immediately.
        shouldCloseOnSelect={false}
        minDate={date(min)}
        maxDate={date(max)}
        openToDate={date(value ?? openTo ?? min)}
        filterDate={(day) => !info(day)?.disabled}
        calendarStartDay={0}
        calendarContainer={Frame}
        locale={words}
        calendarClassName={dayInfo ? 'calendar calendar-tall' : 'calendar'}
        dayClassName={(day) =>
          info(day)?.pending ? 'calendar-pending' : info(day)?.highlight ? 'calendar-highlight' : ''
        }
        // The library puts a holiday's name into the day's title, so a day's label is read aloud with it.
        holidays={labeled?.map((day) => ({ date: day, holidayName: dayInfo?.(day)?.label ?? '' }))}
        chooseDayAriaLabelPrefix={t('date.choose')}
        disabledDayAriaLabelPrefix={t('date.unavailable')}
        onMonthChange={(day) => {
          setEarly(null)
          setRefused(null)
          onMonthChange?.(toIso(day))
        }}
        renderCustomHeader={(header) => <MonthHeader {...header} />}
        renderCustomDayName={({ day }) => <DayName day={day} />}
        renderDayContents={(number, day) => (
          <>
            <span>{number}</span>
            {dayInfo && <small>{info(day)?.note}</small>}
          </>
        )}
      />
      {dayInfo && (
        <p role="status" className="text-sm text-error">
          {refused && `${t('date.unavailable')} ${refused}`}
        </p>
      )}
    </div>
  )
}

const nameOf = (day: string, language: string) =>
  new Intl.DateTimeFormat(intlCode(language as LanguageCode), { dateStyle: 'full' }).format(toDate(day))

/**
 * Replaces the library's own frame, which would be named "Choose Date" in every language and would announce "12월 2026": the
 * header announces the month in the reader's format.
 */
const Frame = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className}>{Children.toArray(children).filter((part) => !isReadOut(part))}</div>
)
const isReadOut = (part: ReactNode) => isValidElement<{ role?: string }>(part) && part.props.role === 'alert'
