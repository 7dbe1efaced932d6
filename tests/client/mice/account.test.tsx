import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { micePerson, micePersonRole } from '#server/modules/mice/mice.table'
import { aMember } from '#tests/support/factories'
import { aMiceFair, aVisitor } from '#tests/support/mice'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

let shop: Shop
let fair: Awaited<ReturnType<typeof aMiceFair>>

beforeEach(async () => {
  shop = await aShop()
  fair = await aMiceFair(shop.deps)
})

test('a member takes on a role in one form; missing data is shown at its field, and a scan passes on nothing without consent', async () => {
  const member = await aMember(shop.deps)
  const { user } = await renderApp('/mice/register/seller', { shop, signedInAs: member })
  const send = async () => user.click(await screen.findByRole('button', { name: 'Register' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name in Latin letters' }), '홍길동')
  await send()
  expect(await screen.findByText('Please use Latin letters, as on a business card.')).toBeVisible()
  const name = screen.getByRole('textbox', { name: 'Name in Latin letters' })
  await user.clear(name)
  await user.type(name, 'Gildong Hong')
  await user.type(screen.getByRole('textbox', { name: 'Organization' }), 'Bomnaru Hotel')
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'Japan')
  await user.click(await screen.findByRole('option', { name: 'Japan' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sector' }), 'hotel')
  await user.type(screen.getByRole('textbox', { name: 'Email address for buyers' }), 'sales@bomnaru.test')
  await user.click(screen.getByRole('checkbox', { name: /I agree to the rules/ }))
  await send()
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My fair' })).toBeVisible()
  const [person] = await shop.deps.db.select().from(micePerson)
  expect(person).toMatchObject({ name_latin: 'Gildong Hong', agree_leads: false })
  expect(await shop.deps.db.select({ role: micePersonRole.role }).from(micePersonRole)).toEqual([{ role: 'seller' }])
})

test('the member’s page shows the badge, and consent can be given and withdrawn', async () => {
  const visitor = await aVisitor(shop.deps, fair)
  const { user } = await renderApp('/mice/mypage', { shop, signedInAs: visitor })
  expect(await screen.findByRole('img', { name: /^QR code of badge MB/ })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Registration' }))
  expect(await screen.findByText('Nothing is shared.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Share name, organization and email address' }))
  expect(await screen.findByText('Your name, organization and email address are shared.')).toBeVisible()
})

test('the mailed link sets a new password, and its token leaves the address (product §5)', async () => {
  const { email } = await aMember(shop.deps, { password: 'Passw0rd1' })
  await shop.call(auth.requestReset, { body: { email, site: 'mice' } })
  await shop.deps.jobs.drain(shop.deps)
  const path = /\/mice\/find\/password#[\w-]{43}/.exec(shop.deps.mails.at(-1)?.text ?? '')?.[0] ?? ''
  expect(path).not.toBe('')
  await renderApp(path, { shop })
  expect(await screen.findByRole('heading', { level: 1, name: /new password/i })).toBeVisible()
  await waitFor(() => expect(location.hash).toBe(''))
  expect(await screen.findByLabelText('Confirm new password')).toBeVisible()
})
