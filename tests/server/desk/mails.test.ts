import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth'
import { mailKinds, mailLogDays, mailsDesk, secretKinds } from '#contract/mails-desk'
import { cleanUp } from '#server/jobs'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { sendPhoneCode } from '#server/modules/accounts/phone.service'
import { mailTries } from '#server/modules/mail/log.service'
import { mailSamples } from '#server/modules/mail/mail.samples'
import { deliver, mailLater } from '#server/modules/mail/mail.service'
import { mailLog } from '#server/modules/mail/mail.table'
import type { MailRequest } from '#server/modules/mail/mail.types'
import { unseal } from '#server/seal'
import { aPaidOrder } from '#tests/support/cancellations'
import { numbersOf } from '#tests/support/counts'
import { aMember, anOperator, aProduct, type Person } from '#tests/support/factories'
import { anOpenSite, aPaidGuest } from '#tests/support/guests'
import { aKey, aShop, type Shop } from '#tests/support/orders'
import { aWelcome } from '#tests/support/welcome'

let shop: Shop
let operator: Person

beforeEach(async () => {
  shop = await aShop()
  operator = await anOperator(shop)
})

const as = () => ({ token: operator.token })
const list = async (query: object = {}) => (await shop.call(mailsDesk.list, { query: query as never }, as())).data
const open = (id: string) =>
  shop.call(mailsDesk.open, { params: { id }, body: { reason: 'The guest asks for it.' } }, as())
const resend = (id: string, headers = aKey()) => shop.call(mailsDesk.resend, { params: { id } }, { ...as(), headers })
const settle = (id: string) => shop.call(mailsDesk.settle, { params: { id } }, as())
const work = () => shop.deps.jobs.drain(shop.deps)
const acts = async () => (await shop.deps.db.select().from(auditEvent)).map(({ act }) => act)
const welcome = (to: string): MailRequest => ({ template: 'welcome', to, lang: 'en', values: aWelcome('Maya') })
const queue = (to = 'Maya@people.test', options?: { once?: string }) =>
  mailLater(shop.deps, shop.deps.db, welcome(to), options)
/** Everything the log stores, unsealed. */
const kept = async () => {
  const rows = await shop.deps.db.select().from(mailLog)
  return rows.map(
    (row) =>
      JSON.stringify(row) + (row.values_sealed ? unseal(shop.deps.settings.PASSPORT_KEYS, row.values_sealed) : ''),
  )
}
/** Sending fails from now on; the error names the address, as mail servers do. */
function fail(): () => void {
  const { send } = shop.deps.mailer
  shop.deps.mailer.send = async ({ to }) => {
    throw Object.assign(new Error(`550 <${to}> unknown`), { code: 'EENVELOPE', responseCode: 550 })
  }
  return () => {
    shop.deps.mailer.send = send
  }
}

