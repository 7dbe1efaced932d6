import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairMeetings } from '#contract/fair/meeting'
import { en as refusal } from '#contract/texts/refusal.en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/fair/meetings/locale/en'
import type { Company } from '#tests/support/fair'
import { aFairDesk } from '#tests/support/fair-desk'
import { aRequest, aSeller, confirmed, step } from '#tests/support/meetings'
import { network } from '#tests/support/network'
import { renderApp } from '#tests/support/render'

let place: Awaited<ReturnType<typeof aFairDesk>>

beforeEach(async () => {
  place = await aFairDesk()
})

const open = ({ token }: Pick<Company, 'token'>, path: string) =>
  renderApp(`/fair/ppipsa/${path}`, {
    shop: place.shop,
    remember: () => sessionStorage.setItem(tokenKeys.business, token),
  })
const mine = 'mypage/business/application'

describe('a company’s own meetings', () => {
  test('begin with the running one, also while requests wait for an answer', async () => {
    const second = await aSeller(place, { company_en: 'Hanul Hotel' }, 1)
    await confirmed(place)
    await aRequest(place, second, place.buyer, place.ahead[1])
    place.deps.clock.advance({ hours: 2, minutes: 5 })
    await open(place.buyer, mine)
    expect(await screen.findByText('Hanul Hotel')).toBeVisible()
    const now = await screen.findByRole('region', { name: en.list.now })
    expect(within(now).getByText('Saebom Clinic')).toBeVisible()
    expect(within(now).getByRole('button', { name: en.row.miss })).toBeVisible()
  })

  test('offer the answer first that the other side waits for', async () => {
    const request = await aRequest(place)
    await step(place, place.seller, request, 'propose', { reason: 'Later, please.', slot_id: place.ahead[1] ?? '' })
    await open(place.buyer, mine)
    const card = (await screen.findAllByRole('listitem')).find((each) => within(each).queryByText('Later, please.'))
    const [first] = within(card as HTMLElement).getAllByRole('button')
    expect(first).toHaveTextContent(/^Accept /)
  })

  test('are printed day by day with the company’s own name, without anything else of the page', async () => {
    await confirmed(place)
    await open(place.buyer, mine)
    await screen.findByRole('button', { name: en.list.print })
    const paper = document.querySelector('.own-agenda') as HTMLElement
    expect(paper).toHaveTextContent('Steppe Travel')
    expect(within(paper).getAllByRole('row', { hidden: true }).at(-1)).toHaveTextContent('14:00–14:25Saebom ClinicA01')
  })
})

test('a company’s page says that the last request was declined and why, beside the button and in the form', async () => {
  await step(place, place.seller, await aRequest(place), 'reject', { reason: 'We meet hotels only.' })
  const { user } = await open(place.buyer, `business/${place.seller.id}`)
  const why = en.request.why.replace('{{reason}}', 'We meet hotels only.')
  expect(await screen.findByText(why)).toBeVisible()
  expect(screen.getByText(en.status.rejected)).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.request.button }))
  expect(await within(await screen.findByRole('dialog')).findByText(why)).toBeVisible()
})

describe('the directory', () => {
  test('requests a meeting from the list, and asks for the times only then', async () => {
    const { user } = await open(place.buyer, 'business/list')
    const ask = await screen.findByRole('button', { name: `${en.request.button}: Saebom Clinic` })
    const times = () => network.requests(fairMeetings.chances.path.replace(':id', place.seller.id)).length
    expect(times()).toBe(0)
    await user.click(ask)
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: en.request.send })
    await user.click(send)
    expect(await dialog.findByText(refusal.validation.chooseOne)).toBeVisible()
    await user.click(dialog.getAllByRole('radio').at(-1) as HTMLElement)
    await user.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await place.api.call(fairMeetings.list, {}, { token: place.seller.token })).data).toHaveLength(1)
  })
})
