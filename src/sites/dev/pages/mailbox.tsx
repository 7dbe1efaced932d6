import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useSearchParams } from 'react-router-dom'
import { mailHtmlPath, mailList, openMail } from '#src/api/mailbox'
import { EmptyState } from '#src/ui/empty-state'
import { MailFrame } from '../parts/mailbox/mail-frame'
import { MailList } from '../parts/mailbox/mail-list'
import { MailTime } from '../parts/mailbox/mail-time'
import { MailView } from '../parts/mailbox/mail-view'

const notices = {
  noBox: { title: 'There is no mailbox here', text: 'SMTP_URL is set, so mails are really sent.' },
  failed: { title: 'The mailbox could not be read', text: 'The server did not answer as it should.' },
}

/** Mails and text messages that would have been sent. */
export function Component() {
  const [search] = useSearchParams()
  const { data: mails, error, refetch, isFetching } = useQuery(mailList())
  const open = search.get('mail') ?? mails?.[0]?.id
  const noBox = (error as { status?: number } | null)?.status === 404
  return (
    <MailFrame
      title="Mailbox"
      lead="Mails and text messages are kept here instead of being sent, newest first."
      failed={error && !mails ? notices[noBox ? 'noBox' : 'failed'] : null}
      onRetry={() => void refetch()}
      busy={isFetching}
      loading={!error && !mails}
    >
      {mails?.length === 0 && (
        <EmptyState icon={<Mail />} title="No mail yet">
          Create an account or reserve something: what would be sent appears here by itself.
        </EmptyState>
      )}
      {mails && open && (
        <div className="mailbox-panes">
          <MailList
            mails={mails}
            open={open}
            fine={({ kind, to, at }) => <Fine to={kind === 'sms' ? `SMS ${to}` : to} at={at} />}
          />
          <MailView
            key={open}
            query={openMail(open)}
            htmlPath={({ id, kind }) => (kind === 'sms' ? null : mailHtmlPath(id))}
            fine={({ to, at }) => <Fine to={`To ${to}`} at={at} />}
          />
        </div>
      )}
    </MailFrame>
  )
}

const Fine = ({ to, at }: { to: string; at: string }) => (
  <>
    <span>{to}</span>
    <MailTime at={at} />
  </>
)
