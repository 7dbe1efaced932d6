import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../site'

/** Shown when this tab has opened no reservation, with a link to find one. */
export function NoReservation() {
  const { t } = useTranslation('guest')
  return (
    <EmptyState title={t('done.none')} actions={<ButtonLink to={paths.myReservation}>{t('find.title')}</ButtonLink>}>
      {t('done.noneText')}
    </EmptyState>
  )
}
