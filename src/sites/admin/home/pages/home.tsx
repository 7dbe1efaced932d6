import { useTranslation } from 'react-i18next'
import { DeskPage } from '#src/kits/desk/desk-page'
import { EmptyState } from '#src/ui/empty-state'
import { site } from '../../site'

/** What needs the desk now. */
export function Component() {
  const { t } = useTranslation(site)
  const { t: ofHome } = useTranslation('admin.home')
  return (
    <DeskPage title={t('title.home')}>
      <EmptyState title={ofHome('nothing')} />
    </DeskPage>
  )
}
