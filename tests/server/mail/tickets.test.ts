import { expect, it, onTestFinished } from 'vitest'
import { mailSamples } from '#server/modules/mail/mail.samples'
import { compose } from '#server/modules/mail/mail.service'
import type { MailValues } from '#server/modules/mail/mail.types'
import { smtpMailer } from '#server/ports/mailer.smtp'
import { testSettings } from '#tests/support/deps'
import { readPicture } from '#tests/support/qr'
import { aMailServer } from '#tests/support/smtp'

const values = mailSamples('ko').tourTomorrow.guest as MailValues['tourTomorrow']
const [ticket] = values.tickets ?? []

it('a ticket is embedded in the mail as a small PNG picture that the HTML names and that reads as its code', async () => {
  const { url, received } = await aMailServer()
  const mailer = smtpMailer({ url, from: 'Naru <no-reply@naru.test>' })
  onTestFinished(() => mailer.close())
  const to = 'jiwoo@people.test'
  await mailer.send(await compose({ template: 'tourTomorrow', to, lang: 'ko', values }, testSettings()))
  const [{ mail, size } = { mail: undefined, size: 0 }] = received
  expect(mail?.attachments).toHaveLength(1)
  const [picture] = mail?.attachments ?? []
  expect([picture?.contentType, picture?.contentDisposition]).toEqual(['image/png', 'inline'])
  expect(mail?.html).toContain(`<img src="cid:${picture?.cid}"`)
  expect(mail?.html).toContain(`alt="예약번호 ${ticket?.reservation_number}의 QR 코드"`)
  expect(await readPicture(picture?.content ?? Buffer.alloc(0))).toBe(ticket?.code)
  expect(mail?.text).toContain(`${ticket?.path}`)
  // Gmail truncates mails above 102 kB.
  expect(picture?.content.length).toBeLessThan(4_000)
  expect(size).toBeLessThan(20_000)
})

it('no part of a mail is loaded from elsewhere', async () => {
  for (const lang of ['en', 'ko'] as const) {
    const { html } = await compose({ template: 'tourTomorrow', to: 'a@people.test', lang, values }, testSettings())
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([expect.stringMatching(/^cid:/)])
  }
})
