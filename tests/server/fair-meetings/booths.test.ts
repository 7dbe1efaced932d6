import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { participant } from '#server/modules/fair/participant.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import type { Person } from '#tests/support/factories'
import { aParticipant } from '#tests/support/fair'
import { aMeetingContext, aRequest, aSeller, confirmed, type MeetingContext, only } from '#tests/support/meetings'

let context: MeetingContext
beforeEach(async () => {
  context = await aMeetingContext()
})

const boothAt = (at: number) => context.fair.booths[at]?.id ?? ''
async function give(seller: Person, booth_id: string | null) {
  const [row] = await context.deps.db.select().from(participant).where(eq(participant.id, seller.id))
  return context.api.call(
    fairParticipantsDesk.giveBooth,
    { params: { id: seller.id }, body: { booth_id, base: row?.version ?? 0 } },
    { token: context.office.token },
  )
}
const boothOf = async (id: string) =>
  (await context.deps.db.select().from(meeting).where(eq(meeting.id, id)))[0]?.booth_id

describe('a seller’s changed booth (product §4)', () => {
  it('moves its future meetings, and pending requests', async () => {
    const third = await aParticipant(context.deps)
    const held = await confirmed(context)
    const waits = await aRequest(context, third, context.seller, context.ahead[1])
    expect((await give(context.seller, boothAt(1))).status).toBe(200)
    expect([await boothOf(held.id), await boothOf(waits.id)]).toEqual([boothAt(1), boothAt(1)])
    expect((await only(context, context.buyer)).booth).toEqual({ number: 'A02', hall: 'a' })
    expect((await give(context.seller, null)).status).toBe(200)
    expect(await boothOf(held.id)).toBe(null)
  })

  it('leaves past and current meetings in place', async () => {
    const held = await confirmed(context)
    // It is noon, and the meeting is at two o’clock.
    context.deps.clock.advance({ hours: 2 })
    expect((await give(context.seller, boothAt(1))).status).toBe(200)
    expect(await boothOf(held.id)).toBe(boothAt(0))
  })

  it('is refused where another meeting has that booth at the same time, and nothing is changed', async () => {
    const other = await aSeller(context, {}, 1)
    const third = await aParticipant(context.deps)
    const held = await confirmed(context)
    await confirmed(context, third, other)
    expect((await give(context.seller, boothAt(1))).refusal).toMatchObject({ code: 'meeting.boothTaken' })
    expect(await boothOf(held.id)).toBe(boothAt(0))
    const [row] = await context.deps.db.select().from(participant).where(eq(participant.id, context.seller.id))
    expect(row).toMatchObject({ booth_id: boothAt(0), version: 0 })
  })

  it('can be shared as long as their meetings are at other times', async () => {
    const other = await aSeller(context, {}, 1)
    const third = await aParticipant(context.deps)
    const held = await confirmed(context)
    await confirmed(context, third, other, context.ahead[1])
    expect((await give(context.seller, boothAt(1))).status).toBe(200)
    expect(await boothOf(held.id)).toBe(boothAt(1))
  })
})
