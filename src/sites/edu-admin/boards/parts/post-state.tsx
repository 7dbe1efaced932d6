import { useTranslation } from 'react-i18next'
import type { DeskPost, PostState } from '#contract/board-desk'
import { useDates } from '#src/session/dates'
import { useVisitor } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'

const tones = { draft: 'neutral', planned: 'info', out: 'success' } as const

/** Whether a post is written, planned or out at an instant, in milliseconds. */
export function stateOf({ published_at }: Pick<DeskPost, 'published_at'>, now: number): PostState {
  if (published_at === null) return 'draft'
  return Date.parse(published_at) > now ? 'planned' : 'out'
}

/** The state of a post, with the instant that goes with it. */
export function PostStateMark({ post }: { post: Pick<DeskPost, 'published_at'> }) {
  const { t } = useTranslation('edu-admin.boards')
  const { instant } = useDates()
  const state = stateOf(post, useVisitor().now)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {post.published_at && (
        <time dateTime={post.published_at} className="text-xs text-muted">
          {instant(post.published_at)}
        </time>
      )}
    </span>
  )
}
