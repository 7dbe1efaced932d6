import { Link } from 'react-router-dom'
import type { PostCard } from '#contract/board'
import { useDates } from '#src/session/dates'

interface PostLinesProps {
  posts: readonly Pick<PostCard, 'id' | 'title' | 'lang' | 'published_at'>[]
  linkTo: (id: string) => string
}

/** Posts, one line each: the title and the day. */
export function PostLines({ posts, linkTo }: PostLinesProps) {
  const { dayOf } = useDates()
  return (
    <ul className="ruled border-y border-line">
      {posts.map(({ id, title, lang, published_at }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3.5">
          <Link to={linkTo(id)} lang={lang} className="min-w-0 rounded-sm font-semibold wrap-anywhere hover:text-brand">
            {title}
          </Link>
          <time dateTime={published_at} className="text-sm text-muted">
            {dayOf(published_at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
