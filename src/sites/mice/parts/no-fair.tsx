import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../site'

/** Shown in place of dates and figures until a fair is announced. */
export function NoFair() {
  const { t } = useTranslation(site)
  return (
    <EmptyState
      icon={<CalendarClock />}
      title={t('noFair.title')}
      actions={
        <ButtonLink variant="secondary" to={paths.news}>
          {t('noFair.act')}
        </ButtonLink>
      }
    >
      {t('noFair.text')}
    </EmptyState>
  )
}
