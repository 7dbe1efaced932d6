import { useTranslation } from 'react-i18next'
import { OwnPage } from '#src/kits/guest/own-page'
import { Spinner } from '#src/ui/spinner'
import { site } from '../site'

/** Shown only while the link is opened; the loader then redirects (product §4). */
export function Component() {
  const { t } = useTranslation(site)
  return (
    <OwnPage title={t('title.token')}>
      <Spinner className="size-8 text-brand" />
    </OwnPage>
  )
}
