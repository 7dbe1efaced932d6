import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { en } from '#src/kits/guest/locale/en'
import { RadioGroup } from '#src/ui/form/radio-group'
import { renderApp } from '#tests/support/render'
import { anOpenDesk, aService } from '#tests/support/services'

vi.mock('#src/ui/form/radio-group', async (original) => {
  const real = await original<typeof import('#src/ui/form/radio-group')>()
  return { RadioGroup: vi.fn(real.RadioGroup) }
})

test('a letter that is typed into a field of a reservation renders that field and not the whole form', async () => {
  const shop = await anOpenDesk()
  await aService(shop, 'vehicle')
  const { user } = await renderApp('/protocol/vehicle', { shop })
  const contact = await screen.findByLabelText(en.form.contact)
  await user.type(contact, '+46')
  const before = vi.mocked(RadioGroup).mock.calls.length
  expect(before).toBeGreaterThan(0)
  await user.type(contact, '701234567')
  expect(contact).toHaveValue('+46701234567')
  expect(vi.mocked(RadioGroup).mock.calls.length - before).toBe(0)
})