describe('the message log (product §8)', () => {
  it('has every kind of mail, and nothing that was rolled back', async () => {
    expect(Object.keys(mailSamples('en')).toSorted()).toEqual([...mailKinds])
    await shop.deps.db
      .transaction(async (tx) => {
        await mailLater(shop.deps, tx as never, welcome('undone@people.test'))
        throw new Error('rolled back')
      })
      .catch(() => null)
    expect((await list()).total.count).toBe(0)
  })

  it('shows what is waiting, sent, retried and failed, masked and without the message text', async () => {
    await queue()
    expect((await list()).items).toMatchObject([
      { kind: 'welcome', state: 'waiting', site: 'shop', lang: 'en', way: 'mail', to: 'ma•••@people.test', tries: 0 },
    ])
    await work()
    expect((await list({ status: 'sent' })).items).toMatchObject([{ state: 'sent', tries: 1, error: '' }])

    const mend = fail()
    await queue('gone@people.test')
    await expect(work()).rejects.toThrow()
    mend()
    const { items, counts } = await list({ status: 'retrying' })
    expect(items).toMatchObject([{ tries: 1, error: 'Error EENVELOPE 550', is_open: false, sent_at: null }])
    expect(numbersOf(counts)).toEqual({ waiting: 0, sent: 1, retrying: 1, failed: 0 })
    expect(JSON.stringify(await list())).not.toMatch(/maya@|gone@/i)
  })

  it('finds the recipient by exact address or number, and filters by kind and site, page by page', async () => {
    for (const to of ['maya@people.test', 'maya.lind@people.test', 'ma@people.test']) await queue(to)
    expect((await list({ q: ' MAYA@people.test' })).items.map(({ to }) => to)).toEqual(['ma•••@people.test'])
    expect((await list({ q: 'people.test' })).total.count).toBe(0)
    expect((await list({ kind: 'welcomeBack' })).total.count).toBe(0)
    expect((await list({ site: 'shop', kind: 'welcome' })).total.count).toBe(3)
    const first = await list({ per_page: 2 })
    const second = await list({ per_page: 2, cursor: first.next })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3)
    expect(second.next).toBeNull()
  })

  it('has one row for repeated requests', async () => {
    await queue(undefined, { once: 'reminder:1' })
    await queue(undefined, { once: 'reminder:1' })
    await work()
    expect((await list()).items).toMatchObject([{ state: 'sent', tries: 1 }])
  })

  it('is opened with a reason that is in the audit log, once a delivery was attempted', async () => {
    await queue()
    const [row] = (await list()).items
    expect((await open(row?.id ?? '')).refusal.code).toBe('mail.notKept')
    await work()
    const { data } = await open(row?.id ?? '')
    expect(data).toMatchObject({ to: 'maya@people.test', subject: shop.deps.mails[0]?.subject })
    expect(data.html).toBe(shop.deps.mails[0]?.html)
    const [event] = await shop.deps.db.select().from(auditEvent).where(eq(auditEvent.act, 'mail.open'))
    expect(event).toMatchObject({
      actor_id: operator.id,
      subject: row?.id,
      detail: { reason: 'The guest asks for it.' },
    })
    expect(await acts()).toEqual(['mail.open'])
  })

  it('stores no code and no access link, for any kind of mail that contains one', async () => {
    const samples = mailSamples('en') as unknown as Record<string, Record<string, { code?: string; path?: string }>>
    for (const template of secretKinds)
      for (const values of Object.values(samples[template] ?? {})) {
        const token = 'Zx9'.repeat(14)
        const code = '731946'
        const own = {
          ...values,
          ...(values.code !== undefined && { code }),
          ...(values.path !== undefined && { path: values.path.replace(/[^/#?=]+$/, token) }),
        }
        const request = { template, to: 'maya@people.test', lang: 'ko', values: own } as unknown as MailRequest
        await deliver(shop.deps, request)
        expect(shop.deps.mails.at(-1)?.text).toMatch(new RegExp(`${code}|${token}`))
      }
    expect(await kept()).not.toHaveLength(0)
    expect((await kept()).join()).not.toMatch(/731946|Zx9/)
    for (const { id, can_resend } of await Promise.all(
      (await list()).items.map(async (row) => (await shop.call(mailsDesk.detail, { params: row }, as())).data),
    )) {
      expect(can_resend).toBe(false)
      expect((await resend(id)).refusal.code).toBe('mail.secret')
      expect(JSON.stringify((await open(id)).data)).not.toMatch(/731946|Zx9/)
    }
  })

  it('stores none from a real reset, a text message, a guest’s link or a ticket, and resends links and tickets with new ones', async () => {
    const { email } = await aMember(shop.deps)
    await shop.call(auth.requestReset, { body: { email } })
    await work()
    const token = /password-reset\/([\w-]+)/.exec(shop.deps.mails.at(-1)?.text ?? '')?.[1] ?? 'none'
    expect((await kept()).join()).not.toContain(token)

    const { id: account_id } = await aMember(shop.deps, { password: 'Abcdefg1' })
    await sendPhoneCode(shop.deps, { account_id, phone: '+46701234567', lang: 'en', site: 'shop' })
    const code = /\d{6}/.exec(shop.deps.texts.at(-1)?.text ?? '')?.[0] ?? 'none'
    expect((await kept()).join()).not.toContain(code)
    const [text] = (await list({ q: '+46 70-123 45 67' })).items
    expect(text).toMatchObject({ way: 'sms', kind: 'phoneCode', to: '+46••••4567', state: 'sent' })
    expect((await open(text?.id ?? '')).data).toMatchObject({
      to: '+46701234567',
      html: '',
      text: expect.stringContaining('••••••'),
    })

    shop = await anOpenSite()
    operator = await anOperator(shop)
    await aPaidGuest(shop)
    await work()
    const paid = (await list({ kind: 'paymentCompleted' })).items[0]
    const linkOf = (text = '') => /\/apec2025\/qrcode\/\S+#(\S+)/.exec(text)?.[1] ?? 'no link'
    const mail = shop.deps.mails.findLast(({ pictures = [] }) => pictures.length > 0)
    const link = linkOf(mail?.text)
    expect(link).not.toBe('no link')
    expect((await kept()).join()).not.toContain(link)
    const shown = (await open(paid?.id ?? '')).data
    expect(shown.text).not.toContain(link)
    expect(shown.html).not.toMatch(/guest:|NARU1/)

    const before = shop.deps.mails.length
    const again = (await resend(paid?.id ?? '')).data
    expect(again).toMatchObject({ state: 'waiting', resent_of: paid?.id })
    await work()
    const sent = shop.deps.mails.slice(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.pictures).toHaveLength(1)
    expect([linkOf(sent[0]?.text) === link, linkOf(sent[0]?.text)]).toEqual([
      false,
      expect.not.stringMatching('no link'),
    ])
  })

  it('resends a message once per key, and neither waiting nor automatically retried ones', async () => {
    await queue()
    const id = (await list()).items[0]?.id ?? ''
    expect((await resend(id)).refusal.code).toBe('mail.underWay')
    await work()
    const key = aKey()
    await resend(id, key)
    await resend(id, key)
    await work()
    expect(shop.deps.mails.map(({ to }) => to)).toEqual(['maya@people.test', 'maya@people.test'].toSorted())
    expect(await acts()).toEqual(['mail.resend'])
  })

  it('counts final failures until they are resent or resolved', async () => {
    const mend = fail()
    await queue('gone@people.test')
    await shop.deps.db.update(mailLog).set({ tries: mailTries - 1 })
    await expect(work()).rejects.toThrow()
    const failed = (await list({ status: 'failed' })).items[0]
    expect(failed).toMatchObject({ is_open: true, tries: mailTries })
    mend()
    expect((await settle(failed?.id ?? '')).data.is_open).toBe(false)
    expect((await settle(failed?.id ?? '')).refusal.code).toBe('desk.changed')
    expect((await resend(failed?.id ?? '')).data.state).toBe('waiting')
    expect(await acts()).toEqual(['mail.settle', 'mail.resend'])
  })

  it('is cleared of a closed account’s messages, except the mail that confirms the closing', async () => {
    const { id: account_id, email, token } = await aMember(shop.deps, { password: 'Abcdefg1' })
    for (const to of [email, 'other@people.test']) await queue(to)
    await sendPhoneCode(shop.deps, { account_id, phone: '+46701234567', lang: 'en', site: 'shop' })
    expect((await list({ q: '+46701234567' })).total.count).toBe(1)
    await work()
    expect((await shop.call(auth.withdraw, {}, { token })).status).toBe(200)
    await work()
    expect((await list({ q: email })).items.map(({ kind }) => kind)).toEqual(['accountClosed'])
    expect((await list({ q: '+46701234567' })).total.count).toBe(0)
    expect((await list({ q: 'other@people.test' })).total.count).toBe(1)
  })

  it('marks a message that lost its job as failed', async () => {
    await queue()
    const { db, clock } = shop.deps
    const at = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
    await db.update(mailLog).set({ created_at: at(1) })
    await cleanUp(shop.deps)
    expect((await list()).items).toMatchObject([{ state: 'waiting' }])
    await db.update(mailLog).set({ created_at: at(3) })
    await cleanUp(shop.deps)
    const [lost] = (await list()).items
    expect(lost).toMatchObject({ state: 'failed', error: 'lost', is_open: true })
    expect((await resend(lost?.id ?? '')).refusal.code).toBe('mail.notKept')
  })

  it('is deleted after its retention days', async () => {
    await queue()
    await work()
    const { db, clock } = shop.deps
    const at = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)
    await db.update(mailLog).set({ created_at: at(mailLogDays - 1) })
    await cleanUp(shop.deps)
    expect(await db.$count(mailLog)).toBe(1)
    await db.update(mailLog).set({ created_at: at(mailLogDays + 1) })
    await cleanUp(shop.deps)
    expect(await db.$count(mailLog)).toBe(0)
  })

  it('is read by its indexes whatever its length', async () => {
    const { db } = shop.deps
    await db.execute(sql`insert into mail_log (created_at, way, kind, site, lang, recipient, state)
      select now() - n * interval '1 minute', 'mail', 'welcome', 'shop', 'en', 'p' || n || '@people.test', 'sent'
      from generate_series(1, 20000) n`)
    await db.execute(sql`analyze mail_log`)
    const { rows } = await db.execute(sql`explain select id from mail_log where recipient = 'p7@people.test'
      order by created_at desc, id desc limit 51`)
    expect(JSON.stringify(rows)).toContain('mail_log_recipient')
    for (const [where, index] of [
      [sql`true`, 'mail_log_at'],
      [sql`state = 'failed'`, 'mail_log_state'],
      [sql`kind = 'welcomeBack'`, 'mail_log_kind'],
      [sql`site = 'mice'`, 'mail_log_site'],
    ] as const) {
      const plan = await db.execute(
        sql`explain select id from mail_log where ${where} order by created_at desc, id desc limit 51`,
      )
      expect(JSON.stringify(plan.rows)).toContain(index)
    }
  })

  it('derives the site from the link in a mail', async () => {
    const member = await aMember(shop.deps)
    await aPaidOrder(shop, member, [await aProduct(shop.deps)])
    await work()
    expect((await list({ kind: 'paymentCompleted', site: 'shop' })).total.count).toBe(1)
    expect((await list({ kind: 'paymentCompleted', site: 'apec' })).total.count).toBe(0)
  })
})
