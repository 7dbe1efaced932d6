import { useTranslation } from 'react-i18next'
import type { MatchingRunRow } from '#contract/fair/matching'
import { Badge } from '#src/ui/badge'

const tones = { queued: 'neutral', running: 'info', done: 'success', canceled: 'neutral', failed: 'error' } as const

/** The status of a run, and whether its meetings are published. */
export function RunState({ run: { status, published_at } }: { run: Pick<MatchingRunRow, 'status' | 'published_at'> }) {
  const { t } = useTranslation('fair.desk-matching')
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {published_at && <Badge tone="brand">{t('published')}</Badge>}
    </span>
  )
}
