import { useTranslation } from 'react-i18next'
import { documentKinds, neededDocuments } from '#contract/education/documents'
import { applicationFile } from '#contract/education/limits'
import { useLanguage } from '#src/session/visitor'
import { bytesInWords } from '#src/ui/bytes'
import { Comments } from './comments'
import { DocumentKindRow } from './document-kind-row'
import { useFormScene } from './form-context'
import { Locked } from './locked'
import { useWritten } from './use-written'

/** The documents as a checklist; which ones are required depends on the applicant (product §3). */
export function DocumentsStep() {
  const { t } = useTranslation('edu-travel.application')
  const language = useLanguage()
  const { application } = useFormScene()
  const { contact } = useWritten()
  const needed = neededDocuments(contact.kind)
  const shown = documentKinds.filter(
    (kind) => needed.includes(kind) || application.documents.some((each) => each.kind === kind),
  )
  const isOpen = application.open.includes('documents')
  return (
    <div className="stack-6">
      {!isOpen && <Locked />}
      <Comments section="documents" />
      <p className="text-muted">{t('documents.lead', { size: bytesInWords(applicationFile.bytes, language) })}</p>
      <ul className="stack-4">
        {shown.map((kind) => (
          <DocumentKindRow key={kind} kind={kind} isNeeded={needed.includes(kind)} isOpen={isOpen} />
        ))}
      </ul>
    </div>
  )
}
