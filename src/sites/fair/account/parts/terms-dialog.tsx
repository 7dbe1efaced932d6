import { useTranslation } from 'react-i18next'
import { type DocumentDialogProps, DocumentFrame } from '#src/kits/account/document-dialog'
import type { Consented } from '#src/kits/account/newcomer-consents'
import { DocumentParts } from '#src/kits/page/document-parts'

/** One of the documents that a participant agrees to. */
export function TermsDialog({ document, ...rest }: DocumentDialogProps<Consented>) {
  const { t } = useTranslation('fair.terms')
  return (
    <DocumentFrame title={t(`${document}.title`)} {...rest}>
      <DocumentParts parts={t(`${document}.parts`, { returnObjects: true })} />
    </DocumentFrame>
  )
}
