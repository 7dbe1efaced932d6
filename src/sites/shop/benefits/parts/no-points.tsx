import Coins from 'lucide-react/icons/coins'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'

/** Shown without spendable points or without any history (product §8). */
export function NoPoints({ view }: { view: 'available' | 'history' }) {
  const { t } = useTranslation('shop.benefits')
  const history = view === 'history'
  return (
    <EmptyState
      icon={<Coins />}
      title={t(history ? 'points.emptyHistory' : 'points.emptyAvailable')}
      actions={<ButtonLink to={paths.search()}>{t('points.discover')}</ButtonLink>}
    >
      {t(history ? 'points.emptyHistoryText' : 'points.emptyAvailableText')}
    </EmptyState>
  )
}
