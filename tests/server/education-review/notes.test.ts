import { beforeEach, describe, expect, test } from 'vitest'
import { application } from '#contract/education/application'
import { educationNotes } from '#contract/education/notes'
import { review } from '#contract/education/review'
import { anEducationContext, as, type EducationContext, inReview } from '#tests/support/education'
import { anAccount, type Person } from '#tests/support/factories'

let context: EducationContext
let id: string

beforeEach(async () => {
  context = await anEducationContext()
  id = await inReview(context)
  await context.deps.jobs.drain(context.deps)
  context.deps.mails.length = 0
})

const secret = 'The principal’s letter looks odd to me.'
const add = (who: Person, mentions: string[] = [], text = secret) =>
  context.api.call(
    educationNotes.add,
    { params: { id }, body: { text, mentions } },
    { ...as(who), headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
const edit = (who: Person, note: string, mentions: string[] = []) =>
  context.api.call(
    educationNotes.edit,
    { params: { id, note }, body: { text: 'The letter is in order.', mentions } },
    as(who),
  )
const mails = async () => {
  await context.deps.jobs.drain(context.deps)
  return context.deps.mails
}

describe('notes among staff (product §6)', () => {
  test('are read by reviewers and chiefs, and by no applicant', async () => {
    expect((await add(context.reviewer)).status).toBe(200)
    const { data } = await context.api.call(educationNotes.list, { params: { id } }, as(context.chief))
    expect(data).toMatchObject([{ text: secret, author: { id: context.reviewer.id }, editable_until: null }])
    const own = await context.api.call(application.detail, { params: { id } }, as(context.teacher))
    expect(JSON.stringify(own.data)).not.toContain('letter looks odd')
    expect((await context.api.call(educationNotes.list, { params: { id } }, as(context.teacher))).status).toBe(401)
  })

  test('mail a mentioned colleague a link in their language, and no text of the note', async () => {
    const korean = await anAccount(context.deps, { area: 'admin', role: 'chief', lang: 'ko' })
    await add(context.reviewer, [korean.id, context.chief.id, context.reviewer.id])
    const sent = await mails()
    expect(sent.map(({ to }) => to).sort()).toEqual([korean.email, context.chief.email].sort())
    expect(sent.find(({ to }) => to === korean.email)?.subject).toContain('언급')
    for (const { text, html } of sent) {
      expect(text).toContain(`/seouleduadmin/apply-detail/${id}`)
      expect(text + html).not.toContain('looks odd')
    }
  })

  test('cannot mention a person outside the staff', async () => {
    const operator = await anAccount(context.deps, { area: 'admin', role: 'operator' })
    for (const person of [operator, context.teacher])
      expect((await add(context.reviewer, [person.id])).refusal).toMatchObject({
        code: 'validation.invalid',
        field: 'mentions',
      })
    expect(await mails()).toEqual([])
  })

  test('are edited by their author for a quarter of an hour, and only newly mentioned colleagues are notified', async () => {
    const { data } = await add(context.reviewer, [context.chief.id])
    const note = data[0]?.id ?? ''
    const other = await anAccount(context.deps, { area: 'admin', role: 'reviewer' })
    await mails()
    expect((await edit(other, note)).status).toBe(404)
    context.deps.clock.advance({ minutes: 14, seconds: 59 })
    const changed = await edit(context.reviewer, note, [context.chief.id, other.id])
    expect(changed.data).toMatchObject([{ text: 'The letter is in order.', edited_at: '2027-03-02T03:14:59.000Z' }])
    expect((await mails()).map(({ to }) => to)).toEqual([context.chief.email, other.email])
    context.deps.clock.advance({ seconds: 1 })
    expect((await edit(context.reviewer, note)).refusal.code).toBe('education.noteOld')
  })
})

describe('the change marker of an application', () => {
  test('changes with every note, edit of a note and action, and with nothing else', async () => {
    const pulse = async () =>
      (await context.api.call(educationNotes.pulse, { params: { id } }, as(context.reviewer))).data.state
    const seen = [await pulse(), await pulse()]
    const { data } = await add(context.chief)
    seen.push(await pulse())
    context.deps.clock.advance({ minutes: 1 })
    await edit(context.chief, data[0]?.id ?? '')
    seen.push(await pulse())
    await context.api.call(review.approve, { params: { id }, body: { won: 100_000 } }, as(context.chief))
    seen.push(await pulse())
    expect([new Set(seen).size, seen[0] === seen[1]]).toEqual([4, true])
  })
})
