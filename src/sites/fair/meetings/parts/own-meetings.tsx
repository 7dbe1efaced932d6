import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import type { Meeting } from '#contract/fair/meeting'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Segmented } from '#src/ui/segmented'
import { ownCalendar, ownMeetings } from '../queries'
import { MeetingCard } from './meeting-card'
import { RefillOffers } from './refill-offers'
import { useMeetingChanges } from './use-changes'

const groups = ['answer', 'waiting', 'confirmed', 'closed'] as const
type Group = (typeof groups)[number]

/** The group of a meeting; those that wait for the reader come first. */
export function groupOf({ status, acts, proposed }: Pick<Meeting, 'status' | 'acts' | 'proposed'>): Group {
  if (status === 'rejected' || status === 'canceled') return 'closed'
  if (acts.some((act) => ['confirm', 'allow_cancel', 'accept_match'].includes(act)) || proposed?.by === 'other')
    return 'answer'
  return status === 'confirmed' ? 'confirmed' : 'waiting'
}

/**
 * The company's requests and meetings, sent and received, live (product §4). Needs `ownMeetings` and `ownCalendar` loaded, and
 * the texts `fair.meetings`.
 */
export function OwnMeetings() {
  const { t } = useTranslation('fair.meetings')
  useMeetingChanges()
  const { data: meetings } = useSuspenseQuery(ownMeetings())
  const { data: calendar } = useSuspenseQuery(ownCalendar())
  const of = (group: Group) => meetings.filter((meeting) => groupOf(meeting) === group)
  const [chosen, setChosen] = useState<Group | null>(null)
  const group = chosen ?? groups.find((each) => of(each).length > 0) ?? 'confirmed'
  const [today] = useState(() => dayInSeoul(Date.now()))
  const begun = new Set(calendar.filter(({ past, slot }) => past && slot.day === today).map(({ slot }) => slot.id))
  return (
    <div className="stack-5">
      <RefillOffers />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Segmented
          label={t('list.label')}
          value={group}
          onChange={setChosen}
          options={groups.map((each) => ({ value: each, label: `${t(`list.${each}`)} ${of(each).length}` }))}
        />
        <Button size="sm" variant="secondary" onClick={() => window.print()}>
          {t('list.print')}
        </Button>
      </div>
      {of(group).length === 0 ? (
        <EmptyState title={t(`list.empty.${group}`)} />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2 print:hidden">
          {of(group).map((meeting) => (
            <MeetingCard
              key={meeting.id}
              meeting={meeting}
              now={meeting.status === 'confirmed' && begun.has(meeting.slot.id)}
            />
          ))}
        </ul>
      )}
      <section className="hidden stack-4 print:block">
        <h2 className="text-xl font-bold">{t('list.agenda')}</h2>
        <ul className="stack-3">
          {of('confirmed').map((meeting) => (
            <MeetingCard key={meeting.id} meeting={meeting} />
          ))}
        </ul>
      </section>
    </div>
  )
}
