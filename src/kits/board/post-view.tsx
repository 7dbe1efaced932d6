import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '#contract/board'
import { FileLinks } from '#src/kits/thread/attachments'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { CopyButton } from '#src/ui/copy-button'
import { Markup } from './markup'
import { OtherLanguage } from './other-language'

interface PostViewProps {
  post: Post
  /** The full address, for sharing. */
  address: string
  fileTo: (file: string) => string
  linkTo: (id: string) => string
}

/** A post in full: its text, its files, and links to the previous and next posts. */
export function PostView({ post, address, fileTo, linkTo }: PostViewProps) {
  const { t } = useTranslation('board')
  const { dayOf } = useDates()
  return (
    <article>
      <header className="border-b border-line pb-6">
        {post.pinned && (
          <p className="mb-3">
            <Badge tone="brand">{t('list.pinned')}</Badge>
          </p>
        )}
        <h1 lang={post.lang} className="text-3xl font-bold wrap-anywhere">
          {post.title}
        </h1>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-sm text-muted">
            <span className="sr-only">{t('post.published')} </span>
            <time dateTime={post.published_at}>{dayOf(post.published_at)}</time>
            {post.district && <span> · {post.district}</span>}
            {post.updated_at && <span> · {t('post.updated', { date: dayOf(post.updated_at) })}</span>}
          </p>
          <CopyButton text={address}>{t('post.copy')}</CopyButton>
        </div>
      </header>
      <div className="stack-6 py-8">
        <OtherLanguage lang={post.lang} />
        <div lang={post.lang} className="max-w-reading">
          <Markup source={post.content} pictures={post.pictures} />
        </div>
        {post.files.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg font-bold">{t('post.files')}</h2>
            <FileLinks files={post.files} linkTo={fileTo} />
          </section>
        )}
      </div>
      <Neighbors post={post} linkTo={linkTo} />
    </article>
  )
}

function Neighbors({ post, linkTo }: Pick<PostViewProps, 'post' | 'linkTo'>) {
  const { t } = useTranslation('board')
  const sides = [
    { side: 'next', of: post.next, icon: <ArrowLeft className="size-4 rtl:mirrored" /> },
    { side: 'previous', of: post.previous, icon: <ArrowRight className="size-4 rtl:mirrored" /> },
  ] as const
  if (!post.next && !post.previous) return null
  return (
    <nav aria-label={t('post.neighbors')} className="grid gap-3 sm:grid-cols-2">
      {sides.map(
        ({ side, of, icon }) =>
          of && (
            <Link
              key={side}
              to={linkTo(of.id)}
              rel={side === 'next' ? 'next' : 'prev'}
              className={`group rounded-md border border-line bg-surface px-5 py-4 eased hover:border-ink ${side === 'previous' ? 'sm:col-start-2' : ''}`}
            >
              <span
                className={`flex items-center gap-1.5 text-sm text-muted ${side === 'previous' ? 'flex-row-reverse justify-end' : ''}`}
              >
                {icon}
                {t(`post.${side}`)}
              </span>
              <span lang={of.lang} className="mt-1 block font-semibold wrap-anywhere group-hover:text-brand">
                {of.title}
              </span>
            </Link>
          ),
      )}
    </nav>
  )
}
