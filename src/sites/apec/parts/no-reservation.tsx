import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../site'

/** That this tab has opened no reservation, and the way to one. */
export function NoReservation() {
  const { t } = useTranslation('guest')
  return (
    <EmptyState title={t('done.none')} actions={<ButtonLink to={paths.myReservation}>{t('find.title')}</ButtonLink>}>
      {t('done.noneText')}
    </EmptyState>
  )
}
