import { useTranslation } from 'react-i18next'
import { type DocumentDialogProps, DocumentFrame } from '#src/kits/account/document-dialog'
import { type Document, DocumentParts } from '../../terms/parts/document-parts'

/** One of the texts that a member agrees to. */
export function TermsDialog({ document, ...rest }: DocumentDialogProps<Document>) {
  const { t } = useTranslation('shop.terms')
  return (
    <DocumentFrame title={t(`${document}.title`)} {...rest}>
      <DocumentParts document={document} />
    </DocumentFrame>
  )
}
