import { useTranslation } from 'react-i18next'
import { profileLimits } from '#contract/fair/limits'
import { companyPictures, fairParticipants, type OwnParticipant } from '#contract/fair/participant'
import { pictureUpload } from '#contract/media'
import { call } from '#src/api/call'
import { useCall } from '#src/api/query'
import { FileButton } from '#src/kits/account/file-button'
import { Button } from '#src/ui/button'
import { Picture } from '#src/ui/picture'
import { DocumentList } from '../../company/parts/document-list'

const own = { refreshes: [fairParticipants.own] }

/** Logo, banner, product picture and documents; each is saved immediately. */
export function OwnFiles({ own: participant }: { own: OwnParticipant }) {
  const { t } = useTranslation('fair.account')
  const { t: company } = useTranslation('fair.company')
  const set = useCall(fairParticipants.setPicture, own)
  const remove = useCall(fairParticipants.removePicture, own)
  const add = useCall(fairParticipants.addDocument, own)
  const drop = useCall(fairParticipants.removeDocument, own)
  const { documents } = participant
  const quietly = (work: Promise<unknown>) => void work.catch(() => {})
  return (
    <div className="space-y-6">
      <ul className="grid gap-4 sm:grid-cols-3">
        {companyPictures.map((picture) => {
          const there = participant[picture]
          return (
            <li key={picture} className="flex flex-col gap-2">
              <p className="text-sm font-semibold">{company(`picture.${picture}`)}</p>
              <div className="aspect-3/2 overflow-hidden rounded-md bg-sunken">
                {there && <Picture picture={there} sizes="240px" className="size-full object-contain" />}
              </div>
              <div className="flex flex-wrap gap-2">
                <FileButton
                  accept={pictureUpload.types.join(',')}
                  label={t(there ? 'mypage.replace' : 'mypage.upload')}
                  name={company(`picture.${picture}`)}
                  busy={set.isPending && set.variables.body.picture === picture}
                  onFile={(file) => quietly(set.mutateAsync({ body: { picture }, files: { file } }))}
                />
                {there && (
                  <Button
                    variant="ghost"
                    size="sm"
                    onClick={() => quietly(remove.mutateAsync({ params: { picture } }))}
                  >
                    {t('mypage.remove')}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <div>
        <p className="mb-2 text-sm font-semibold">{company('field.documents')}</p>
        {documents.length === 0 && <p className="mb-3 text-muted">{t('mypage.noDocuments')}</p>}
        {documents.map((document) => (
          <div
            key={document.id}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1.5"
          >
            <DocumentList
              documents={[document]}
              load={({ id }) => call(fairParticipants.document, { params: { document: id } })}
            />
            <Button
              variant="ghost"
              size="sm"
              onClick={() => quietly(drop.mutateAsync({ params: { document: document.id } }))}
            >
              {t('mypage.remove')}
            </Button>
          </div>
        ))}
        {documents.length < profileLimits.documents && (
          <div className="mt-3">
            <FileButton
              accept=".pdf,image/jpeg,image/png,image/webp"
              label={t('mypage.addDocument')}
              name={company('field.documents')}
              busy={add.isPending}
              onFile={(file) => quietly(add.mutateAsync({ body: {}, files: { file } }))}
            />
          </div>
        )}
      </div>
    </div>
  )
}
