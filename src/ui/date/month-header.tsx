import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLayoutEffect, useRef } from 'react'
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker'
import { useTranslation } from 'react-i18next'
import { intlCode, type LanguageCode } from '#contract/languages'
import { IconButton } from '../icon-button'

/** The shown month, with buttons to its neighbors. */
export function MonthHeader(header: ReactDatePickerCustomHeaderProps) {
  const { t, i18n } = useTranslation('ui')
  const month = new Intl.DateTimeFormat(intlCode(i18n.language as LanguageCode), {
    year: 'numeric',
    month: 'long',
  }).format(header.monthDate)
  const title = useRef<HTMLParagraphElement>(null)
  // The library calls its weeks "Month 12월, 2026", whatever the reader's format, and leaves their table without a name. Set in
  // the same commit, so that it is never read aloud.
  useLayoutEffect(() => {
    const table = title.current?.closest('.calendar')?.querySelector('[role="table"]')
    table?.setAttribute('aria-label', month)
    for (const weeks of table?.querySelectorAll('[role="rowgroup"]') ?? []) weeks.removeAttribute('aria-label')
  })
  return (
    <div className="flex items-center justify-between gap-2 pb-2">
      <IconButton
        label={t('date.previousMonth')}
        size="sm"
        onClick={header.decreaseMonth}
        disabled={header.prevMonthButtonDisabled}
      >
        <ChevronLeft className="size-5 rtl:mirrored" />
      </IconButton>
      <p ref={title} aria-live="polite" className="font-semibold">
        {month}
      </p>
      <IconButton
        label={t('date.nextMonth')}
        size="sm"
        onClick={header.increaseMonth}
        disabled={header.nextMonthButtonDisabled}
      >
        <ChevronRight className="size-5 rtl:mirrored" />
      </IconButton>
    </div>
  )
}

/** The heading of a column: short on screen, in full for screen readers. */
export function DayName({ day }: { day: Date }) {
  const { i18n } = useTranslation('ui')
  const language = intlCode(i18n.language as LanguageCode)
  const name = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(language, { weekday }).format(day)
  return (
    <>
      <span className="sr-only">{name('long')}</span>
      <span aria-hidden="true">{name('short')}</span>
    </>
  )
}
