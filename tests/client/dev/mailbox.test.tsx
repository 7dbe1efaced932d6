import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { mountMailbox } from '#server/modules/mail/mailbox.http'
import { mailbox } from '#server/ports/mailer.mailbox'
import { failNext } from '#tests/support/network'
import { renderApp } from '#tests/support/render'

const list = { method: 'get', path: '/dev/api/mailbox' } as const

async function aBox() {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-mailbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return mailbox(folder)
}
const mail = (subject: string) => ({ to: 'maya@people.test', subject, text: `Text of ${subject}`, html: '' })

test('the mailbox says that there is no mail yet, and shows the first one without a reload', async () => {
  const box = await aBox()
  await renderApp('/dev/mailbox', { extend: (app) => mountMailbox(app, box) })
  expect(await screen.findByText('No mail yet')).toBeVisible()
  await box.send(mail('Welcome'))
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('the mailbox lists mails newest first and opens the chosen one, as HTML or as plain text', async () => {
  const box = await aBox()
  for (const subject of ['Older', 'Newer']) await box.send(mail(subject))
  const { user } = await renderApp('/dev/mailbox', { extend: (app) => mountMailbox(app, box) })
  const mails = within(await screen.findByRole('navigation', { name: 'Mails' })).getAllByRole('link')
  expect(mails.map((each) => each.querySelector('strong')?.textContent)).toEqual(['Newer', 'Older'])
  await user.click(mails[1] as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Older' })).toBeVisible()
  const frame = screen.getByTitle<HTMLIFrameElement>('Older')
  expect(frame.getAttribute('src')).toMatch(/^\/dev\/api\/mailbox\/[\w-]+\/html$/)
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/)
  await user.click(screen.getByRole('radio', { name: 'Plain text' }))
  expect(screen.getByText('Text of Older')).toBeVisible()
})

test('a mailbox that cannot be read says so, and reads it again on Retry', async () => {
  const box = await aBox()
  await box.send(mail('Welcome'))
  for (let tries = 0; tries < 3; tries++) failNext(list, { status: 502 })
  const { user } = await renderApp('/dev/mailbox', { extend: (app) => mountMailbox(app, box) })
  expect(await screen.findByText('The mailbox could not be read')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
})

test('where mails are really sent the page says that there is no mailbox', async () => {
  await renderApp('/dev/mailbox')
  expect(await screen.findByText('There is no mailbox here')).toBeVisible()
})

test('a deleted mail is reported as missing', async () => {
  const box = await aBox()
  await box.send(mail('Welcome'))
  await renderApp('/dev/mailbox?mail=1234567890123-000000-abcdef01', { extend: (app) => mountMailbox(app, box) })
  expect(await screen.findByText('This mail could not be read')).toBeVisible()
})
