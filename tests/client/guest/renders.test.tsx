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

test('typing a letter into a field of a reservation renders that field and not the whole form', async () => {
  const shop = await anOpenDesk()
  await aService(shop, 'vehicle')
  const { user } = await renderApp('/protocol/vehicle', { shop })
  const typed = {
    contact: '+46701234567',
    name: 'Maya Lind',
    passport: 'AB1234567',
    email: 'maya@people.test',
    code: '123456',
  }
  await screen.findByLabelText(en.form.contact)
  const renders: Record<string, number> = {}
  for (const [name, text] of Object.entries(typed)) {
    const field = screen.getByLabelText(en.form[name as keyof typeof typed], { selector: 'input' })
    await user.type(field, text.slice(0, 3))
    const before = vi.mocked(RadioGroup).mock.calls.length
    expect(before).toBeGreaterThan(0)
    await user.type(field, text.slice(3))
    expect(field).toHaveValue(text)
    renders[name] = vi.mocked(RadioGroup).mock.calls.length - before
  }
  expect(renders).toEqual({ contact: 0, name: 0, passport: 0, email: 0, code: 0 })
})
