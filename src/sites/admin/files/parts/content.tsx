import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileRow } from '#contract/files-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { FileView, isViewable } from '#src/kits/desk/file-view'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { contentOf } from './place-of'
import { useNameOf } from './use-name-of'

/** The content of a file, where the user may open what it belongs to. */
export function Content({ file }: { file: FileRow }) {
  const { t } = useTranslation('admin.files')
  const name = useNameOf()(file)
  const [isOpen, setIsOpen] = useState(false)
  const open = file.uses.filter(({ can_open }) => can_open)
  const use = open.find(({ is_shown }) => is_shown)
  const why = file.uses.length === 0 ? 'unused' : open.length === 0 ? 'closed' : 'hidden'
  const save = async (of: typeof use & object) => {
    try {
      saveFile(await contentOf(of), name)
    } catch {
      toast.error(t('content.failed'))
    }
  }
  return (
    <DetailPart title={t('content.title')}>
      <p className="text-sm text-muted">{t(`content.${use ? 'note' : why}`)}</p>
      {use && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isViewable(file.mime) && !isOpen && (
            <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
              {t('content.open')}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => void save(use)}>
            {t('content.save')}
          </Button>
        </div>
      )}
      {use && isOpen && (
        <FileView
          key={use.file}
          file={{ ...file, name }}
          load={(signal) => contentOf(use, signal)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </DetailPart>
  )
}
