import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import { dayAt, daysBetween } from '#contract/days'
import type { Event } from '#contract/events'
import { intlCode } from '#contract/languages'
import { dayInWords } from '#src/kits/booking/day-in-words'
import { PriceFrom } from '#src/kits/page/price-from'
import { useContentTag, useLanguage } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Card, CardTitle } from '#src/ui/card'
import { Picture } from '#src/ui/picture'
import { paths } from '../../site'

/** The month of an event without a picture. */
function Month({ year, month }: Event) {
  const language = intlCode(useLanguage())
  const first = dayAt(`${year}-${String(month).padStart(2, '0')}-01`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(first)
  return (
    <span aria-hidden="true" className="grid size-full place-content-center bg-brand-soft text-center text-brand">
      <span className="text-xl font-bold">{part({ month: 'short' })}</span>
      <span className="text-sm">{part({ year: 'numeric' })}</span>
    </span>
  )
}

/** The dates of an event if known, otherwise its usual time. */
function When({ event, today }: { event: Event; today: string }) {
  const { t } = useTranslation('shop')
  const language = useLanguage()
  const { first_day, last_day, usually, state } = event
  const lang = useContentTag()
  if (!first_day || !last_day) return <span lang={lang}>{usually}</span>
  const day = (iso: string) => dayInWords(iso, language)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        {state === 'now'
          ? t('event.until', { date: day(last_day) })
          : t('event.days', { from: day(first_day), to: day(last_day) })}
      </span>
      {state === 'now' && <Badge tone="success">{t('event.now')}</Badge>}
      {state === 'coming' && <Badge tone="brand">{t('event.in', { count: daysBetween(today, first_day) })}</Badge>}
    </span>
  )
}

/** A festival: what, when and where; the whole card links to its product if there is one. */
export function EventRow({ event, today, as: Tag = 'h3' }: { event: Event; today: string; as?: 'h3' | 'h4' }) {
  const { t } = useTranslation('shop')
  const { name, summary, place, region, product } = event
  const lang = useContentTag()
  return (
    <Card as="article" pad="none" lifts={product !== null} className="flex h-full overflow-hidden">
      <div className="relative w-28 shrink-0 self-stretch overflow-hidden bg-sunken sm:w-36">
        <div className="absolute inset-0">
          {product ? <Picture picture={product.picture} sizes="144px" className="size-full" /> : <Month {...event} />}
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4">
        <p className="text-sm font-medium text-brand">
          <When event={event} today={today} />
        </p>
        {product ? (
          <CardTitle to={paths.detail(product.id)} as={Tag} lang={lang}>
            {name}
          </CardTitle>
        ) : (
          <Tag lang={lang} className="text-base font-semibold">
            {name}
          </Tag>
        )}
        <p lang={lang} className="line-clamp-3 text-sm text-muted">
          {summary}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1.5 text-sm text-muted">
          <span className="flex min-w-0 items-center gap-1.5">
            <MapPin className="size-4 shrink-0" />
            {place ? <span lang={lang}>{place}</span> : t(`region.${region}`)}
          </span>
          {product && <PriceFrom price={product.price} size="text-base" />}
        </p>
      </div>
    </Card>
  )
}

/** Festivals side by side. */
export const EventGrid = ({ events, today, as }: { events: Event[]; today: string; as?: 'h3' | 'h4' }) => (
  <ul className="grid gap-4 md:grid-cols-2">
    {events.map((event) => (
      <li key={`${event.id}-${event.year}-${event.state}`}>
        <EventRow event={event} today={today} as={as} />
      </li>
    ))}
  </ul>
)
