import { useTranslation } from 'react-i18next'
import type { StoredFile } from '#contract/files'
import { useSite } from '#src/kits/page/site'
import { useDates } from '#src/session/dates'
import { FileButtons } from './attachments'

/** A message by one of the two sides. */
export interface ThreadMessage {
  id: string
  author: 'person' | 'operator'
  content: string
  created_at: string
  files?: readonly StoredFile[]
}

interface MessageListProps<M extends ThreadMessage> {
  messages: readonly M[]
  /** The name of a message's author; without it, the reader is the person who asked. */
  nameOf?: (message: M) => string
  /** The accessible name of the list, where no heading provides it. */
  label?: string
  /** Fetches an attached file; a thread without files needs none. */
  onPick?: (file: StoredFile) => void
}

/** All messages, oldest first. */
export function MessageList<M extends ThreadMessage>({ messages, label, nameOf, onPick }: MessageListProps<M>) {
  return (
    <ol aria-label={label} className="stack-5">
      {messages.map((message) => (
        <Message key={message.id} message={message} author={nameOf?.(message)} onPick={onPick} />
      ))}
    </ol>
  )
}

interface MessageProps {
  message: ThreadMessage
  author: string | undefined
  onPick: ((file: StoredFile) => void) | undefined
}

function Message({ message, author, onPick }: MessageProps) {
  const { t } = useTranslation('thread')
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
            {author ?? (own ? t('you') : t('operator', { site: name }))}
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
