import { useTranslation } from 'react-i18next'
import type { DeskPost } from '#contract/board-desk'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'

const tones = { draft: 'neutral', planned: 'info', out: 'success' } as const

/** The state of a post, with the instant it refers to. */
export function PostStateMark({ post }: { post: Pick<DeskPost, 'published_at' | 'state'> }) {
  const { t } = useTranslation('board-desk')
  const { instant } = useDates()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[post.state]}>{t(`state.${post.state}`)}</Badge>
      {post.published_at && (
        <time dateTime={post.published_at} className="text-xs text-muted">
          {instant(post.published_at)}
        </time>
      )}
    </span>
  )
}
