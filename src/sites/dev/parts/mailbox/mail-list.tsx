import { Link } from 'react-router-dom'
import type { KeptMail } from '#src/api/mailbox'
import { MailTime } from './mail-time'

/** The mails as links; the one that is open is marked. */
export const MailList = ({ mails, open }: { mails: readonly KeptMail[]; open: string }) => (
  <nav aria-label="Mails" className="mailbox-list">
    <ul>
      {mails.map(({ id, at, kind, to, subject }) => (
        <li key={id}>
          <Link
            to={`?mail=${id}`}
            replace
            preventScrollReset
            aria-current={id === open || undefined}
            className="mailbox-entry"
          >
            <span className="mailbox-fine">
              <span>{kind === 'sms' ? `SMS ${to}` : to}</span>
              <MailTime at={at} />
            </span>
            <strong>{subject}</strong>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
