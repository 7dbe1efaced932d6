import { fairBadgeDesk } from '#contract/fair/badge'
import { fairCalendar } from '#contract/fair/calendar'
import { fairMails } from '#contract/fair/mail-desk'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { fairRecords } from '#contract/fair/record'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { fairSlot } from '#server/modules/fair/edition.table'
import { mailing } from '#server/modules/fair-mails/mailing.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import type { TestDeps } from '#tests/support/deps'
import { aSeller, type MeetingContext, meetingContextOn } from '#tests/support/meetings'
import type { Listed, Place } from '#tests/support/place'

const contexts = new WeakMap<Place, Promise<MeetingContext>>()

/** The fair at this place, always the same one. */
const contextAt = (place: Place): Promise<MeetingContext> => {
  const context = contexts.get(place) ?? meetingContextOn(place.shop.deps as TestDeps)
  contexts.set(place, context)
  return context
}

/** One more meeting of the buyer, in a past slot, with another seller each time. */
async function more(place: Place): Promise<void> {
  const { deps, fair, buyer } = await contextAt(place)
  const seller = await aSeller({ deps, fair })
  await deps.db.insert(meeting).values({
    buyer_id: buyer.id,
    seller_id: seller.id,
    slot_id: fair.slots[0]?.id ?? '',
    status: 'confirmed',
    asked_by: 'buyer',
  })
}

const query = async (place: Place) => ({ day: (await contextAt(place)).fair.slots[0]?.day ?? '' })
const buyerOf = async (place: Place) => ({ token: (await contextAt(place)).buyer.token })
const officeOf = async (place: Place) => ({ token: (await contextAt(place)).office.token })

/** The lists of the fair's meetings. */
export const meetingLists: Record<string, Listed> = {
  'GET /api/v1/fair/meetings': {
    ask: async (place) => place.shop.call(fairMeetings.list, {}, await buyerOf(place)),
    more,
  },
  'GET /api/v1/fair/records': {
    ask: async (place) => place.shop.call(fairRecords.own, {}, await buyerOf(place)),
    more,
  },
  'GET /api/v1/admin/fair/meetings': {
    ask: async (place) => place.shop.call(fairMeetingDesk.list, { query: await query(place) }, await officeOf(place)),
    more,
  },
  'GET /api/v1/admin/fair/records': {
    ask: async (place) => place.shop.call(fairRecordDesk.list, { query: { per_page: 50 } }, await officeOf(place)),
    more,
  },
  'GET /api/v1/admin/fair/papers': {
    ask: async (place) => place.shop.call(fairBadgeDesk.papers, { query: {} }, await officeOf(place)),
    more,
  },
  'GET /api/v1/admin/fair/mails': {
    ask: async (place) => place.shop.call(fairMails.list, { query: { per_page: 50 } }, await officeOf(place)),
    async more(place, at) {
      const { deps, fair, office } = await contextAt(place)
      const empty = { subject: `Number ${at}`, text: 'Text.' }
      const texts = { en: empty, ko: empty }
      const now = deps.clock.now()
      await deps.db.insert(mailing).values({
        year: fair.year,
        at: now,
        by: office.id,
        group: {},
        texts,
        day: '2026-03-01',
        fingerprint: String(at),
      })
    },
  },
  'GET /api/v1/fair/calendar': {
    ask: async (place) => place.shop.call(fairCalendar.own, {}, await buyerOf(place)),
    async more(place, at) {
      const { deps, fair } = await contextAt(place)
      const slot = { year: fair.year, day: fair.slots[5]?.day ?? '', starts: `16:${10 + at}`, ends: '17:00' }
      await deps.db.insert(fairSlot).values(slot)
    },
  },
}
