import { useTranslation } from 'react-i18next'
import type { MailRow } from '#contract/mails-desk'
import { Badge } from '#src/ui/badge'

const tones = { waiting: 'neutral', sent: 'success', retrying: 'warning', failed: 'error' } as const

/** The delivery state of a message, and whether a failure is settled. */
export function Status({ state, is_open }: Pick<MailRow, 'state' | 'is_open'>) {
  const { t } = useTranslation('admin.mails')
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{t(`status.${state}`)}</Badge>
      {state === 'failed' && !is_open && <Badge tone="neutral">{t('settled')}</Badge>}
    </span>
  )
}
