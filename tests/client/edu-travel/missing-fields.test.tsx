import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillYears } from '#server/modules/education/year.defaults'
import { en as kit } from '#src/kits/education/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/edu-travel/application/locale/en'
import { testApi } from '#tests/support/api'
import { aDraft, type EducationContext, peopleOfEducation } from '#tests/support/education'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

test('what is missing before submitting leads to its field, and an empty list to the button that adds to it (product §3)', async () => {
  const shop = await aShop()
  await fillYears(shop.deps)
  const context = {
    deps: shop.deps,
    api: testApi(shop.deps),
    ...(await peopleOfEducation(shop.deps)),
  } as EducationContext
  const { id } = await aDraft(context, context.teacher)
  const path = `/seouledutravel/application/registration?app=${id}&step=check`
  const { user } = await renderApp(path, {
    shop,
    remember: () => sessionStorage.setItem(tokenKeys.travel, context.teacher.token),
  })
  for (const [start, field] of [
    [kit.trip.purpose, () => screen.getByRole('textbox', { name: en.trip.purpose })],
    [kit.step.support, () => screen.getAllByRole('spinbutton')[0]],
    [kit.step.people, () => screen.getByRole('button', { name: en.people.add })],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: (name) => name.startsWith(`${start}:`) }))
    await waitFor(() => expect(field()).toHaveFocus())
    history.back()
  }
})
