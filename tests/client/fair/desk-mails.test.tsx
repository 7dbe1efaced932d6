import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fairMails } from '#contract/fair/mail-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as t } from '#src/sites/fair/desk-mails/locale/en'
import { aParticipant } from '#tests/support/fair'
import { aFairDesk, renderFairDesk } from '#tests/support/fair-desk'
import { as } from '#tests/support/meetings'

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  place = await aFairDesk()
})

const write = async (user: Awaited<ReturnType<typeof renderFairDesk>>['user'], text: string) => {
  await user.type(await screen.findByRole('textbox', { name: t.subject.en }), 'Before the fair')
  const area = screen.getByRole('textbox', { name: new RegExp(`^${t.text.en}`) })
  await user.click(area)
  await user.paste(text)
}
const send = () => screen.getByRole('button', { name: t.send.button })

test('a mail shows the number of recipients, is previewed as a recipient reads it, and is sent after a confirmation', async () => {
  const { user } = await renderFairDesk('mails/new', place)
  expect(await screen.findByText('2 recipients: 2 in English, 0 in Korean')).toBeVisible()
  await write(user, 'Hello {{name}} of {{company}}')
  await user.click(screen.getByRole('button', { name: t.preview.button }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/of Saebom Clinic/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: t.preview.next }))
  expect(await within(dialog).findByText(/of Steppe Travel/)).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(`^${t.field.side}`) }), 'Seller')
  expect(await screen.findByText('1 recipient: 1 in English, 0 in Korean')).toBeVisible()
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(location.pathname).toMatch(/\/desk\/mails\/[\da-f-]{36}$/))
  expect(await screen.findByText('0 of 1 sent')).toBeVisible()
  const { data } = await place.api.call(fairMails.list, {}, as(place.office))
  expect(data.items).toMatchObject([{ group: { side: 'seller', status: 'approved' }, recipients: 1 }])
})

test('a recipient’s language without a text is named at both fields before anything is asked, and no typed text is lost', async () => {
  await aParticipant(place.deps, { lang: 'ko' })
  const { user } = await renderFairDesk('mails/new', place)
  await write(user, 'The doors open at nine.')
  await user.click(send())
  const korean = screen.getByRole('textbox', { name: t.subject.ko })
  await waitFor(() => expect(korean).toHaveAccessibleDescription(refusal.validation.required))
  expect(korean).toHaveFocus()
  expect(screen.getByRole('textbox', { name: new RegExp(`^${t.text.ko}`) })).toBeInvalid()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox', { name: t.subject.en })).toHaveValue('Before the fair')
})

test('an unknown placeholder is named before anything is sent', async () => {
  const { user } = await renderFairDesk('mails/new', place)
  await write(user, 'Dear {{title}}')
  await user.click(send())
  expect(await screen.findByText(refusal.fair.mailPlaceholder)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
})

test('a mail that another tab has just sent is refused with an explanation', async () => {
  const { user } = await renderFairDesk('mails/new', place)
  await write(user, 'The doors open at nine.')
  const written = { subject: 'Before the fair', text: 'The doors open at nine.' }
  const body = {
    group: { status: 'approved' as const },
    texts: { en: written, ko: { subject: '', text: '' } },
    seen: { en: 2, ko: 0 },
  }
  expect((await place.api.call(fairMails.send, { body }, as(place.office))).status).toBe(200)
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(refusal.fair.mailSentAlready)).toBeVisible()
})
