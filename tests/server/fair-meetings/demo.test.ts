import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { instantInSeoul } from '#contract/days'
import { meetingStatuses } from '#contract/fair/status'
import { fairViewer } from '#contract/fair/viewer'
import { seedEdition } from '#server/demo/fair/edition.seed'
import { seedMeetings } from '#server/demo/fair/meetings.seed'
import { seedParticipants } from '#server/demo/fair/participants/participants.seed'
import { currentEdition } from '#server/modules/fair/edition.service'
import { calendarEntry, meeting } from '#server/modules/fair-meetings/meeting.table'
import { meetingRecord } from '#server/modules/fair-records/record.table'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

it.each([
  ['the first minutes of a year', '2027-01-01', '00:10'],
  ['the afternoon of a leap day', '2028-02-29', '15:10'],
  ['the last minutes of a year', '2027-12-31', '23:50'],
])(
  'in %s the demonstration has meetings in every status, a running day, and records of the day before with no-shows',
  async (_, day, time) => {
    const deps = await testDeps(await testDatabase())
    deps.clock.set(instantInSeoul(day, time))
    await seedEdition(deps)
    const { phase, slots } = await currentEdition(deps.db, deps.clock.now())
    expect([phase, slots.some((slot) => slot.day === day)]).toEqual(['running', true])
    await seedParticipants(deps)
    await seedMeetings(deps)
    const rows = await deps.db.select().from(meeting)
    for (const status of meetingStatuses)
      expect([status, rows.some((row) => row.status === status)]).toEqual([status, true])
    const held = rows.filter(({ status }) => status === 'confirmed' || status === 'cancel_requested')
    const entries = await deps.db.select().from(calendarEntry)
    expect(entries.filter(({ meeting_id }) => meeting_id)).toHaveLength(held.length * 2)
    const { data } = await testApi(deps).call(fairViewer.day, {})
    expect(data.meetings.length).toBeGreaterThan(60)
    expect(await deps.db.$count(meetingRecord)).toBeGreaterThan(60)
    const missed = await deps.db.$count(meetingRecord, sql`${meetingRecord.said} ->> 'not_held' = 'other_was_away'`)
    expect(missed).toBeGreaterThan(4)
    expect(await deps.db.$count(meeting, eq(meeting.status, 'requested'))).toBeGreaterThan(10)
  },
)
