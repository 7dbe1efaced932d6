import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslation } from 'react-i18next'
import type { SocialReview } from '#contract/social-review'
import { useDates } from '#src/session/dates'
import { useLanguage } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Card } from '#src/ui/card'

const tones = { waiting: 'info', approved: 'success', rejected: 'warning' } as const

/** A sent post with its decision. */
export function PostRow({ post }: { post: SocialReview }) {
  const { t } = useTranslation('shop.review')
  const dates = useDates()
  const points = new Intl.NumberFormat(useLanguage()).format(post.points)
  return (
    <Card as="li" className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={tones[post.status]}>{t(`social.status.${post.status}`)}</Badge>
        <span className="text-sm text-muted">{t('social.sentOn', { date: dates.dayOf(post.created_at) })}</span>
        {post.points > 0 && <span className="font-semibold text-success">{t('social.earned', { points })}</span>}
      </div>
      <a
        href={post.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        className="inline-flex max-w-full items-center gap-1.5 rounded-sm font-medium text-brand underline-offset-4 hover:underline"
      >
        <span className="min-w-0 break-all">{post.url.replace('https://', '')}</span>
        <ExternalLink role="img" aria-label={t('social.opens')} className="size-4 shrink-0" />
      </a>
      {post.reason && <p>{t('social.reason', { reason: post.reason })}</p>}
    </Card>
  )
}
