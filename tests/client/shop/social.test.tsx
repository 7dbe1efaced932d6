import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { social } from '#contract/social'
import { en as refusal } from '#contract/texts/refusal.en'
import { addLink } from '#server/modules/social/links.service'
import { prove } from '#server/modules/social/proof.service'
import { socialTokenKey, tokenKeys } from '#src/session/areas'
import { tab } from '#src/session/tab'
import { en } from '#src/sites/shop/social/locale/en'
import { aMember } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { aShop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import { codeIn } from '#tests/support/signup'
import { withLocalSocial, yunseo } from '#tests/support/social'
import { button, field, put, texts, yes } from './account-texts'

const filled = (text: string, name = 'Kakao') => text.replaceAll('{{name}}', name)
const proof = { social_type: 'kakao', social_id: yunseo.id, social_token: 'A'.repeat(43) } as const
const arrived = { linking: false, next: '/account/my-menu', proof: null, person: null }

beforeEach(() => {
  vi.spyOn(tab, 'go').mockImplementation(() => {})
})

async function aSocialShop() {
  const shop = await aShop()
  withLocalSocial(shop.deps)
  return { shop }
}

/** The page that Kakao returns to, with our server's response to what it brought. */
async function comeBack(change: object) {
  const { shop } = await aSocialShop()
  network.respondNext(social.arrive, { ...arrived, ...change })
  return renderApp('/oauth-kakao?code=secret-code&state=secret-state', { shop })
}

describe('starting a provider sign-in', () => {
  test('is offered on the sign-in page and keeps the intended page (product §4)', async () => {
    const { shop } = await aSocialShop()
    const { user } = await renderApp('/account/login?next=%2Faccount%2Fmy-menu', { shop })
    await user.click(await button(filled(en.continue)))
    await waitFor(() =>
      expect(tab.go).toHaveBeenCalledWith(expect.stringContaining('/dev/social/kakao/oauth/authorize')),
    )
    expect(JSON.parse(network.requests(social.start.path.replace(':social_type', 'kakao'))[0]?.body ?? '')).toEqual({
      next: '/account/my-menu',
    })
  })

  test('is not offered where no provider is configured', async () => {
    await renderApp('/account/login')
    expect(await button(texts.login.submit)).toBeVisible()
    expect(screen.queryByRole('button', { name: filled(en.continue) })).toBeNull()
  })

  test('is not offered to companies', async () => {
    const { shop } = await aSocialShop()
    await renderApp('/account/registration/company', { shop })
    expect(await field(texts.registration.companyName)).toBeVisible()
    expect(screen.queryByRole('button', { name: filled(en.continue) })).toBeNull()
  })

  test('can be retried when it fails', async () => {
    const { shop } = await aSocialShop()
    const { user } = await renderApp('/account/login', { shop })
    failNext(social.start, { networkError: true })
    await user.click(await button(filled(en.continue)))
    expect(await screen.findByText(refusal.general.network)).toBeVisible()
    expect(await button(filled(en.continue))).not.toHaveAttribute('aria-busy')
  })
})

describe('returning from a provider', () => {
  test('removes the code from the address immediately', async () => {
    await comeBack({ outcome: 'declined' })
    await waitFor(() => expect(screen.getByRole('heading', { name: filled(en.stopped.declined) })).toHaveFocus())
    expect(location.pathname + location.search).toBe('/oauth-kakao')
    expect(screen.getByRole('link', { name: en.stopped.other })).toHaveAttribute(
      'href',
      '/account/login?next=%2Faccount%2Fmy-menu',
    )
  })

  test('signs in a known person, and stores the token under its own name (product §4)', async () => {
    const { shop } = await aSocialShop()
    const { id } = await aMember(shop.deps, { name: 'Ha Yunseo' })
    await addLink(shop.deps.db, shop.deps.clock.now(), id, { social_type: 'kakao', social_id: yunseo.id })
    const linked = await prove(shop.deps.db, shop.deps.clock.now(), { type: 'kakao', id: yunseo.id, accountId: null })
    network.respondNext(social.arrive, { ...arrived, outcome: 'signin', proof: linked })
    await renderApp('/oauth-kakao?code=c&state=s', { shop })
    expect(await screen.findByText('Hello, Ha Yunseo')).toBeVisible()
    expect(location.pathname).toBe('/account/my-menu')
    expect(sessionStorage.getItem(socialTokenKey)).toMatch(/^[\w-]{43}$/)
    expect(sessionStorage.getItem(tokenKeys.member)).toBeNull()
  })

  test('starts a sign-up with the provider’s data, and stores what is typed, but not the proof', async () => {
    const { user } = await comeBack({ outcome: 'signup', proof, person: { name: yunseo.name, email: '' } })
    expect(await field(texts.registration.name)).toHaveValue(yunseo.name)
    await put({ user }, texts.registration.phone, '01012345678')
    expect(sessionStorage.getItem('DRAFT:social-signup')).toContain('01012345678')
    expect(sessionStorage.getItem('DRAFT:social-signup')).not.toContain(proof.social_token)
  })

  describe('the typed draft of a sign-up', () => {
    const kept = () => sessionStorage.getItem('DRAFT:social-signup')
    const begun = async () => {
      const { shop } = await aSocialShop()
      const linked = await prove(shop.deps.db, shop.deps.clock.now(), { type: 'kakao', id: yunseo.id, accountId: null })
      network.respondNext(social.arrive, {
        ...arrived,
        outcome: 'signup',
        proof: linked,
        person: { name: '', email: '' },
      })
      const app = await renderApp('/oauth-kakao?code=c&state=s', { shop })
      await put(app, texts.registration.name, 'Ha Yunseo')
      await put(app, texts.registration.phone, '01012345678')
      expect(kept()).toContain('01012345678')
      return app
    }

    test('is removed once the account exists', async () => {
      const { shop, user } = await begun()
      const email = 'yunseo@people.test'
      await put({ user }, texts.email.label, email)
      await user.click(await button(texts.email.check))
      await user.click(await button(texts.email.send))
      await field(texts.email.code)
      await shop.deps.jobs.drain(shop.deps)
      await put({ user }, texts.email.code, codeIn(shop.deps, email))
      await user.click(await button(texts.email.verify))
      await user.click(await screen.findByLabelText(texts.consent.all))
      expect(kept()).toContain(email)
      await user.click(await button(en.signup.submit))
      await user.click(await yes())
      expect(await screen.findByText('Hello, Ha Yunseo')).toBeVisible()
      expect(kept()).toBeNull()
    })

    test('is removed when the visitor gives up, signs in with a password and signs out', async () => {
      const { shop, user, router } = await begun()
      await aMember(shop.deps, { email: 'maya@people.test', password: 'Passw0rd1', name: 'Maya Lind' })
      await act(() => router.navigate('/account/login?next=%2Faccount%2Fmy-menu'))
      await put({ user }, texts.email.label, 'maya@people.test')
      await put({ user }, texts.password.label, 'Passw0rd1')
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: texts.login.submit }))
      expect(await screen.findByText('Hello, Maya Lind')).toBeVisible()
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: texts.myMenu.signOut }))
      await user.click(await yes())
      await waitFor(() => expect(sessionStorage.getItem(tokenKeys.member)).toBeNull())
      expect(kept()).toBeNull()
    })
  })

  test.each([
    [{ status: 400, code: 'auth.socialExpired' }, en.stopped.expired],
    [{ networkError: true } as const, filled(en.stopped.unavailable)],
    [{ status: 503, code: 'general.unavailable' }, filled(en.stopped.unavailable)],
    [{ status: 429, code: 'general.tooMany', message: refusal.general.tooMany }, en.stopped.failed],
  ])('says why sign-in failed, and how to continue: %j', async (fault, title) => {
    const { shop } = await aSocialShop()
    failNext(social.arrive, fault)
    const { user } = await renderApp('/oauth-kakao?code=c&state=s', { shop })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await user.click(await button(filled(en.stopped.again)))
    await waitFor(() => expect(tab.go).toHaveBeenCalled())
  })

  test('without a code, as after a reload, sends no request', async () => {
    const { shop } = await aSocialShop()
    await renderApp('/oauth-naver', { shop })
    expect(await screen.findByRole('heading', { name: en.stopped.expired })).toBeVisible()
    expect(network.requests().filter(({ path }) => path.includes('/arrive'))).toEqual([])
  })

  test('names the problem of a Kakao account that belongs to another account when a member connects it', async () => {
    const { shop } = await aSocialShop()
    const member = await aMember(shop.deps)
    network.respondNext(social.arrive, { ...arrived, outcome: 'link', linking: true, proof })
    failNext(social.link, { status: 409, code: 'auth.socialTaken', message: refusal.auth.socialTaken })
    await renderApp('/oauth-kakao?code=c&state=s', { shop, signedInAs: member })
    expect(await screen.findByText(refusal.auth.socialTaken)).toBeVisible()
    expect(screen.getByRole('link', { name: en.stopped.profile })).toBeVisible()
  })
})

