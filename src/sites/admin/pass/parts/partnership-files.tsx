import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskPartnership, passPartnershipDesk } from '#contract/pass/partnership'
import { call } from '#src/api/call'
import { DetailPart } from '#src/kits/desk/detail'
import { FileView, isViewable } from '#src/kits/desk/file-view'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { partnership } from '../queries'

/** The documents of an application, shown in the page or downloaded; each look is recorded in the audit log (product §4). */
export function PartnershipFiles({ application: { id, files } }: { application: DeskPartnership }) {
  const { t } = useTranslation('admin.pass')
  const client = useQueryClient()
  const [shown, setShown] = useState<string | null>(null)
  const file = files.find((each) => each.id === shown)
  const load = async (of: string, signal?: AbortSignal) => {
    const params = { id, file: of }
    const bytes = await call(passPartnershipDesk.file, { params }, { errors: 'page', ...(signal && { signal }) })
    // The history now has an entry for it.
    void client.invalidateQueries({ queryKey: partnership(id).queryKey })
    return bytes
  }
  const save = async (of: string, name: string) => {
    try {
      saveFile(await load(of), name)
    } catch {
      toast.error(t('partnership.failed'))
    }
  }
  return (
    <DetailPart title={t('partnership.files')}>
      <p className="text-sm text-muted">{t(files.length === 0 ? 'partnership.noFiles' : 'partnership.logged')}</p>
      <ul className="ruled">
        {files.map(({ id: of, name, mime }) => (
          <li key={of} className="flex flex-wrap items-center gap-2 py-2">
            <span className="me-2 min-w-0 font-medium wrap-anywhere">{name}</span>
            {isViewable(mime) && (
              <Button variant="secondary" size="sm" onClick={() => setShown(of)}>
                {t('partnership.open', { name })}
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => void save(of, name)}>
              {t('partnership.save', { name })}
            </Button>
          </li>
        ))}
      </ul>
      {file && (
        <FileView key={file.id} file={file} load={(signal) => load(file.id, signal)} onClose={() => setShown(null)} />
      )}
    </DetailPart>
  )
}
