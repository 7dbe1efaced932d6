import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { addDays, dayInSeoul, instantInSeoul } from '#contract/days'
import { contractBands, type RecordDraft, visitorBands } from '#contract/fair/record'
import type { MeetingStatus } from '#contract/fair/status'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { fairSlot } from '#server/modules/fair/edition.table'
import { participant, fairWish as wish } from '#server/modules/fair/participant.table'
import { calendarEntry, meeting, meetingEvent } from '#server/modules/fair-meetings/meeting.table'
import { meetingRecord } from '#server/modules/fair-records/record.table'
import { type Random, random } from '#server/random'

type NewMeeting = typeof meeting.$inferInsert & { id: string }
type Slot = typeof fairSlot.$inferSelect

const messages = [
  'We send about forty guests a year for checkups and look for a second partner.',
  'Could we talk about interpreters and recovery stays?',
  '건강검진 단체 상품을 함께 만들고 싶습니다.',
  'Our clients ask for dermatology packages of three to five days.',
  '',
] as const
const reasons = [
  'This field is covered by a partner already.',
  'Our doctor is only here on the first day.',
  '이번에는 다른 시장에 집중하고 있습니다.',
] as const
const contents = [
  'Terms for groups of ten; they send a price list next week.',
  'First talk about checkups with interpretation in Russian.',
  '내년 상반기 팸투어 일정 협의.',
] as const

/** Statuses of meetings to come, used in turn, so that each occurs whatever the order of wishes. */
const ahead = [
  'requested',
  'confirmed',
  'requested',
  'confirmed',
  'admin_matching',
  'confirmed',
  'requested',
  'cancel_requested',
  'confirmed',
  'requested',
  'rejected',
  'confirmed',
  'requested',
  'admin_matching',
  'confirmed',
  'canceled',
] as const satisfies readonly MeetingStatus[]

/** Returns a status for the days that have begun: most meetings are held. */
function statusBegun(r: Random): MeetingStatus {
  const x = r.next()
  if (x < 0.06) return 'rejected'
  return x < 0.1 ? 'canceled' : 'confirmed'
}

const isHeld = ({ status }: Pick<NewMeeting, 'status'>) => status === 'confirmed' || status === 'cancel_requested'

/** Tracks taken slots, so that no company has two meetings and no booth holds two meetings at a time. */
function bookings() {
  const taken = new Set<string>()
  return {
    isFree: (slot: string, ...of: (string | null)[]) => of.every((id) => !id || !taken.has(`${id} ${slot}`)),
    take: (slot: string, ...of: (string | null)[]) => {
      for (const id of of) if (id) taken.add(`${id} ${slot}`)
    },
  }
}

const aRecord = (r: Random): RecordDraft => ({
  held: true,
  not_held: null,
  type: r.pick(['first_contact', 'follow_up', 'contract_talk']),
  content: r.pick(contents),
  potential: r.whole(2, 5),
  importance: r.pick(['high', 'middle', 'middle', 'low']),
  visitors: r.pick(visitorBands),
  contract: r.pick(['none', 'none', ...contractBands]),
  satisfaction: r.whole(3, 5),
  comment: '',
})

/** What a record says where the other side did not come. */
const notHeld = {
  held: false,
  not_held: 'other_was_away',
  content: '',
  potential: 1,
  visitors: 'none',
  contract: 'none',
} as const

