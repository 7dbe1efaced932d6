import Archive from 'lucide-react/icons/folder-archive'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApplicationDocument } from '#contract/education/application'
import { documentKinds } from '#contract/education/documents'
import { review } from '#contract/education/review'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { call } from '#src/api/call'
import { DetailPart } from '#src/kits/desk/detail'
import { FileView } from '#src/kits/desk/file-view'
import { Button } from '#src/ui/button'
import { saveFile } from '#src/ui/save-file'
import { DocumentRow } from './document-row'
import { usePress } from './use-press'

/** The documents of the last submitted version: each can be viewed here or downloaded, all of them as one ZIP. */
export function Documents({ application: { id, number, ...application } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const place = ({ kind }: ApplicationDocument) => documentKinds.indexOf(kind)
  const documents = application.documents.toSorted((one, other) => place(one) - place(other))
  const [viewed, setViewed] = useState<ApplicationDocument | null>(null)
  const [saveAll, busy] = usePress(async () => {
    saveFile(await call(review.archive, { params: { id } }, { errors: 'page' }), `${number}.zip`)
  })
  return (
    <DetailPart
      title={t('part.documents')}
      actions={
        documents.length > 0 && (
          <Button size="sm" variant="secondary" busy={busy} icon={<Archive className="size-4" />} onClick={saveAll}>
            {t('documents.all')}
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <p className="text-muted">{t('documents.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              application={id}
              document={document}
              isViewed={document.id === viewed?.id}
              onView={() => setViewed(document.id === viewed?.id ? null : document)}
            />
          ))}
        </ul>
      )}
      {viewed && (
        <FileView
          key={viewed.id}
          file={viewed.file}
          load={(signal) => call(review.document, { params: { id, document: viewed.id } }, { errors: 'page', signal })}
          onClose={() => setViewed(null)}
        />
      )}
      <p className="mt-3 text-sm text-muted">{t('documents.logged')}</p>
    </DetailPart>
  )
}
