import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '#contract/education/documents'
import { applicationFile, applicationLimits } from '#contract/education/limits'
import { Badge } from '#src/ui/badge'
import { Card } from '#src/ui/card'
import { FileRow } from '#src/ui/form/file-row'
import { FormLink } from '../../parts/form-link'
import { DocumentRow } from './document-row'
import { useFormScene } from './form-context'
import { useDocumentUpload } from './use-document-upload'

interface DocumentKindRowProps {
  kind: DocumentKind
  isNeeded: boolean
  isOpen: boolean
}

/** One kind of document: whether it is provided, its files, and a button to add one. */
export function DocumentKindRow({ kind, isNeeded, isOpen }: DocumentKindRowProps) {
  const { t } = useTranslation('edu-travel.application')
  const { application } = useFormScene()
  const input = useRef<HTMLInputElement>(null)
  const { file, progress, problem, take, stop } = useDocumentUpload(kind)
  const files = application.documents.filter((each) => each.kind === kind)
  const canAdd = isOpen && files.length < applicationLimits.files && !file
  return (
    <Card as="li" className="stack-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-bold">{t(`documents.kinds.${kind}`)}</h3>
          <p className="text-sm text-muted">{isNeeded ? t(`documents.help.${kind}`) : t('documents.extra')}</p>
        </div>
        {files.length > 0 ? (
          <Badge tone="success">{t('documents.there')}</Badge>
        ) : (
          isNeeded && <Badge tone="warning">{t('documents.missing')}</Badge>
        )}
      </div>
      {files.length > 0 && (
        <ul className="stack-2">
          {files.map((each) => (
            <DocumentRow key={each.id} document={each} isOpen={isOpen} />
          ))}
        </ul>
      )}
      {file && <FileRow file={file} progress={progress} onRemove={stop} />}
      {problem && (
        <p role="alert" className="text-sm font-medium text-error">
          {problem}
        </p>
      )}
      {canAdd && (
        <div className="flex flex-wrap items-center gap-3">
          <label className="picked inline-flex min-h-(--control) w-fit items-center gap-2 rounded-md border border-line-strong bg-surface px-5 py-2 font-semibold eased hover:border-ink">
            <input
              ref={input}
              type="file"
              name={kind}
              accept={applicationFile.accept}
              aria-label={t('documents.addTo', { kind: t(`documents.kinds.${kind}`) })}
              onClick={(event) => {
                // Lets the user choose the same file again after a refusal.
                event.currentTarget.value = ''
              }}
              onChange={(event) => take(event.target.files?.[0])}
              className="sr-only"
            />
            <Upload className="size-4.5 text-brand" />
            {t('documents.add')}
          </label>
          {files.length === 0 && <FormLink kind={kind} name={t(`documents.kinds.${kind}`)} />}
        </div>
      )}
    </Card>
  )
}
