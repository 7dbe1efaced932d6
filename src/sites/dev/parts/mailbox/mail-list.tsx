import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Entry {
  id: string
  subject: string
}

interface MailListProps<M extends Entry> {
  mails: readonly M[]
  open: string
  fine: (mail: M) => ReactNode
}

/** The mails as links; the one that is open is marked. */
export const MailList = <M extends Entry>({ mails, open, fine }: MailListProps<M>) => (
  <nav aria-label="Mails" className="mailbox-list">
    <ul>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to={`?mail=${mail.id}`}
            replace
            preventScrollReset
            aria-current={mail.id === open || undefined}
            className="mailbox-entry"
          >
            <span className="mailbox-fine">{fine(mail)}</span>
            <strong>{mail.subject}</strong>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
