import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { inquiry, type Thread } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { call } from '#src/api/call'
import { MessageList } from '#src/kits/thread/message-list'
import { Alert } from '#src/ui/alert'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'

const notes = { received: 'waiting', answered: 'again', closed: 'closed' } as const

/** All messages of an inquiry, oldest first, and what happens next. */
export function ThreadView({ site, thread }: { site: Site; thread: Thread }) {
  const { t } = useTranslation('board')
  const { t: kit } = useTranslation('thread')
  const download = async (file: StoredFile) => {
    try {
      const params = { site, id: thread.id, file: file.id }
      saveFile(await call(inquiry.file, { params }, { errors: 'page', area: siteRecords[site].area }), file.name)
    } catch {
      toast.error(t('thread.downloadFailed'))
    }
  }
  return (
    <div className="stack-6">
      <MessageList label={kit('label')} messages={thread.messages} onPick={(file) => void download(file)} />
      <Alert tone={thread.status === 'closed' ? 'success' : 'info'}>{t(`thread.${notes[thread.status]}`)}</Alert>
    </div>
  )
}