describe('the ways to sign in on the profile (product §4)', () => {
  test('are disconnected after a confirmation, but not the last one', async () => {
    const { shop } = await aSocialShop()
    const member = await aMember(shop.deps)
    for (const social_type of ['kakao', 'naver'] as const) {
      await addLink(shop.deps.db, shop.deps.clock.now(), member.id, { social_type, social_id: '1' })
    }
    const { user } = await renderApp('/account/my-profile', { shop, signedInAs: member })
    await user.click(await button(filled(en.ways.disconnectOf)))
    await user.click(await yes())
    expect(await button(filled(en.ways.connectOf))).toBeVisible()
    expect(screen.getByText(en.ways.last)).toBeVisible()
    expect(screen.queryByRole('button', { name: filled(en.ways.disconnectOf, 'Naver') })).toBeNull()
  })

  test('show how to set a password where there is none', async () => {
    const { shop } = await aSocialShop()
    const member = await aMember(shop.deps)
    const { user } = await renderApp('/account/my-profile', { shop, signedInAs: member })
    await user.click(await button(en.password.send))
    expect(await screen.findByText(en.password.sent)).toBeVisible()
    await shop.deps.jobs.drain(shop.deps)
    expect(shop.deps.mails.some(({ to, text }) => to === member.email && text.includes('/password-reset/'))).toBe(true)
  })
})
