import { useTranslation } from 'react-i18next'
import { type DocumentDialogProps, DocumentFrame } from '#src/kits/account/document-dialog'
import { DocumentParts } from '#src/kits/page/document-parts'
import type { Document } from '../../terms/parts/document'

/** One of the documents that a member agrees to. */
export function TermsDialog({ document, ...rest }: DocumentDialogProps<Document>) {
  const { t } = useTranslation('shop.terms')
  return (
    <DocumentFrame title={t(`${document}.title`)} {...rest}>
      <DocumentParts parts={t(`${document}.parts`, { returnObjects: true })} />
    </DocumentFrame>
  )
}
