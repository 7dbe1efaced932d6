import { useTranslation } from 'react-i18next'

/** Returns points as text: `3,000 P`; spent points with a minus. */
export function usePointWords(): (points: number) => string {
  const { t } = useTranslation('shop.benefits')
  return (points) => `${points < 0 ? '−' : ''}${t('points.amount', { points: Math.abs(points) })}`
}
