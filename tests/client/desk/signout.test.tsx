import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { auth } from '#contract/auth'
import type { Role } from '#contract/endpoint'
import { en as desk } from '#src/kits/desk/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en as admin } from '#src/sites/admin/locale/en'
import { en as reviewers } from '#src/sites/edu-admin/locale/en'
import { anAccount } from '#tests/support/factories'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const desks: { home: string; role: Role; title: { home: string; signin: string } }[] = [
  { home: '/admin', role: 'operator', title: admin.title },
  { home: '/seouleduadmin', role: 'reviewer', title: reviewers.title },
]

test.each(desks)(
  'a member of staff who signs out of the desk at $home sees the sign-in page and nothing of the desk',
  async (given) => {
    const shop = await aShop()
    const { token } = await anAccount(shop.deps, { area: 'admin', role: given.role, name: 'Han Doyun' })
    const { user, router } = await renderApp(given.home, {
      shop,
      remember: () => sessionStorage.setItem(tokenKeys.admin, token),
    })
    await screen.findByRole('heading', { level: 1, name: given.title.home })
    await user.click(screen.getByRole('button', { name: /^Han Doyun/ }))
    await user.click(await screen.findByRole('menuitem', { name: desk.person.signOut }))
    await screen.findByRole('heading', { level: 1, name: given.title.signin })
    await waitFor(() => expect(sessionStorage.getItem(tokenKeys.admin)).toBeNull())
    // The requested page does not redirect by itself: the navigation is the sign-out's.
    expect(router.state.location).toMatchObject({ pathname: `${given.home}/signin`, search: '' })
    expect(screen.queryByRole('heading', { name: given.title.home })).not.toBeInTheDocument()
    expect((await shop.call(auth.isLogin, {}, { token })).status).toBe(401)
  },
)
