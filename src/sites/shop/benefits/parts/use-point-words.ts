import { useTranslation } from 'react-i18next'

/** Points as they are written: `3,000 P`; what was spent with a minus. */
export function usePointWords(): (points: number) => string {
  const { t } = useTranslation('shop.benefits')
  return (points) => `${points < 0 ? '−' : ''}${t('points.amount', { points: Math.abs(points) })}`
}
