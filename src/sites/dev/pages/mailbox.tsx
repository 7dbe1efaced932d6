import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useSearchParams } from 'react-router-dom'
import { mailList } from '#src/api/mailbox'
import { useLanguage } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Container } from '#src/ui/page'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { MailList } from '../parts/mailbox/mail-list'
import { MailView } from '../parts/mailbox/mail-view'
import { useClothes } from '../themes'
import '../mailbox.css'

/** What would have been sent by mail or as a text message. */
export function Component() {
  useClothes('admin', useLanguage())
  const [search] = useSearchParams()
  const { data: mails, error, refetch, isFetching } = useQuery(mailList())
  const open = search.get('mail') ?? mails?.[0]?.id
  const noBox = (error as { status?: number } | null)?.status === 404
  return (
    <main id="content" className="mailbox">
      <title>Mailbox · Naru</title>
      <Container>
        <div className="mailbox-head">
          <h1>Mailbox</h1>
          <p>Mails and text messages are kept here instead of being sent, newest first.</p>
        </div>
        {error && !mails && (
          <ErrorState
            title={noBox ? 'There is no mailbox here' : 'The mailbox could not be read'}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {noBox ? 'SMTP_URL is set, so mails are really sent.' : 'The server did not answer as it should.'}
          </ErrorState>
        )}
        {!error && !mails && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {mails?.length === 0 && (
          <EmptyState icon={<Mail />} title="No mail yet">
            Create an account or reserve something: what would be sent appears here by itself.
          </EmptyState>
        )}
        {mails && open && (
          <div className="mailbox-panes">
            <MailList mails={mails} open={open} />
            <MailView key={open} id={open} />
          </div>
        )}
      </Container>
    </main>
  )
}
