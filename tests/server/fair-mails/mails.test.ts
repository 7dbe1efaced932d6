import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairMails, fillMail, hasMailPlaceholders, type MailGroup } from '#contract/fair/mail-desk'
import { account, auditEvent } from '#server/modules/accounts/accounts.table'
import { participant } from '#server/modules/fair/participant.table'
import { mailing, mailingRecipient } from '#server/modules/fair-mails/mailing.table'
import { deliverOne } from '#server/modules/fair-mails/send.service'
import type { Company } from '#tests/support/fair'
import { aParticipant } from '#tests/support/fair'
import { aMeetingContext, aSeller, as, confirmed, type MeetingContext } from '#tests/support/meetings'

let context: MeetingContext
let korean: Company

const texts = {
  en: { subject: 'News for {{company}}', text: 'Hello {{name}}, your booth is {{booth}}.\nSign in: {{link}}' },
  ko: { subject: '{{company}} 안내', text: '{{name}} 님, 부스는 {{booth}}입니다. {{link}}' },
}
const none = { subject: '', text: '' }

beforeEach(async () => {
  context = await aMeetingContext()
  korean = await aSeller(context, { lang: 'ko', company_ko: '한빛병원', sector: 'hotel' })
})

const count = async (group: MailGroup) =>
  (await context.api.call(fairMails.count, { query: group }, as(context.office))).data
const send = (group: MailGroup, seen = { en: 2, ko: 1 }, written: typeof texts = texts) =>
  context.api.call(fairMails.send, { body: { group, texts: written, seen } }, as(context.office))
const mailed = async () => {
  await context.deps.jobs.drain(context.deps)
  return context.deps.mails
}
const log = async () => (await context.api.call(fairMails.list, {}, as(context.office))).data

