import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { type DeskThread, inquiryDesk } from '#contract/inquiry-desk'
import type { Site } from '#contract/sites/sites'
import { call } from '#src/api/call'
import { MessageList } from '#src/kits/thread/message-list'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'

/** All messages, with their authors' names. */
export function Messages({ site, thread }: { site: Site; thread: DeskThread }) {
  const { t } = useTranslation('inquiry-desk')
  const { t: board } = useTranslation('board')
  const download = async (file: StoredFile) => {
    try {
      const params = { site, id: thread.id, file: file.id }
      saveFile(await call(inquiryDesk.file, { params }, { errors: 'page' }), file.name)
    } catch {
      toast.error(board('thread.downloadFailed'))
    }
  }
  return (
    <MessageList
      messages={thread.messages}
      nameOf={({ author, answered_by }) =>
        author === 'person' ? thread.name || thread.email : (answered_by ?? t('desk'))
      }
      onPick={(file) => void download(file)}
    />
  )
}
