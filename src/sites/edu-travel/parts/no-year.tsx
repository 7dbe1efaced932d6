import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../site'

/** Shown in place of figures until a year of the program is announced. */
export function NoYear() {
  const { t } = useTranslation(site)
  return (
    <EmptyState
      icon={<CalendarClock />}
      title={t('noYear.title')}
      actions={
        <ButtonLink variant="secondary" to={paths.contactUs}>
          {t('noYear.ask')}
        </ButtonLink>
      }
    >
      {t('noYear.text')}
    </EmptyState>
  )
}
