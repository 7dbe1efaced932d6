import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyDesk, type DeskCompany } from '#contract/companies'
import { call } from '#src/api/call'
import { DetailPart } from '#src/kits/desk/detail'
import { FileView, isViewable } from '#src/kits/desk/file-view'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { company as companyQuery } from '../queries'

/** The registration certificate, shown in the page or downloaded; each look is recorded in the audit log (product §4). */
export function Certificate({ company: { id, file } }: { company: DeskCompany }) {
  const { t } = useTranslation('admin.companies')
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const load = async (signal?: AbortSignal) => {
    const bytes = await call(companyDesk.file, { params: { id } }, { errors: 'page', ...(signal && { signal }) })
    // The history now has an entry for this look.
    void client.invalidateQueries({ queryKey: companyQuery(id).queryKey })
    return bytes
  }
  const save = async (name: string) => {
    try {
      saveFile(await load(), name)
    } catch {
      toast.error(t('file.failed'))
    }
  }
  return (
    <DetailPart title={t('column.file')}>
      {!file ? (
        <p className="text-muted">{t('file.missing')}</p>
      ) : (
        <>
          <p className="mb-3 text-sm text-muted">{t('file.logged')}</p>
          <div className="flex flex-wrap items-center gap-2">
            <span className="me-2 min-w-0 font-medium wrap-anywhere">{file.name}</span>
            {isViewable(file.mime) && !isOpen && (
              <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
                {t('file.open')}
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => void save(file.name)}>
              {t('file.save')}
            </Button>
          </div>
          {isOpen && <FileView key={file.id} file={file} load={load} onClose={() => setIsOpen(false)} />}
        </>
      )}
    </DetailPart>
  )
}