describe('a group of participants (product §3)', () => {
  it('is selected by side, status, country, sector, language and consent; never a test company or a closed account', async () => {
    const { deps, buyer } = context
    await aParticipant(deps, { isTest: true })
    await aParticipant(deps, { status: 'submitted', country: 'JP' })
    const closed = await aParticipant(deps)
    await deps.db.update(account).set({ status: 'withdrawn' }).where(eq(account.id, closed.account_id))
    await deps.db.update(account).set({ agreed_marketing: true }).where(eq(account.id, buyer.account_id))
    expect(await count({})).toEqual({ en: 3, ko: 1 })
    expect(await count({ side: 'seller' })).toEqual({ en: 1, ko: 1 })
    expect(await count({ status: 'approved' })).toEqual({ en: 2, ko: 1 })
    expect(await count({ country: 'JP' })).toEqual({ en: 1, ko: 0 })
    expect(await count({ sector: 'hotel' })).toEqual({ en: 0, ko: 1 })
    expect(await count({ lang: 'ko' })).toEqual({ en: 0, ko: 1 })
    expect(await count({ news: '1' })).toEqual({ en: 1, ko: 0 })
    expect(await count({ side: 'buyer', lang: 'ko' })).toEqual({ en: 0, ko: 0 })
  })

  it('can be those without a meeting, with a missing record, or with an incomplete profile', async () => {
    await confirmed(context)
    expect(await count({ lacks: 'meeting' })).toEqual({ en: 0, ko: 1 })
    expect(await count({ lacks: 'record' })).toEqual({ en: 0, ko: 0 })
    context.deps.clock.advance({ hours: 3 })
    expect(await count({ lacks: 'record' })).toEqual({ en: 2, ko: 0 })
    expect(await count({ lacks: 'profile' })).toEqual({ en: 2, ko: 1 })
  })

  it('is for the fair’s office only', async () => {
    const calls = [
      context.api.call(fairMails.count, { query: {} }, as(context.seller)),
      context.api.call(fairMails.send, { body: { group: {}, texts, seen: { en: 2, ko: 1 } } }, as(context.buyer)),
      context.api.call(fairMails.list, {}, as(context.buyer)),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('a mail to a group', () => {
  it('is sent to each in their language with their own data, shows no recipient another’s address, and is logged', async () => {
    const { data } = await send({})
    const mails = await mailed()
    const addresses = [context.buyer, context.seller, korean].map(({ email }) => email)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
    const ofSeller = mails.find(({ to }) => to === context.seller.email)
    expect(ofSeller?.subject).toBe('News for Saebom Clinic')
    expect(ofSeller?.text).toContain('your booth is A01.')
    expect(ofSeller?.text).toMatch(/Sign in: http\S+\/fair\/ppipsa/)
    expect(mails.find(({ to }) => to === korean.email)?.subject).toBe('한빛병원 안내')
    for (const { to, text, html } of mails)
      for (const other of addresses.filter((each) => each !== to)) expect(text + html).not.toContain(other)
    expect(await log()).toMatchObject({
      total: { count: 1 },
      items: [{ id: data.id, recipients: 3, sent: 3, failed: 0, gone: 0 }],
    })
    const [entry] = await context.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'fair.mail'))
    expect(entry).toMatchObject({ actor_id: context.office.id, subject: data.id, detail: { recipients: 3 } })
  })

  it('is sent once from two tabs at the same moment, and can be sent again the day after', async () => {
    const answers = await Promise.all([send({}), send({})])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe('fair.mailSentAlready')
    expect((await mailed()).length).toBe(3)
    // The control: another group, or another text, counts as another mail.
    expect((await send({ side: 'seller' }, { en: 1, ko: 1 })).status).toBe(200)
    context.deps.clock.advance({ hours: 24 })
    expect((await send({})).status).toBe(200)
    expect((await mailed()).length).toBe(3 + 2 + 3)
  })

  it('is delivered once although its job runs twice, also in parallel', async () => {
    const { data } = await send({})
    await mailed()
    const which = { id: data.id, participant_id: context.buyer.id }
    await deliverOne(context.deps, which)
    expect(context.deps.mails.length).toBe(3)
    // The control: an undelivered one is delivered, by one of the two.
    await context.deps.db
      .update(mailingRecipient)
      .set({ state: 'queued' })
      .where(eq(mailingRecipient.participant_id, which.participant_id))
    await Promise.all([deliverOne(context.deps, which), deliverOne(context.deps, which)])
    expect(context.deps.mails.length).toBe(4)
  })

  it('is queued in steps, so that a large group blocks nothing', async () => {
    for (let at = 0; at < 130; at++) await aParticipant(context.deps, { side: 'buyer' })
    expect((await send({}, { en: 132, ko: 1 })).status).toBe(200)
    expect((await context.deps.jobs.queued()).map(({ name }) => name)).toEqual(['fair-mails'])
    expect(new Set((await mailed()).map(({ to }) => to)).size).toBe(133)
    expect(context.deps.mails.length).toBe(133)
  })

  it('lists failed deliveries, and retries them', async () => {
    const { mailer } = context.deps
    const failing = {
      ...context.deps,
      mailer: {
        ...mailer,
        send: async (mail: Parameters<typeof mailer.send>[0]) => {
          if (mail.to === korean.email) throw new Error('no such mailbox')
          await mailer.send(mail)
        },
      },
    }
    const { data } = await send({})
    await context.deps.jobs.drain(failing).catch(() => context.deps.jobs.drain(failing))
    const detail = async () =>
      (await context.api.call(fairMails.detail, { params: { id: data.id } }, as(context.office))).data
    expect(await detail()).toMatchObject({
      sent: 2,
      failed: 1,
      failures: [{ id: korean.id, company: { ko: '한빛병원' } }],
    })
    const retry = await context.api.call(fairMails.retry, { params: { id: data.id }, body: {} }, as(context.office))
    expect(retry.data).toEqual({ again: 1 })
    await mailed()
    expect(await detail()).toMatchObject({ sent: 3, failed: 0, failures: [] })
    expect(context.deps.mails.length).toBe(3)
  })

  it('is not sent to an account that was closed meanwhile', async () => {
    await send({})
    await context.deps.db.update(account).set({ status: 'withdrawn' }).where(eq(account.id, korean.account_id))
    await mailed()
    expect((await log()).items[0]).toMatchObject({ sent: 2, gone: 1 })
  })

  it('is not sent to a company that has left the group meanwhile, nor to one that no longer wants news', async () => {
    const { deps, buyer, seller } = context
    await deps.db.update(account).set({ agreed_marketing: true })
    expect((await send({ status: 'approved', news: '1' })).status).toBe(200)
    await deps.db.update(participant).set({ status: 'withdrawn' }).where(eq(participant.id, buyer.id))
    await deps.db.update(account).set({ agreed_marketing: false }).where(eq(account.id, seller.account_id))
    expect((await mailed()).map(({ to }) => to)).toEqual([korean.email])
    expect((await log()).items[0]).toMatchObject({ sent: 1, gone: 2 })
  })

  it.each([
    ['is empty', { country: 'BR' }, { en: 0, ko: 0 }, texts, 409, 'fair.mailNobody', undefined],
    ['has grown since it was previewed', {}, { en: 1, ko: 1 }, texts, 409, 'fair.mailGroupChanged', undefined],
    [
      'reads a language without a text',
      {},
      { en: 2, ko: 1 },
      { ...texts, ko: none },
      400,
      'validation.required',
      'texts.ko.subject',
    ],
    [
      'gets a text with an unknown placeholder',
      {},
      { en: 2, ko: 1 },
      { ...texts, en: { ...texts.en, text: 'Dear {{title}}' } },
      400,
      'fair.mailPlaceholder',
      'texts.en.text',
    ],
  ] as const)(
    'is refused, and nothing is stored, where a group %s',
    async (_, group, seen, written, status, code, field) => {
      const answer = await send(group, seen, written as typeof texts)
      expect([answer.status, answer.refusal.code, answer.refusal.field]).toEqual([status, code, field])
      expect(await context.deps.db.$count(mailing)).toBe(0)
      expect(await mailed()).toEqual([])
    },
  )

  it('needs only the recipients’ languages', async () => {
    expect((await send({ lang: 'ko' }, { en: 0, ko: 1 }, { ...texts, en: none })).status).toBe(200)
  })

  it('is previewed as any recipient reads it, and sent to the sender as a test', async () => {
    const preview = (at: number) =>
      context.api.call(fairMails.preview, { body: { group: {}, texts, at } }, as(context.office))
    const shown = [await preview(0), await preview(1), await preview(2)].map(({ data }) => data)
    expect(shown.map((each) => [each?.lang, each?.of])).toContainEqual(['ko', 3])
    expect(shown.find((each) => each?.lang === 'ko')?.text).toContain('부스는 –입니다')
    expect((await preview(3)).data).toBeNull()
    const body = { texts: { ...texts, ko: none } }
    expect((await context.api.call(fairMails.test, { body }, as(context.office))).data).toEqual({ sent: 1 })
    expect((await mailed()).map(({ to }) => to)).toEqual([context.office.email])
    const nothing = await context.api.call(
      fairMails.test,
      { body: { texts: { en: none, ko: none } } },
      as(context.office),
    )
    expect(nothing.refusal).toMatchObject({ code: 'validation.required', field: 'texts.en.subject' })
  })

  it('has the address to sign in at once: in the text of the office, or in the button', async () => {
    const without = { en: { ...texts.en, text: 'See you tomorrow.' }, ko: { ...texts.ko, text: '내일 뵙겠습니다.' } }
    await send({}, undefined, texts)
    await send({}, undefined, without)
    const mails = await mailed()
    expect(mails).toHaveLength(6)
    for (const { text } of mails) expect(text.match(/\/fair\/ppipsa/g), text).toHaveLength(1)
  })

  it('creates no links from company names', async () => {
    await context.deps.db
      .update(participant)
      .set({ company_en: 'https://evil.example' })
      .where(eq(participant.id, context.buyer.id))
    await send({ side: 'buyer' }, { en: 1, ko: 0 })
    expect((await mailed())[0]?.subject).not.toContain('evil.example')
  })
})

it('knows which placeholders a mail fills, and ignores incomplete ones', () => {
  expect(['{{name}} {{ booth }}', '{{title}}', '{{name', 'name}}'].map(hasMailPlaceholders)).toEqual([
    true,
    false,
    false,
    false,
  ])
  const values = { name: '{{link}}', company: 'A', booth: 'B', link: 'C' }
  // A company's own name is inserted literally.
  expect(fillMail('{{name}} {{company}}', values)).toBe('{{link}} A')
})
