import { useTranslation } from 'react-i18next'
import { DocumentPage } from '../parts/document-page'

/** The privacy policy, linked from every footer. */
export function Component() {
  const { t } = useTranslation('shop')
  return <DocumentPage title={t('title.privacy')} documents={['privacy', 'provided', 'marketing']} />
}
