import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '#src/session/visitor'
import { ErrorState } from '#src/ui/error-state'
import { Container } from '#src/ui/page'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { useClothes } from '../../themes'
import '../../mailbox.css'

const pages = [
  { title: 'Mailbox', to: '/dev/mailbox' },
  { title: 'All mails', to: '/dev/mails' },
] as const

interface MailFrameProps {
  title: (typeof pages)[number]['title']
  lead: string
  /** What could not be read; shown with a button to try again. */
  failed: { title: string; text: string } | null
  onRetry: () => void
  busy: boolean
  loading: boolean
  children: ReactNode
}

/** The frame of the two mail pages: mails that would have been sent, and samples of all. */
export function MailFrame({ title, lead, failed, onRetry, busy, loading, children }: MailFrameProps) {
  useClothes('admin', useLanguage())
  return (
    <main id="content" className="mailbox">
      <title>{`${title} · Naru`}</title>
      <Container>
        <div className="mailbox-head">
          <nav aria-label="Pages about mails">
            {pages.map((page) => (
              <Link key={page.to} to={page.to} aria-current={page.title === title ? 'page' : undefined}>
                {page.title}
              </Link>
            ))}
          </nav>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {failed && (
          <ErrorState title={failed.title} onRetry={onRetry} busy={busy}>
            {failed.text}
          </ErrorState>
        )}
        {loading && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {children}
      </Container>
    </main>
  )
}
