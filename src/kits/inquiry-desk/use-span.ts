import { useTranslation } from 'react-i18next'

/** Returns how a number of minutes is written: in hours and minutes, from two days in days and hours. */
export function useSpan(): (minutes: number) => string {
  const { t } = useTranslation('inquiry-desk')
  return (minutes) => {
    const hours = Math.floor(minutes / 60)
    const parts =
      hours < 48
        ? ([
            ['hours', hours],
            ['minutes', minutes % 60],
          ] as const)
        : ([
            ['days', Math.floor(hours / 24)],
            ['hours', hours % 24],
          ] as const)
    const written = parts.flatMap(([unit, value]) => (value > 0 ? [t(`span.${unit}`, { value })] : []))
    return written.join(' ') || t('span.minutes', { value: 0 })
  }
}

/** The whole minutes from one instant to another. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
