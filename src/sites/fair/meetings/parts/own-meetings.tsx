import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarSlot } from '#contract/fair/calendar'
import type { Meeting } from '#contract/fair/meeting'
import { useDates } from '#src/session/dates'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Segmented } from '#src/ui/segmented'
import { usePaths } from '../../site'
import { ownCalendar, ownMeetings } from '../queries'
import { GivenAway } from './given-away'
import { MeetingCard } from './meeting-card'
import { OwnAgenda } from './own-agenda'
import { RefillOffers } from './refill-offers'
import { useMeetingChanges } from './use-changes'
import { useBegun, useOwnDay } from './use-own-day'

const groups = ['answer', 'waiting', 'confirmed', 'closed'] as const
type Group = (typeof groups)[number]

/** The group of a meeting; those that wait for the reader come first. */
export function groupOf({ status, acts, proposed }: Pick<Meeting, 'status' | 'acts' | 'proposed'>): Group {
  if (status === 'rejected' || status === 'canceled') return 'closed'
  if (acts.some((act) => ['confirm', 'allow_cancel', 'accept_match'].includes(act)) || proposed?.by === 'other')
    return 'answer'
  return status === 'confirmed' ? 'confirmed' : 'waiting'
}

/** Milliseconds at which a slot ends, with the delay of its hall. */
const endOf = ({ slot, late_minutes }: CalendarSlot): number =>
  Date.parse(`${slot.day}T${slot.ends}+09:00`) + late_minutes * 60_000

/** For how long after its end a meeting can still be running, in ms: those who talk do not look at the clock. */
const overrun = 30 * 60_000

/** The slots that have begun and ended less than that ago, if at all: who did not come can still be reported. */
const recent = (calendar: readonly CalendarSlot[], now: number): CalendarSlot[] =>
  calendar.filter((each) => each.past && now < endOf(each) + overrun)

/** The slots that are behind the reader: those that have begun, except the last one, while its meeting may still be running. */
export function slotsBehind(calendar: readonly CalendarSlot[], now: number): Set<string> {
  const latest = recent(calendar, now).at(-1)
  return new Set(calendar.filter((each) => each.past && each !== latest).map(({ slot }) => slot.id))
}

/** The slots that have begun and are not over. */
export const slotsNow = (calendar: readonly CalendarSlot[], now: number): Set<string> =>
  new Set(calendar.filter((each) => each.past && endOf(each) > now).map(({ slot }) => slot.id))

/**
 * The company's requests and meetings, sent and received, live (product §4). Needs `ownMeetings`, `ownCalendar` and
 * `ownRefills` loaded, and the texts `fair.meetings`.
 */
export function OwnMeetings() {
  const { t } = useTranslation('fair.meetings')
  const paths = usePaths()
  useMeetingChanges()
  const { data: meetings } = useSuspenseQuery(ownMeetings())
  const { data: calendar } = useSuspenseQuery(ownCalendar())
  const of = (group: Group) => meetings.filter((meeting) => groupOf(meeting) === group)
  const [chosen, setChosen] = useState<Group | null>(null)
  const group = chosen ?? groups.find((each) => of(each).length > 0) ?? 'confirmed'
  const { now } = useOwnDay()
  useBegun(calendar, now)
  const behind = slotsBehind(calendar, now)
  const isBehind = ({ slot }: Meeting) => group === 'confirmed' && behind.has(slot.id)
  const [ahead, former] = [of(group).filter((each) => !isBehind(each)), of(group).filter(isBehind)]
  const open = new Set(recent(calendar, now).map(({ slot }) => slot.id))
  const isNow = ({ status, slot }: Meeting) => status === 'confirmed' && open.has(slot.id)
  const current = slotsNow(calendar, now)
  // Whatever else is shown: somebody may be waiting at the booth.
  const running = group === 'confirmed' ? [] : of('confirmed').filter(({ slot }) => current.has(slot.id))
  return (
    <div className="stack-5">
      <GivenAway />
      <RefillOffers />
      {running.length > 0 && (
        <section className="stack-3 print:hidden" aria-label={t('list.now')}>
          <h2 className="text-lg font-bold">{t('list.now')}</h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {running.map((meeting) => (
              <MeetingCard key={meeting.id} meeting={meeting} now />
            ))}
          </ul>
        </section>
      )}
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
        <div className="stack-6 print:hidden">
          {ahead.length === 0 ? (
            <p className="text-muted">{t('list.noneAhead')}</p>
          ) : (
            <Days meetings={ahead} isNow={isNow} />
          )}
          {former.length > 0 && (
            <details>
              <summary className="w-fit rounded-sm py-1.5 font-semibold">
                <bdi>{t('list.former', { count: former.length })}</bdi>
              </summary>
              <div className="stack-4 pt-3">
                <ButtonLink size="sm" variant="secondary" to={`${paths.mypage}?tab=records`}>
                  {t('list.record')}
                </ButtonLink>
                <Days meetings={former} isNow={isNow} />
              </div>
            </details>
          )}
        </div>
      )}
      <OwnAgenda meetings={of('confirmed')} />
    </div>
  )
}

/** Meetings under their days. */
function Days({ meetings, isNow }: { meetings: readonly Meeting[]; isNow: (meeting: Meeting) => boolean }) {
  const dates = useDates()
  const days = [...new Set(meetings.map(({ slot }) => slot.day))]
  return (
    <div className="stack-6">
      {days.map((day) => (
        <section key={day} className="stack-3">
          <h2 className="font-bold">{dates.day(day)}</h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {meetings
              .filter(({ slot }) => slot.day === day)
              .map((meeting) => (
                <MeetingCard key={meeting.id} meeting={meeting} now={isNow(meeting)} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
