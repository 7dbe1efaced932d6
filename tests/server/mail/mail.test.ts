import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { textLanguages } from '#contract/languages'
import { mailSamples } from '#server/modules/mail/mail.samples'
import { compose, sendMail } from '#server/modules/mail/mail.service'
import type { MailedOrder, MailRequest, MailValues } from '#server/modules/mail/mail.types'
import { mountMailbox } from '#server/modules/mail/mailbox.http'
import { mountMails } from '#server/modules/mail/mails.http'
import { en } from '#server/modules/mail/texts/en'
import { ko } from '#server/modules/mail/texts/ko'
import { mailbox } from '#server/ports/mailer.mailbox'
import { smtpMailer } from '#server/ports/mailer.smtp'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps, testSettings } from '#tests/support/deps'
import { aMailServer, type Received } from '#tests/support/smtp'
import { aWelcome } from '#tests/support/welcome'

const to = 'jiwoo@people.test'
const { paymentCompleted, reservationMade } = mailSamples('en')
const order = paymentCompleted.one as MailedOrder
const transferred = reservationMade.transfer as MailValues['reservationMade']
const every = textLanguages.flatMap((lang) =>
  Object.entries(mailSamples(lang)).flatMap(([template, forms]) =>
    Object.entries(forms).map(([form, values]) => ({ form, request: { template, to, lang, values } as MailRequest })),
  ),
)
const settings = testSettings()

