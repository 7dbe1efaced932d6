import Star from 'lucide-react/icons/star'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReviewSummary } from '#contract/review'
import { useTenths } from '#src/ui/use-tenths'

interface SummaryProps {
  summary: ReviewSummary
  /** The address that filters by a number of stars. */
  linkTo: (stars: number) => string
  /** The stars that the page is filtered by. */
  chosen?: number | null
}

/** The summary of a product's reviews: the mean, and the count of each number of stars; each bar filters by it. */
export function Summary({ summary, linkTo, chosen }: SummaryProps) {
  const { t } = useTranslation('shop.review')
  const { t: ui } = useTranslation('ui')
  const mean = useTenths()(summary.rating ?? 0)
  return (
    <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_minmax(0,26rem)] sm:justify-start">
      <div>
        <p className="flex items-center gap-2.5 text-4xl font-bold figures">
          <Star className="size-9 fill-current text-star" aria-hidden="true" />
          <span aria-hidden="true">{mean}</span>
          <span className="sr-only">{ui('rating.of', { value: mean })}</span>
        </p>
        <p className="mt-1 font-semibold">{t('summary.count', { count: summary.count })}</p>
        <p className="mt-1 max-w-64 text-sm text-muted">{t('summary.verified')}</p>
      </div>
      <ul aria-label={t('summary.bars')} className="stack-0.5">
        {summary.stars.map(({ stars, count }) => (
          <li key={stars}>
            <Bar
              stars={stars}
              count={count}
              share={count / Math.max(1, summary.count)}
              to={count > 0 ? linkTo(stars) : undefined}
              on={chosen === stars}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BarProps {
  stars: number
  count: number
  share: number
  to?: string
  on: boolean
}

const row = 'grid grid-cols-[2.5rem_1fr_3ch] items-center gap-3 rounded-sm px-2 py-1 text-sm figures'

function Bar({ stars, count, share, to, on }: BarProps) {
  const { t } = useTranslation('shop.review')
  const { t: ui } = useTranslation('ui')
  const shown = (
    <>
      <span aria-hidden="true" className="flex items-center gap-1 font-semibold">
        {stars}
        <Star className="size-3.5 fill-current text-star" />
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-star" style={{ width: `${share * 100}%` }} />
      </span>
      <span aria-hidden="true" className="text-end text-muted">
        {count}
      </span>
      <span className="sr-only">{t('summary.bar', { stars: ui('rating.stars', { count: stars }), count })}</span>
    </>
  )
  if (!to) return <span className={`${row} opacity-60`}>{shown}</span>
  return (
    <Link
      to={to}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
      className={`${row} eased hover:bg-sunken ${on ? 'bg-brand-soft outline outline-brand' : ''}`}
    >
      {shown}
    </Link>
  )
}
