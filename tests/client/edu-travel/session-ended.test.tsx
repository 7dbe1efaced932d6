import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { application } from '#contract/education/application'
import { fillYears } from '#server/modules/education/year.defaults'
import { tokenKeys } from '#src/session/areas'
import { tab } from '#src/session/tab'
import { en } from '#src/sites/edu-travel/application/locale/en'
import { testApi } from '#tests/support/api'
import { aDraft, as, type EducationContext, peopleOfEducation } from '#tests/support/education'
import { failNext } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

test('what is typed while the session ends is there after signing in again, and is then saved (product §5)', async () => {
  vi.spyOn(tab, 'go').mockImplementation(() => {})
  const shop = await aShop()
  await fillYears(shop.deps)
  const context = {
    deps: shop.deps,
    api: testApi(shop.deps),
    ...(await peopleOfEducation(shop.deps)),
  } as EducationContext
  const { teacher, api } = context
  const { id } = await aDraft(context, teacher)
  const path = `/seouledutravel/application/registration?app=${id}&step=contact`
  const field = () => screen.findByRole('textbox', { name: en.contact.representative })
  const representative = async () =>
    (await api.call(application.detail, { params: { id } }, as(teacher))).data.written.contact.representative

  const { user, stop } = await renderApp(path, {
    shop,
    remember: () => sessionStorage.setItem(tokenKeys.travel, teacher.token),
  })
  failNext(application.save, {
    status: 401,
    code: 'auth.expired',
    message: 'Your session has ended. Please sign in again.',
  })
  await user.clear(await field())
  await user.type(await field(), 'Haruka Sato')
  await waitFor(() =>
    expect(tab.go).toHaveBeenCalledExactlyOnceWith(`/seouledutravel/login?next=${encodeURIComponent(path)}`),
  )
  expect(sessionStorage.getItem(tokenKeys.travel)).toBeNull()
  expect(await representative()).not.toBe('Haruka Sato')

  // Signing in leads back to the address, in the same tab.
  const stored = Object.entries({ ...sessionStorage } as Record<string, string>)
  stop()
  await renderApp(path, {
    shop,
    remember: () => {
      for (const [name, value] of stored) sessionStorage.setItem(name, value)
      sessionStorage.setItem(tokenKeys.travel, teacher.token)
    },
  })
  expect(await field()).toHaveValue('Haruka Sato')
  await waitFor(async () => expect(await representative()).toBe('Haruka Sato'))
})
