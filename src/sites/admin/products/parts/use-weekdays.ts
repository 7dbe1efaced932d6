import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The days of the week as choices, Sunday first (product §9). */
export function useWeekdays(): { value: string; label: string }[] {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
    // 4 January 1970 was a Sunday.
    return Array.from({ length: 7 }, (_, day) => ({
      value: String(day),
      label: names.format(new Date(Date.UTC(1970, 0, 4 + day))),
    }))
  }, [language])
}
