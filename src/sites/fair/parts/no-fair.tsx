import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { site, usePaths } from '../site'

/** A pulse: the line between two companies that meet. */
export function NoFair() {
  const { t } = useTranslation(site)
  const paths = usePaths()
  return (
    <EmptyState
      icon={<CalendarClock />}
      title={t('noFair.title')}
      actions={
        <ButtonLink variant="secondary" to={paths.board}>
          {t('noFair.act')}
        </ButtonLink>
      }
    >
      {t('noFair.text')}
    </EmptyState>
  )
}
