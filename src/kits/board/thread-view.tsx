import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { type InquiryMessage, inquiry, type Thread } from '#contract/inquiry'
import { type Site, siteRecords } from '#contract/sites/sites'
import { call } from '#src/api/call'
import { useSite } from '#src/kits/page/site'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { FileButtons } from './file-links'

const notes = { received: 'waiting', answered: 'again', closed: 'closed' } as const

/** All that was said, oldest first, and what happens next. */
export function ThreadView({ site, thread }: { site: Site; thread: Thread }) {
  const { t } = useTranslation('board')
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
      <ol aria-label={t('thread.label')} className="stack-5">
        {thread.messages.map((message) => (
          <Message key={message.id} message={message} onPick={(file) => void download(file)} />
        ))}
      </ol>
      <Alert tone={thread.status === 'closed' ? 'success' : 'info'}>{t(`thread.${notes[thread.status]}`)}</Alert>
    </div>
  )
}

interface MessageProps {
  message: Pick<InquiryMessage, 'author' | 'content' | 'created_at'> & { files?: readonly StoredFile[] }
  onPick?: (file: StoredFile) => void
}

/** What one of the two has said, and when. */
export function Message({ message, onPick }: MessageProps) {
  const { t } = useTranslation('board')
  const { instant } = useDates()
  const { name } = useSite()
  const own = message.author === 'person'
  return (
    <li className={own ? 'md:ps-12' : 'md:pe-12'}>
      <article
        className={`rounded-md border px-5 py-4 ${own ? 'border-line bg-surface' : 'border-brand/30 bg-brand-soft'}`}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <h3 className={`font-semibold ${own ? 'text-ink' : 'text-brand'}`}>
            {own ? t('thread.you') : t('thread.operator', { site: name })}
          </h3>
          <time dateTime={message.created_at} className="text-muted">
            {instant(message.created_at)}
          </time>
        </header>
        <p dir="auto" className="mt-2.5 whitespace-pre-line wrap-anywhere">
          {message.content}
        </p>
        {message.files && message.files.length > 0 && onPick && (
          <div className="mt-4">
            <FileButtons files={message.files} onPick={onPick} />
          </div>
        )}
      </article>
    </li>
  )
}
