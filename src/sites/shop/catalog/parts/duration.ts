import type { TFunction } from 'i18next'

const day = 1440

/** A duration in words: minutes below an hour, whole days from one day on. */
export function duration(t: TFunction<'shop'>, minutes: number): string {
  if (minutes < 60) return t('duration.minutes', { count: minutes })
  if (minutes >= day) return t('duration.days', { count: Math.round(minutes / day) })
  const rest = minutes % 60
  if (rest === 0) return t('duration.hours', { count: minutes / 60 })
  return t('duration.hoursMinutes', { hours: Math.floor(minutes / 60), minutes: rest })
}
