import Paperclip from 'lucide-react/icons/paperclip'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PostCard } from '#contract/board'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { OtherLanguageMark } from './other-language'

interface PostListProps {
  posts: readonly PostCard[]
  linkTo: (id: string) => string
  /** The level of the titles, depending on the headings above the list. */
  as?: 'h2' | 'h3'
  /** Titles and days only. */
  short?: boolean
}

/** Posts one below the other, each linked by its title. */
export const PostList = ({ posts, linkTo, as = 'h2', short = false }: PostListProps) => (
  <ul className="ruled border-y border-line">
    {posts.map((post) => (
      <Row key={post.id} post={post} to={linkTo(post.id)} as={as} short={short} />
    ))}
  </ul>
)

/** The category and district of a post. */
const sortedAs = ({ category, district }: PostCard): string => [category, district].filter(Boolean).join(' · ')

function Row({ post, to, as: Tag, short }: { post: PostCard; to: string; as: 'h2' | 'h3'; short: boolean }) {
  const { t } = useTranslation('board')
  const { dayOf } = useDates()
  return (
    <li className="group relative flex flex-col gap-x-6 gap-y-1 py-4.5 sm:flex-row sm:items-baseline sm:justify-between">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {post.pinned && <Badge tone="brand">{t('list.pinned')}</Badge>}
          <Tag lang={post.lang} className="min-w-0 font-semibold wrap-anywhere group-hover:text-brand">
            <Link
              to={to}
              className="outline-none after:absolute after:inset-0 after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-brand"
            >
              {post.title}
            </Link>
          </Tag>
          <OtherLanguageMark lang={post.lang} />
          {post.files > 0 && (
            <span className="inline-flex items-center gap-1 text-sm text-muted">
              <Paperclip className="size-4" aria-hidden="true" />
              {t('list.files', { count: post.files })}
            </span>
          )}
          {post.district && <span className="text-sm text-muted">{sortedAs(post)}</span>}
        </div>
        {!short && (
          <p lang={post.lang} className="mt-1.5 line-clamp-2 max-w-reading text-muted">
            {post.summary}
          </p>
        )}
      </div>
      <time dateTime={post.published_at} className="shrink-0 text-sm text-muted figures">
        {dayOf(post.published_at)}
      </time>
    </li>
  )
}
