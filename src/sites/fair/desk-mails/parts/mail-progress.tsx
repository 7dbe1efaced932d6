import { useTranslation } from 'react-i18next'
import type { Mailing } from '#contract/fair/mail-desk'
import { useNumbers } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'

/** The progress of a mailing. */
export function MailProgress({ mail: { recipients, sent, failed, gone } }: { mail: Mailing }) {
  const { t } = useTranslation('fair.desk-mails')
  const numbers = useNumbers()
  if (failed > 0) return <Badge tone="error">{t('state.failed', { count: failed })}</Badge>
  const isDone = sent + gone === recipients
  return (
    <Badge tone={isDone ? 'success' : 'info'}>
      {isDone ? t('state.sent') : t('state.sending', { sent: numbers(sent), of: numbers(recipients) })}
    </Badge>
  )
}
