import { useTranslation } from 'react-i18next'
import { DocumentPage } from '../parts/document-page'

/** The terms of every reservation, linked from every footer. */
export function Component() {
  const { t } = useTranslation('shop')
  return <DocumentPage title={t('title.terms')} documents={['terms']} />
}
