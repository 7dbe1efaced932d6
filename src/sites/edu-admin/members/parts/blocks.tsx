import { useTranslation } from 'react-i18next'
import type { Block } from '#contract/applicants-desk'
import { DeskTimeline, type TimelineItem } from '#src/kits/desk/detail'

/** When, by whom and why an account was blocked and unblocked, newest first. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation('edu-admin.members')
  if (blocks.length === 0) return <p className="text-sm text-muted">{t('blocks.none')}</p>
  const items = blocks.flatMap((block): TimelineItem[] => {
    const { id, at, by, reason, lifted_at, lifted_by, lifted_reason } = block
    const began = { key: id, at, what: t('blocks.blocked'), who: by, words: reason }
    if (!lifted_at) return [began]
    return [{ key: `${id}-end`, at: lifted_at, what: t('blocks.lifted'), who: lifted_by, words: lifted_reason }, began]
  })
  return <DeskTimeline items={items} />
}
