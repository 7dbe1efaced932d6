import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { removeLeftFiles } from '#server/modules/fair/left-files.service'
import { fairWish, participant, participantDocument } from '#server/modules/fair/participant.table'
import { upload } from '#server/modules/media/media.table'
import { aParticipant } from '#tests/support/fair'
import { aMeetingContext, aRequest, as, confirmed, type MeetingContext, step } from '#tests/support/meetings'

const mark = ({ api, office }: MeetingContext, id: string, is_test: boolean, base = 0) =>
  api.call(fairParticipantsDesk.setTest, { params: { id }, body: { is_test, base } }, as(office))

it('makes a company a test company and back, removes its wishes and writes a line to the audit log (product §4)', async () => {
  const context = await aMeetingContext()
  const { deps, buyer, seller, office } = context
  await deps.db.insert(fairWish).values({ from_id: seller.id, to_id: buyer.id, priority: 1 })
  expect((await mark(context, buyer.id, true)).data).toMatchObject({ is_test: true, version: 1 })
  expect(await deps.db.$count(fairWish)).toBe(0)
  expect((await mark(context, buyer.id, false)).refusal.code).toBe('general.conflict')
  expect((await mark(context, buyer.id, false, 1)).data).toMatchObject({ is_test: false })
  const acts = await deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.test'))
  expect(acts.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
    [office.id, { is_test: true }],
    [office.id, { is_test: false }],
  ])
  expect(
    (
      await context.api.call(
        fairParticipantsDesk.setTest,
        { params: { id: buyer.id }, body: { is_test: true, base: 2 } },
        as(seller),
      )
    ).status,
  ).toBe(403)
})

it('does not change a company that has requested or confirmed meetings; a canceled one does not matter', async () => {
  const context = await aMeetingContext()
  const meeting = await aRequest(context)
  expect((await mark(context, context.buyer.id, true)).refusal.code).toBe('fair.testMeetings')
  await step(context, context.buyer, meeting, 'cancel')
  expect((await mark(context, context.buyer.id, true)).status).toBe(200)
  const other = await aParticipant(context.deps, { side: 'buyer' })
  await confirmed(context, other)
  expect((await mark(context, other.id, true)).refusal.code).toBe('fair.testMeetings')
})

it('removes a closed account’s files, and no others (product §8)', async () => {
  const { deps, buyer, seller } = await aMeetingContext()
  for (const who of [buyer, seller]) {
    const file = {
      key: `documents/${who.id}`,
      name: 'profile.pdf',
      mime: 'application/pdf',
      bytes: 3,
      owner_id: who.account_id,
      site: 'fair',
    }
    const [made] = await deps.db
      .insert(upload)
      .values(file as typeof upload.$inferInsert)
      .returning({ id: upload.id })
    await deps.db
      .insert(participantDocument)
      .values({ participant_id: who.id, upload_id: made?.id ?? '', added_at: deps.clock.now() })
  }
  await deps.db.update(account).set({ status: 'withdrawn' }).where(eq(account.id, buyer.account_id))
  await removeLeftFiles(deps)
  await removeLeftFiles(deps)
  expect((await deps.db.select().from(participantDocument)).map(({ participant_id }) => participant_id)).toEqual([
    seller.id,
  ])
  expect(await deps.db.$count(upload)).toBe(1)
  expect(await deps.db.$count(participant)).toBe(2)
})