/** Adds meetings in every status, most of them wished for by both; today's are under way, and yesterday's have their records. */
export async function seedMeetings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const r = random('fair-meetings')
  const now = clock.now()
  const today = dayInSeoul(now)
  const slots = await db.select().from(fairSlot).orderBy(asc(fairSlot.day), asc(fairSlot.starts))
  const companies = await db
    .select({
      id: participant.id,
      account_id: participant.account_id,
      side: participant.side,
      booth_id: participant.booth_id,
      name: participant.company_en,
    })
    .from(participant)
    .where(and(eq(participant.status, 'approved'), eq(participant.is_test, false)))
    .orderBy(asc(participant.company_en))
  const byId = new Map(companies.map((company) => [company.id, company]))
  const rows = await db.select().from(wish)
  // Sellers' first; by names, as ids differ each time: the meetings would as well.
  const wishes = rows
    .flatMap(({ priority, from_id, to_id }) => {
      const [from, to] = [byId.get(from_id), byId.get(to_id)]
      return from && to ? [{ priority: priority ?? Number.MAX_SAFE_INTEGER, from, to }] : []
    })
    .toSorted(
      (a, b) =>
        b.from.side.localeCompare(a.from.side, 'en') ||
        a.priority - b.priority ||
        a.from.name.localeCompare(b.from.name, 'en') ||
        a.to.name.localeCompare(b.to.name, 'en'),
    )
  const places = bookings()
  const pairs = new Set<string>()
  const made: NewMeeting[] = []
  let toCome = 0
  const statusFor = (day: string): MeetingStatus =>
    day > today ? (ahead[toCome++ % ahead.length] ?? 'requested') : statusBegun(r)

  function place(buyer: string, seller: string, asked_by: 'buyer' | 'seller', ordered: readonly Slot[]) {
    const booth_id = byId.get(seller)?.booth_id ?? null
    const slot = ordered.find(({ id }) => places.isFree(id, buyer, seller, booth_id))
    if (!slot || pairs.has(`${buyer} ${seller}`)) return
    pairs.add(`${buyer} ${seller}`)
    const status = statusFor(slot.day)
    const hour = instantInSeoul(addDays(today, -r.whole(2, 8)), `${String(r.whole(9, 17)).padStart(2, '0')}:30`)
    const asked_at = secondsBefore(hour, made.length)
    const row: NewMeeting = {
      id: randomUUID(),
      buyer_id: buyer,
      seller_id: seller,
      slot_id: slot.id,
      booth_id,
      status,
      status_at: new Date(asked_at.getTime() + 3_600_000),
      asked_by: status === 'admin_matching' ? 'office' : asked_by,
      attendees: r.whole(1, 3),
      message: status === 'admin_matching' ? '' : r.pick(messages),
      reason: ['rejected', 'canceled', 'cancel_requested'].includes(status) ? r.pick(reasons) : '',
      created_at: asked_at,
      updated_at: new Date(asked_at.getTime() + 3_600_000),
    }
    made.push(row)
    if (isHeld(row) || status === 'requested' || status === 'admin_matching')
      places.take(slot.id, buyer, seller, booth_id)
  }

  // Much of the last day stays free, for companies that still look for a time.
  const order = (at: number) => {
    const shift = at % slots.length
    const turned = [...slots.slice(shift), ...slots.slice(0, shift)]
    return at % 3 === 0 ? turned : turned.filter(({ day }) => day <= today)
  }
  for (const [at, { from, to }] of wishes.entries()) {
    if (at % 9 === 8) continue
    if (from.side === 'buyer') place(from.id, to.id, 'buyer', order(at))
    else place(to.id, from.id, 'seller', order(at))
  }

  if (made.length === 0) return
  await db.insert(meeting).values(made)
  const held = made.filter(isHeld)
  await db
    .insert(calendarEntry)
    .values(
      held.flatMap(({ id, slot_id, buyer_id, seller_id }) =>
        [buyer_id, seller_id].map((participant_id) => ({ participant_id, slot_id, meeting_id: id })),
      ),
    )
  await db.insert(meetingEvent).values(
    made.map(({ id, created_at, asked_by, buyer_id, seller_id, status, slot_id }) => ({
      meeting_id: id,
      at: created_at ?? now,
      by: byId.get(asked_by === 'seller' ? seller_id : buyer_id)?.account_id ?? '',
      party_id: asked_by === 'office' ? null : asked_by === 'seller' ? seller_id : buyer_id,
      act: asked_by === 'office' ? ('place' as const) : ('ask' as const),
      from: null,
      to: status,
      slot_id,
    })),
  )
  const dayOf = new Map(slots.map(({ id, day }) => [id, day]))
  const over = held.filter(({ slot_id, status }) => status === 'confirmed' && (dayOf.get(slot_id) ?? today) < today)
  const records = over.flatMap(({ id, buyer_id, seller_id }, at): (typeof meetingRecord.$inferInsert)[] => {
    // Few companies did not come; the other side says so.
    if (at % 23 === 11) {
      const said = { ...aRecord(r), ...notHeld }
      return [{ meeting_id: id, participant_id: at % 2 === 0 ? buyer_id : seller_id, said, sent_at: now }]
    }
    return [buyer_id, seller_id]
      .filter(() => r.chance(0.7))
      .map((participant_id) => ({ meeting_id: id, participant_id, said: aRecord(r), sent_at: now }))
  })
  if (records.length > 0) await db.insert(meetingRecord).values(records)
  // Some companies have closed a slot of the last day.
  const last = slots.filter(({ day }) => day > today)
  const closed = companies.flatMap(({ id }, at) => {
    const slot = last[at % last.length]
    return at % 6 === 0 && slot && places.isFree(slot.id, id) ? [{ participant_id: id, slot_id: slot.id }] : []
  })
  if (closed.length > 0) await db.insert(calendarEntry).values(closed).onConflictDoNothing()
}
