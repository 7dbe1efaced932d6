import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import { type CalendarSlot, fairCalendar } from '#contract/fair/calendar'
import type { Meeting } from '#contract/fair/meeting'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { Segmented } from '#src/ui/segmented'
import { changing, ownCalendar, ownMeetings } from '../queries'
import { GivenAway } from './given-away'
import { slotsNow } from './own-meetings'
import { RefillOffers } from './refill-offers'
import { SlotCell } from './slot-cell'
import { useMeetingChanges } from './use-changes'
import { useBegun, useOwnDay } from './use-own-day'

const waits: readonly string[] = ['requested', 'admin_matching']

const meetingIn = (meetings: readonly Meeting[], { slot, meeting_id }: CalendarSlot) =>
  meetings.find(({ id }) => id === meeting_id) ??
  meetings.find((meeting) => meeting.slot.id === slot.id && waits.includes(meeting.status))

/** The day that the calendar opens with: today during the fair, even if its last slot has begun; otherwise the next one. */
export const openingDay = (calendar: readonly CalendarSlot[], today: string): string =>
  (calendar.find(({ slot }) => slot.day === today) ?? calendar.find(({ past }) => !past) ?? calendar.at(-1))?.slot
    .day ?? ''

/**
 * The company's week at the fair: days side by side, on a phone one at a time. Slots are closed and opened here, live on every
 * device (product §4). Needs `ownMeetings`, `ownCalendar` and `ownRefills` loaded, and the texts
 * `fair.meetings`.
 */
export function OwnCalendar() {
  const { t } = useTranslation('fair.meetings')
  const dates = useDates()
  useMeetingChanges()
  const { data: calendar } = useSuspenseQuery(ownCalendar())
  const { data: meetings } = useSuspenseQuery(ownMeetings())
  const set = useCall(fairCalendar.set, { refreshes: changing })
  const days = [...new Set(calendar.map(({ slot }) => slot.day))]
  const [chosen, setChosen] = useState<string | null>(null)
  const { now } = useOwnDay()
  useBegun(calendar, now)
  const current = slotsNow(calendar, now)
  const day = chosen ?? openingDay(calendar, dayInSeoul(now))
  const toggle = (slot_ids: string[], open: boolean) => set.mutate({ body: { slot_ids, open } })
  const freeOf = (of: string) =>
    calendar.filter(({ slot, past, state }) => slot.day === of && !past && state !== 'held')
  return (
    <section className="stack-4" aria-label={t('calendar.title')}>
      <GivenAway />
      <RefillOffers />
      <div className="md:hidden print:hidden">
        <Segmented
          label={t('calendar.days')}
          value={day}
          onChange={setChosen}
          options={days.map((value) => ({ value, label: dates.shortDay(value) }))}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        {days.map((each) => {
          const free = freeOf(each)
          const isClosed = free.length > 0 && free.every(({ state }) => state === 'closed')
          return (
            <div key={each} className={`min-w-0 stack-3 print:block ${each === day ? '' : 'max-md:hidden'}`}>
              <h2 className="font-bold">{dates.day(each)}</h2>
              <ul className="stack-2">
                {calendar
                  .filter(({ slot }) => slot.day === each)
                  .map((slot) => (
                    <SlotCell
                      key={slot.slot.id}
                      slot={slot}
                      over={slot.past && !current.has(slot.slot.id)}
                      meeting={meetingIn(meetings, slot)}
                      busy={set.isPending}
                      onToggle={(open) => toggle([slot.slot.id], open)}
                    />
                  ))}
              </ul>
              {free.length > 1 && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="print:hidden"
                  disabled={set.isPending}
                  onClick={() =>
                    toggle(
                      free.map(({ slot }) => slot.id),
                      isClosed,
                    )
                  }
                >
                  {t(isClosed ? 'calendar.openDay' : 'calendar.closeDay')}
                </Button>
              )}
            </div>
          )
        })}
      </div>
      <p className="text-sm text-muted print:hidden">{t('calendar.help')}</p>
    </section>
  )
}
