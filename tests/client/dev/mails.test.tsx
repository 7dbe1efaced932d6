import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mailSamples } from '#server/modules/mail/mail.samples'
import { mountMails } from '#server/modules/mail/mails.http'
import { testSettings } from '#tests/support/deps'
import { failNext } from '#tests/support/network'
import { renderApp } from '#tests/support/render'

const show = (url = '/dev/mails') => renderApp(url, { extend: (app) => mountMails(app, testSettings()) })

test('the page of all mails lists each template in each of its forms and shows the chosen one', async () => {
  const { user } = await show()
  const links = within(await screen.findByRole('navigation', { name: 'Mails' })).getAllByRole('link')
  const forms = Object.entries(mailSamples('en')).flatMap(([template, each]) =>
    Object.keys(each).map((form) => `${template} · ${form}`),
  )
  expect(links.map((link) => link.querySelector('span')?.textContent)).toEqual(forms)
  await user.click(screen.getByRole('link', { name: /^tourTomorrow · paid/ }))
  expect(await screen.findByTitle(/^Tomorrow at 09:00/)).toHaveAttribute(
    'src',
    '/dev/api/mails/tourTomorrow.paid.en/html',
  )
  await user.click(screen.getByRole('radio', { name: 'Plain text' }))
  expect(screen.getByText(/Your tour is tomorrow/)).toBeVisible()
})

test('the same mail is shown in the other language', async () => {
  const { user } = await show('/dev/mails?mail=tourTomorrow.paid.en')
  await screen.findByRole('heading', { name: /^Tomorrow at 09:00/ })
  await user.click(screen.getByRole('radio', { name: '한국어' }))
  expect(await screen.findByRole('heading', { name: /내일 09:00 출발/ })).toBeVisible()
})

test('mails that cannot be read are read again on Retry', async () => {
  for (let tries = 0; tries < 3; tries++) failNext({ method: 'get', path: '/dev/api/mails' }, { status: 502 })
  const { user } = await show()
  expect(await screen.findByText('The mails could not be read')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('navigation', { name: 'Mails' })).toBeVisible()
})
