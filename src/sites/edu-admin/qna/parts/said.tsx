import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { type DeskThread, inquiryDesk } from '#contract/inquiry-desk'
import { call } from '#src/api/call'
import { MessageList } from '#src/kits/thread/message-list'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { travel } from '../../site'

/** All that was said, with the names of who wrote it. */
export function Said({ thread }: { thread: DeskThread }) {
  const { t } = useTranslation('edu-admin.qna')
  const { t: board } = useTranslation('board')
  const download = async (file: StoredFile) => {
    try {
      const params = { site: travel, id: thread.id, file: file.id } as const
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
