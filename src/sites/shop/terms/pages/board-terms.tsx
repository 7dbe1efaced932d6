import { useTranslation } from 'react-i18next'
import { DocumentPage } from '../parts/document-page'

/** What everybody agrees to who reserves here, from every footer. */
export function Component() {
  const { t } = useTranslation('shop')
  return <DocumentPage title={t('title.terms')} documents={['terms']} />
}
