import { useTranslation } from 'react-i18next'
import { type Application, application as contract } from '#contract/education/application'
import { documentKinds } from '#contract/education/documents'
import type { StoredFile } from '#contract/files'
import { call } from '#src/api/call'
import { FileButtons } from '#src/kits/thread/attachments'
import { Facts } from '#src/ui/facts'
import { saveFile } from '#src/ui/save-file'

/** The documents of an application by kind. */
export function DetailDocuments({ application }: { application: Application }) {
  const { t } = useTranslation('edu-travel.application')
  const { documents } = application
  const save = async (file: StoredFile) => {
    const document = documents.find((each) => each.file.id === file.id)
    if (!document) return
    const bytes = await call(contract.document, { params: { id: application.id, document: document.id } }).catch(
      () => null,
    )
    if (bytes) saveFile(bytes, file.name)
  }
  const kinds = documentKinds.filter((kind) => documents.some((each) => each.kind === kind))
  if (kinds.length === 0) return <p className="text-muted">{t('check.nothing')}</p>
  return (
    <Facts
      facts={kinds.map((kind) => ({
        label: t(`documents.kinds.${kind}`),
        value: (
          <FileButtons
            files={documents.filter((each) => each.kind === kind).map(({ file }) => file)}
            onPick={(file) => void save(file)}
          />
        ),
      }))}
    />
  )
}