describe('mails', () => {
  it.each(every.map(({ request }) => [request.template, request.lang, request] as const))(
    '%s in %s has a subject, HTML of its language and the same words as text',
    async (_, lang, request) => {
      const mail = await compose(request, settings)
      expect(mail.subject).not.toMatch(/undefined|NaN|^$/)
      expect(mail.html).toContain(`<html lang="${lang}">`)
      expect(mail.html + mail.text).not.toMatch(/undefined|NaN|\[object|Invalid/)
      expect(/[가-힣]/.test(mail.text.replace(/나루은행/g, ''))).toBe(lang === 'ko')
    },
  )

  it('escape the names of people and products', async () => {
    const bookings = order.bookings.map((each) => ({ ...each, product_name: 'Palace & <night> tour' }))
    const values = { ...order, bookings }
    const { html, text } = await compose({ template: 'paymentCompleted', to, lang: 'en', values }, settings)
    expect(html).toContain('Palace &amp; &lt;night&gt; tour')
    expect(html).not.toContain('<night>')
    expect(text).toContain('Palace & <night> tour')
    const evil = await compose(
      { template: 'welcome', to, lang: 'en', values: aWelcome('<img src=x onerror=alert(1)>') },
      settings,
    )
    expect(evil.html).not.toContain('<img')
  })

  it('state the option, the guide’s language and the meeting point, as far as they are known', async () => {
    const text = async (lang: 'en' | 'ko', values: MailedOrder) =>
      (await compose({ template: 'paymentCompleted', to, lang, values }, settings)).text
    const english = await text('en', order)
    for (const words of ['Option', 'Small group', 'Guide speaks', 'English, Korean', 'Gyeongbokgung Station, exit 5'])
      expect(english).toContain(words)
    const korean = await text('ko', mailSamples('ko').paymentCompleted.one as MailedOrder)
    for (const words of ['소규모 그룹', '영어, 한국어', '경복궁역 5번 출구']) expect(korean).toContain(words)
    const inChinese = order.bookings.map((each) => ({ ...each, languages: ['en', 'zh-CN'] }))
    expect(await text('ko', { ...order, bookings: inChinese })).toMatch(/가이드 언어: 영어, 중국어\n/)
    // As queued by an older version.
    const bookings = order.bookings.map(({ option_name: _, languages: __, meeting_point: ___, ...each }) => each)
    expect(await text('en', { ...order, bookings })).not.toMatch(/Option|Guide speaks|Meeting point|undefined/)
  })

  it('state a bank transfer’s account, amount and deadline in Seoul time', async () => {
    const values = transferred
    const english = (await compose({ template: 'reservationMade', to, lang: 'en', values }, settings)).text
    const korean = (await compose({ template: 'reservationMade', to, lang: 'ko', values }, settings)).text
    for (const text of [english, korean]) {
      for (const detail of ['000-0000-0000-00', 'LIM JIWOO', '₩180,000', '00:30']) expect(text).toContain(detail)
    }
    expect(english).toContain('March 6, 2027')
    expect(korean).toContain('2027년 3월 6일')
  })

  it('link to our own origin only', async () => {
    for (const { request } of every) {
      const links = [...(await compose(request, settings)).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      for (const href of links) expect(href).toMatch(/^http:\/\/naru\.test\//)
    }
  })

  it('say that they are a demonstration while the demo data is active, and not otherwise', async () => {
    const request = { template: 'welcome', to, lang: 'en', values: aWelcome('Jiwoo') } as const
    expect((await compose(request, testSettings({ SEED_DEMO: 'on' }))).text).toContain('demonstration')
    expect((await compose(request, settings)).text).not.toContain('demonstration')
  })

  it('have a subject of one line, for any input', async () => {
    const values = { ...order, order_id: 'A\r\nBcc: x@evil.test' }
    expect((await compose({ template: 'paymentCompleted', to, lang: 'en', values }, settings)).subject).not.toMatch(
      /[\r\n]/,
    )
  })

  it.each([
    'a@people.test, b@people.test',
    'a@people.test;b@people.test',
    'a@people.test b@people.test',
    'A <a@people.test>',
    'group: a@people.test, b@people.test;',
    'a@people.test\nBcc: b@people.test',
    '"a, b"@people.test',
    'nobody',
    '',
  ])('are not sent to %j, which is not exactly one address (hazard 9)', async (list) => {
    const sent: unknown[] = []
    const { db } = await testDatabase()
    const context = { db, settings, mailer: { send: async (mail: unknown) => void sent.push(mail) } }
    await expect(
      sendMail(context, { template: 'welcome', to: list, lang: 'en', values: aWelcome('A') }),
    ).rejects.toThrow('exactly one address')
    expect(sent).toEqual([])
  })
})

describe('mails about passes', () => {
  const ofPasses = every.filter(({ request: { values } }) => 'pass' in values && values.pass)

  it.each(ofPasses.map(({ form, request }) => [request.template, form, request.lang, request] as const))(
    'call them passes and orders, not reservations: %s (%s, %s)',
    async (_, __, ___, request) => {
      const { subject, text } = await compose(request, settings)
      expect(`${subject}\n${text}`).not.toMatch(/예약|reserv|여행사|좌석|\bseats?\b/i)
    },
  )

  it('are all of those that an order of passes can cause', () => {
    expect([...new Set(ofPasses.map(({ request }) => request.template))].toSorted()).toEqual([
      'bookingCancelled',
      'cancelRequested',
      'depositReminder',
      'paymentCompleted',
      'reservationEnded',
      'reservationMade',
    ])
  })
})

describe('the mail server', () => {
  let received: Received[]
  let url: string

  beforeEach(async () => {
    ;({ url, received } = await aMailServer())
  })

  const mailer = () => {
    const made = smtpMailer({ url, from: 'Naru <no-reply@naru.test>' })
    onTestFinished(() => made.close())
    return made
  }

  it('gets one mail for one recipient with both parts and the Korean text intact', async () => {
    const values = transferred
    await mailer().send(await compose({ template: 'reservationMade', to, lang: 'ko', values }, settings))
    const [only] = received
    expect(received).toHaveLength(1)
    expect(only?.recipients).toEqual([to])
    expect(only?.mail.from?.text).toContain('no-reply@naru.test')
    expect(only?.mail.subject).toBe('[나루] 예약 접수: ₩180,000을 입금해 주세요')
    expect(only?.mail.text).toContain('입금자명: LIM JIWOO')
    expect(only?.mail.html).toContain('Palace &amp; Bukchon')
    expect(only?.mail.attachments).toEqual([])
  })

  it('gets no second recipient from a list that was not validated (hazard 9)', async () => {
    const mail = await compose({ template: 'welcome', to, lang: 'en', values: aWelcome('A') }, settings)
    await mailer()
      .send({ ...mail, to: 'a@people.test, b@people.test' })
      .catch(() => undefined)
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('b@people.test')
  })

  it('makes the job fail when it refuses, so that the job is retried', async () => {
    const { db } = await testDatabase()
    const context = { db, settings, mailer: mailer() }
    const input = { template: 'welcome', to: 'full@people.test', lang: 'en', values: aWelcome('A') }
    await expect(sendMail(context, input)).rejects.toThrow()
  })
})

describe('the development mailbox', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naru-mailbox-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
  })
  const mail = (subject: string) => ({ to, subject, text: 'text', html: '<p>html</p>' })

  it('stores mails as files and lists them newest first', async () => {
    const box = mailbox(path.join(folder, 'deep', 'mailbox'))
    expect(await box.list()).toEqual([])
    for (const subject of ['one', 'two', 'three']) await box.send(mail(subject))
    const list = await box.list()
    expect(list.map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
    expect(await box.find(list[0]?.id ?? '')).toMatchObject(mail('three'))
  })

  it('keeps the newest five hundred', async () => {
    const box = mailbox(folder)
    for (let sent = 0; sent < 503; sent++) await box.send(mail(String(sent)))
    const list = await box.list()
    expect([list.length, list[0]?.subject, list.at(-1)?.subject]).toEqual([500, '502', '3'])
  })

  it('stores text messages beside the mails, distinguishable', async () => {
    const box = mailbox(folder)
    await box.send(mail('hello'))
    await box.sms.send({ to: '01012345678', text: 'Code 204816' })
    const [newest, older] = await box.list()
    expect(newest).toMatchObject({ kind: 'sms', to: '01012345678', subject: 'Code 204816' })
    expect(older).toMatchObject({ kind: 'mail', subject: 'hello' })
  })

  it('finds nothing under an id that is a path', async () => {
    expect(await mailbox(folder).find('../../etc/passwd')).toBeNull()
  })

  it('is read at /dev/api/mailbox', async () => {
    const box = mailbox(folder)
    await box.send(mail('hello'))
    const { app } = testApi(await testDeps(await testDatabase()))
    mountMailbox(app, box)
    const list = await (await app.request('/dev/api/mailbox')).json()
    const one = await app.request(`/dev/api/mailbox/${list.data[0].id}`)
    expect(list.data[0]).toMatchObject({ to, subject: 'hello' })
    expect(list.data[0]).not.toHaveProperty('html')
    expect((await one.json()).data).toMatchObject(mail('hello'))
    expect((await app.request('/dev/api/mailbox/nothing')).status).toBe(404)
  })

  it('shows a mail as its reader sees it, where nothing in it can run and its links open another tab', async () => {
    const box = mailbox(folder)
    await box.send({ ...mail('hello'), html: '<html><head></head><body><a href="/main">Go</a></body></html>' })
    const { app } = testApi(await testDeps(await testDatabase()))
    mountMailbox(app, box)
    const [{ id } = { id: '' }] = await box.list()
    const answer = await app.request(`/dev/api/mailbox/${id}/html`)
    expect(await answer.text()).toContain('<head><base target="_blank"></head><body><a href="/main">Go</a>')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox;')
    expect((await app.request('/dev/api/mailbox/nothing/html')).status).toBe(404)
  })
})

describe('the page of all mails', () => {
  interface Listed {
    id: string
    template: string
    form: string
    lang: string
    subject: string
  }
  const aPage = async (env: Partial<Record<'NODE_ENV', 'production'>> = {}) => {
    const { app } = testApi(await testDeps(await testDatabase()))
    mountMails(app, { ...settings, ...env })
    return app
  }

  it('lists every template of the mails in both languages, none twice and none left out', async () => {
    const { data } = (await (await (await aPage()).request('/dev/api/mails')).json()) as { data: Listed[] }
    for (const [lang, { templates }] of Object.entries({ en, ko })) {
      const shown = data.filter((each) => each.lang === lang).map(({ template }) => template)
      expect([...new Set(shown)].toSorted()).toEqual(Object.keys(templates).toSorted())
    }
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  })

  it('shows each as HTML without scripts, and as text', async () => {
    const app = await aPage()
    const { data } = (await (await app.request('/dev/api/mails')).json()) as { data: Listed[] }
    for (const { id, lang, subject } of data) {
      const page = await app.request(`/dev/api/mails/${id}/html`)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await page.text()).toContain(`<html lang="${lang}">`)
      const mail = (await (await app.request(`/dev/api/mails/${id}`)).json()) as { data: { subject: string } }
      expect(mail.data.subject).toBe(subject)
    }
    expect((await app.request('/dev/api/mails/nothing.at.all')).status).toBe(404)
  })

  it('does not exist in production', async () => {
    expect((await (await aPage({ NODE_ENV: 'production' })).request('/dev/api/mails')).status).toBe(404)
  })
})
