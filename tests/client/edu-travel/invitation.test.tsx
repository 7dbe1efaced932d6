import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { application } from '#contract/education/application'
import { fillYears } from '#server/modules/education/year.defaults'
import { en as account } from '#src/kits/account/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/edu-travel/application/locale/en'
import { testApi } from '#tests/support/api'
import { aDraft, type EducationContext, peopleOfEducation } from '#tests/support/education'
import { anAccount } from '#tests/support/factories'
import { failNext } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { reloaded, renderApp } from '#tests/support/render'

const email = 'jun@school.test'
const password = 'Passw0rd1'

/** A draft, a colleague with an account, and the path of the mailed invitation. */
async function anInvitation() {
  const shop = await aShop()
  await fillYears(shop.deps)
  const context = {
    deps: shop.deps,
    api: testApi(shop.deps),
    ...(await peopleOfEducation(shop.deps)),
  } as EducationContext
  const { id } = await aDraft(context, context.teacher)
  const jun = await anAccount(shop.deps, { area: 'travel', role: 'applicant', name: 'Jun Seo', email, password })
  await context.api.call(
    application.invite,
    { params: { id }, body: { email, lang: 'en' } },
    { token: context.teacher.token },
  )
  await shop.deps.jobs.drain(shop.deps)
  const path = /\/seouledutravel\S+#invitation=\S+/.exec(shop.deps.mails.at(-1)?.text ?? '')?.[0] ?? ''
  return { shop, id, jun, path }
}

test('an invitation opened before signing in is accepted after it, and is then forgotten (product §3)', async () => {
  const { shop, path } = await anInvitation()
  const { user } = await renderApp(path, { shop })
  await user.type(await screen.findByRole('textbox', { name: account.email.label }), email)
  expect(location.href).not.toContain('invitation')
  await user.type(screen.getByLabelText(account.password.label, { exact: true }), password)
  await user.click(screen.getByRole('button', { name: account.login.submit }))
  expect(await screen.findByRole('heading', { name: en.colleagues.title })).toBeVisible()
  expect(screen.getByText(en.begin.joined)).toBeInTheDocument()
  expect(JSON.stringify(sessionStorage)).not.toContain(path.split('=')[1])
})

test('an invitation that could not be sent is accepted after a reload (product §3)', async () => {
  const { shop, jun, path } = await anInvitation()
  failNext(application.accept, { networkError: true })
  const remember = () => sessionStorage.setItem(tokenKeys.travel, jun.token)
  const first = await renderApp(path, { shop, remember })
  expect(await screen.findByRole('alert')).toBeVisible()
  await reloaded(first, path.replace(/#.*/, ''))
  expect(await screen.findByRole('heading', { name: en.colleagues.title })).toBeVisible()
})
