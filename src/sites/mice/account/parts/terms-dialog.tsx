import { useTranslation } from 'react-i18next'
import { type DocumentDialogProps, DocumentFrame } from '#src/kits/account/document-dialog'
import { DocumentParts } from '#src/kits/page/document-parts'

/** The documents that a member agrees to on this site. */
export type MiceDocument = 'terms' | 'privacy' | 'marketing' | 'rules'

/** One of the documents that a member agrees to. */
export function TermsDialog({ document, ...rest }: DocumentDialogProps<MiceDocument>) {
  const { t } = useTranslation('mice.terms')
  return (
    <DocumentFrame title={t(`${document}.title`)} {...rest}>
      <DocumentParts parts={t(`${document}.parts`, { returnObjects: true })} />
    </DocumentFrame>
  )
}
