import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mailHtmlPath, openMail } from '#src/api/mailbox'
import { ErrorState } from '#src/ui/error-state'
import { Segmented } from '#src/ui/segmented'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { MailTime } from './mail-time'

type View = 'html' | 'text'
const views: { value: View; label: string }[] = [
  { value: 'html', label: 'As designed' },
  { value: 'text', label: 'Plain text' },
]

/** One mail, as its reader sees it; its links open in a tab of their own. */
export function MailView({ id }: { id: string }) {
  const [view, setView] = useState<View>('html')
  const { data: mail, error, refetch, isFetching } = useQuery(openMail(id))
  if (error) {
    return <ErrorState title="This mail could not be read" onRetry={() => void refetch()} busy={isFetching} />
  }
  if (!mail) {
    return (
      <Loading>
        <TextSkeleton lines={6} />
      </Loading>
    )
  }
  return (
    <article className="mailbox-mail" aria-label={mail.subject}>
      <header>
        <div>
          <h2>{mail.kind === 'sms' ? 'Text message' : mail.subject}</h2>
          <p className="mailbox-fine">
            <span>To {mail.to}</span>
            <MailTime at={mail.at} />
          </p>
        </div>
        {mail.kind !== 'sms' && <Segmented label="View" value={view} onChange={setView} options={views} />}
      </header>
      {view === 'html' && mail.kind !== 'sms' ? (
        <iframe title={mail.subject} src={mailHtmlPath(id)} sandbox="allow-popups allow-popups-to-escape-sandbox" />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0}>{mail.text}</pre>
      )}
    </article>
  )
}
