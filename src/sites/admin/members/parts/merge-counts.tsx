import { useTranslation } from 'react-i18next'
import type { MergePreview } from '#contract/members-merge'
import { useNumbers } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'

/** What moves or stays, by kind; a sentence if there is nothing. */
export function MergeCounts({ counts, none }: { counts: MergePreview['moves']; none: string }) {
  const { t } = useTranslation('admin.members')
  const numbers = useNumbers()
  if (counts.length === 0) return <p className="text-sm text-muted">{none}</p>
  return (
    <Facts
      compact
      facts={counts.map(({ kind, count }) => ({ label: t(`merge.kind.${kind}`), value: numbers(count) }))}
    />
  )
}
