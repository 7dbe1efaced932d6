import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { compose, sendMail } from '#server/modules/mail/mail.service'
import type { MailedOrder, MailedTransfer, MailRequest } from '#server/modules/mail/mail.values'
import { mountMailbox } from '#server/modules/mail/mailbox.http'
import { mailbox } from '#server/ports/mailer.mailbox'
import { smtpMailer } from '#server/ports/mailer.smtp'
import { testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { testDeps, testSettings } from '#tests/support/deps'

const to = 'jiwoo@people.test'
const order: MailedOrder = {
  name: 'Jiwoo',
  order_id: 'NR270302-ABCDEFGH12',
  bookings: [
    {
      reservation_number: 'NR-1234',
      product_name: 'Palace & <night> tour',
      date: '2027-04-01',
      start_time: '09:00',
      number_of_travelers: 3,
    },
  ],
  amount_won: 180_000,
  path: '/purchase/reservation-detail/1',
}
const transfer: MailedTransfer = {
  bank: 'Naru Bank',
  account_number: '000-0000',
  account_holder: 'Naru Travel',
  depositor: 'LIM JIWOO',
  deadline: '2027-03-05T15:30:00.000Z',
}
const every: MailRequest[] = (['en', 'ko'] as const).flatMap((lang): MailRequest[] => [
  { template: 'emailCode', to, lang, values: { code: '123456', minutes: 10 } },
  { template: 'addressTaken', to, lang, values: { area: 'member' } },
  { template: 'welcome', to, lang, values: { name: 'Jiwoo' } },
  { template: 'passwordReset', to, lang, values: { name: 'Jiwoo', path: '/account/password-reset/abc', minutes: 60 } },
  { template: 'passwordChanged', to, lang, values: { name: 'Jiwoo' } },
  { template: 'reservationMade', to, lang, values: { ...order, transfer: null } },
  { template: 'reservationMade', to, lang, values: { ...order, transfer } },
  { template: 'paymentCompleted', to, lang, values: order },
  { template: 'depositReminder', to, lang, values: { ...order, transfer } },
  {
    template: 'reviewRequest',
    to,
    lang,
    values: { name: 'Jiwoo', product_name: 'Palace tour', date: '2027-04-01', path: '/review-request/1', points: 500 },
  },
  ...(['expired', 'cancelled', 'sold_out'] as const).map(
    (reason): MailRequest => ({ template: 'reservationEnded', to, lang, values: { ...order, reason } }),
  ),
])
const settings = testSettings()

describe('mails', () => {
  it.each(every.map((request) => [request.template, request.lang, request] as const))(
    '%s in %s has a subject, HTML of its language and the same words as text',
    (_, lang, request) => {
      const mail = compose(request, settings)
      expect(mail.subject).not.toMatch(/undefined|NaN|^$/)
      expect(mail.html).toContain(`<html lang="${lang}">`)
      expect(mail.html + mail.text).not.toMatch(/undefined|NaN|\[object|Invalid/)
      expect(/[가-힣]/.test(mail.text.replace(/나루은행/g, ''))).toBe(lang === 'ko')
    },
  )

  it('escape what people and products are called', () => {
    const { html, text } = compose({ template: 'paymentCompleted', to, lang: 'en', values: order }, settings)
    expect(html).toContain('Palace &amp; &lt;night&gt; tour')
    expect(html).not.toContain('<night>')
    expect(text).toContain('Palace & <night> tour')
    const evil = compose(
      { template: 'welcome', to, lang: 'en', values: { name: '<img src=x onerror=alert(1)>' } },
      settings,
    )
    expect(evil.html).not.toContain('<img')
  })

  it('tell a bank transfer its account, amount and deadline in Seoul time', () => {
    const values = { ...order, transfer }
    const english = compose({ template: 'reservationMade', to, lang: 'en', values }, settings).text
    const korean = compose({ template: 'reservationMade', to, lang: 'ko', values }, settings).text
    for (const text of [english, korean]) {
      for (const told of ['000-0000', 'LIM JIWOO', '₩180,000', '00:30']) expect(text).toContain(told)
    }
    expect(english).toContain('March 6, 2027')
    expect(korean).toContain('2027년 3월 6일')
  })

  it('link to our own origin only', () => {
    for (const request of every) {
      const links = [...compose(request, settings).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      for (const href of links) expect(href).toMatch(/^http:\/\/naru\.test\//)
    }
  })

  it('say that they are a demonstration while the demo data runs, and not otherwise', () => {
    const request = { template: 'welcome', to, lang: 'en', values: { name: 'Jiwoo' } } as const
    expect(compose(request, testSettings({ SEED_DEMO: 'on' })).text).toContain('demonstration')
    expect(compose(request, settings).text).not.toContain('demonstration')
  })

  it('have a subject of one line, whatever it is made from', () => {
    const values = { ...order, order_id: 'A\r\nBcc: x@evil.test' }
    expect(compose({ template: 'paymentCompleted', to, lang: 'en', values }, settings).subject).not.toMatch(/[\r\n]/)
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
    const world = { settings, mailer: { send: async (mail: unknown) => void sent.push(mail) } }
    await expect(sendMail(world, { template: 'welcome', to: list, lang: 'en', values: { name: 'A' } })).rejects.toThrow(
      'exactly one address',
    )
    expect(sent).toEqual([])
  })
})

describe('the mail server', () => {
  interface Received {
    mail: ParsedMail
    recipients: string[]
  }
  let received: Received[]
  let url: string

  beforeEach(async () => {
    received = []
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _, done) => done(address.startsWith('full@') ? new Error('mailbox full') : undefined),
      onData: (stream, { envelope }, done) => {
        simpleParser(stream).then((mail) => {
          received.push({ mail, recipients: envelope.rcptTo.map(({ address }) => address) })
          done()
        }, done)
      },
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  })

  const mailer = () => {
    const made = smtpMailer({ url, from: 'Naru <no-reply@naru.test>' })
    onTestFinished(() => made.close())
    return made
  }

  it('gets one mail for one recipient with both parts and the Korean intact', async () => {
    const values = { ...order, transfer }
    await mailer().send(compose({ template: 'reservationMade', to, lang: 'ko', values }, settings))
    const [only] = received
    expect(received).toHaveLength(1)
    expect(only?.recipients).toEqual([to])
    expect(only?.mail.from?.text).toContain('no-reply@naru.test')
    expect(only?.mail.subject).toBe('[나루] 예약 접수: ₩180,000을 입금해 주세요')
    expect(only?.mail.text).toContain('입금자명: LIM JIWOO')
    expect(only?.mail.html).toContain('Palace &amp; &lt;night&gt; tour')
    expect(only?.mail.attachments).toEqual([])
  })

  it('gets no second recipient out of a list that slipped through (hazard 9)', async () => {
    const mail = compose({ template: 'welcome', to, lang: 'en', values: { name: 'A' } }, settings)
    await mailer()
      .send({ ...mail, to: 'a@people.test, b@people.test' })
      .catch(() => undefined)
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('b@people.test')
  })

  it('makes the job fail when it refuses, so that the job tries again', async () => {
    const world = { settings, mailer: mailer() }
    const input = { template: 'welcome', to: 'full@people.test', lang: 'en', values: { name: 'A' } }
    await expect(sendMail(world, input)).rejects.toThrow()
  })
})

describe('the mailbox of development', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'naru-mailbox-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
  })
  const mail = (subject: string) => ({ to, subject, text: 'text', html: '<p>html</p>' })

  it('keeps mails as files and lists them newest first', async () => {
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
