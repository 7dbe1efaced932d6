import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MemberEvent } from '#contract/members-desk'
import { DeskTimeline, DetailPart } from '#src/kits/desk/detail'
import { paths } from '../../site'

/** The desk's page of an event. */
function placeOf({ kind, site, id }: MemberEvent): string | null {
  if (kind === 'booking') return paths.reservation(id)
  if (kind === 'inquiry') return paths.inquiry(site, id)
  if (kind === 'quotation') return paths.quotation(id)
  if (kind === 'review') return paths.review(id)
  return kind === 'post' ? paths.post(id) : null
}

/** A member's activity on every site, latest first; each event links to its page at the desk. */
export function Events({ events }: { events: readonly MemberEvent[] }) {
  const { t } = useTranslation('admin.members')
  return (
    <DetailPart title={t('events.title')}>
      {events.length === 0 ? (
        <p className="text-sm text-muted">{t('events.none')}</p>
      ) : (
        <DeskTimeline
          items={events.map((event) => {
            const place = placeOf(event)
            return {
              key: `${event.kind} ${event.id}`,
              at: event.at,
              what: t(`events.kind.${event.kind}`),
              who: place ? (
                <Link to={place} className="wrap-anywhere underline underline-offset-2 hover:text-ink">
                  {event.title}
                </Link>
              ) : (
                <span className="wrap-anywhere">{event.title}</span>
              ),
            }
          })}
        />
      )}
    </DetailPart>
  )
}
