import { type ReactNode, useState } from 'react'
import { Segmented } from '#src/ui/segmented'

type View = 'html' | 'text'
const views: { value: View; label: string }[] = [
  { value: 'html', label: 'As designed' },
  { value: 'text', label: 'Plain text' },
]

interface MailSheetProps {
  subject: string
  /** In small letters below the subject. */
  fine: ReactNode
  /** Null for what has no design, such as a text message. */
  htmlPath: string | null
  text: string
}

/** One mail, as its reader sees it; its links open in a tab of their own. */
export function MailSheet({ subject, fine, htmlPath, text }: MailSheetProps) {
  const [view, setView] = useState<View>('html')
  return (
    <article className="mailbox-mail" aria-label={subject}>
      <header>
        <div>
          <h2>{subject}</h2>
          <p className="mailbox-fine">{fine}</p>
        </div>
        {htmlPath && <Segmented label="View" value={view} onChange={setView} options={views} />}
      </header>
      {htmlPath && view === 'html' ? (
        <iframe title={subject} src={htmlPath} sandbox="allow-popups allow-popups-to-escape-sandbox" />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0}>{text}</pre>
      )}
    </article>
  )
}
