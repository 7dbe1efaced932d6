import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth'
import { en as refusal } from '#contract/texts/refusal.en'
import { ko as korean } from '#src/kits/account/locale/ko'
import { speak } from '#src/kits/page/speak'
import { en as terms } from '#src/sites/shop/terms/locale/en'
import { aMember } from '#tests/support/factories'
import { failNext, network } from '#tests/support/network'
import { type RenderedApp, renderApp } from '#tests/support/render'
import { codeIn, otherThan } from '#tests/support/signup'
import { button, field, put, texts, yes } from './account-texts'

const email = 'jiwoo@people.test'
const t = texts.registration

/** The code of the newest mail, once the job has sent it. */
async function mailed({ shop: { deps } }: RenderedApp) {
  await field(texts.email.code)
  await deps.jobs.drain(deps)
  return codeIn(deps, email)
}

async function check({ user }: RenderedApp) {
  await put({ user }, texts.email.label, email)
  await user.click(await button(texts.email.check))
}

async function verify(app: RenderedApp) {
  await check(app)
  await app.user.click(await button(texts.email.send))
  await put(app, texts.email.code, await mailed(app))
  await app.user.click(await button(texts.email.verify))
  await screen.findByText(texts.email.verified)
}

async function fillRest({ user }: RenderedApp, name = t.name) {
  await put({ user }, texts.password.label, 'Abcdefg1')
  await put({ user }, texts.password.confirm, 'Abcdefg1')
  await put({ user }, name, 'Jiwoo Lim')
  await put({ user }, t.phone, '01087654321')
  await user.click(await field(texts.consent.all))
}

async function submit({ user }: RenderedApp) {
  await user.click(await button(t.submit))
}

describe('the registration', () => {
  test('checks and verifies the address, asks before it registers, and leads to sign-in (product §5, §8)', async () => {
    const app = await renderApp('/account/registration/general')
    await verify(app)
    await fillRest(app)
    await submit(app)
    await app.user.click(await yes())
    await waitFor(() => expect(screen.getByRole('heading', { name: t.done })).toHaveFocus())
    await app.user.click(screen.getByRole('link', { name: t.doneAction }))
    await waitFor(async () => expect(await field(texts.email.label)).toHaveValue(email))
    const signin = await app.shop.call(auth.signin, { body: { email, password: 'Abcdefg1' } })
    expect(signin.status).toBe(200)
  })

  test('registers in the language shown when it is sent, whichever the page started in', async () => {
    const app = await renderApp('/account/registration/general')
    await verify(app)
    await fillRest(app)
    await speak(app.visitor, 'ko')
    await app.user.click(await button(korean.registration.submit))
    await app.user.click(await button('예'))
    await screen.findByRole('heading', { name: korean.registration.done })
    const [sent] = network.requests(auth.signup.path)
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ lang: 'ko' })
  })

  test('of a company asks for its name and its certificate', async () => {
    const app = await renderApp('/account/registration/company')
    await verify(app)
    await fillRest(app, t.contactName)
    await submit(app)
    expect(await field(t.companyName)).toBeInvalid()
    await put(app, t.companyName, 'Naru Travel')
    await submit(app)
    expect(await screen.findByText(refusal.validation.companyProof)).toBeVisible()
    const pdf = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'], 'certificate.pdf', { type: 'application/pdf' })
    await app.user.upload(screen.getByLabelText(new RegExp(`^${t.file}`)), pdf)
    await submit(app)
    await app.user.click(await yes())
    await screen.findByRole('heading', { name: t.done })
    expect([...app.shop.deps.files.keys()]).toHaveLength(1)
  })

  test('warns of a taken address, shows the alternatives, and does not send (product §5, §8)', async () => {
    const app = await renderApp('/account/registration/general?next=%2Fproduct%2Fshopping-cart')
    await aMember(app.shop.deps, { email })
    await check(app)
    expect(await screen.findByText(refusal.auth.emailTaken)).toBeVisible()
    // The page to return to is kept along the way.
    const signin = '/account/login?next=%2Fproduct%2Fshopping-cart'
    expect(screen.getByRole('link', { name: t.taken })).toHaveAttribute('href', signin)
    await fillRest(app)
    await submit(app)
    await waitFor(async () => expect(await field(texts.email.label)).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('treats any other failure of the duplicate check as an error and shows the server’s message (product §5)', async () => {
    const app = await renderApp('/account/registration/general')
    failNext(auth.checkEmail, { status: 500, message: 'The register is closed' })
    await check(app)
    expect(await screen.findByText('The register is closed')).toBeVisible()
    await fillRest(app)
    await submit(app)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: texts.email.send })).toBeNull()
  })

  test('starts over with the address when it is changed after the check', async () => {
    const app = await renderApp('/account/registration/general')
    await check(app)
    await button(texts.email.send)
    await app.user.type(await field(texts.email.label), 'x')
    expect(await button(texts.email.check)).toBeVisible()
  })

  test('reports a wrong code, and accepts the right one afterwards', async () => {
    const app = await renderApp('/account/registration/general')
    await check(app)
    await app.user.click(await button(texts.email.send))
    const code = await mailed(app)
    await app.user.type(await field(texts.email.code), `${otherThan(code)}{Enter}`)
    expect(await screen.findByText(refusal.auth.codeWrong)).toBeVisible()
    await app.user.clear(await field(texts.email.code))
    await app.user.type(await field(texts.email.code), `${code}{Enter}`)
    expect(await screen.findByText(texts.email.verified)).toBeVisible()
  })

  test('asks for a new code when it has expired meanwhile; nothing else is lost', async () => {
    const app = await renderApp('/account/registration/general')
    await verify(app)
    await fillRest(app)
    app.shop.deps.clock.advance({ minutes: 11 })
    await submit(app)
    await app.user.click(await yes())
    expect(await screen.findByText(refusal.auth.codeExpired)).toBeVisible()
    await waitFor(async () => expect(await field(texts.email.code)).toHaveFocus())
    expect(await field(t.phone)).toHaveValue('01087654321')
    expect(await field(texts.password.label)).toHaveValue('Abcdefg1')
  })

  test('reports that the passwords differ while other fields are still empty (product §5)', async () => {
    const app = await renderApp('/account/registration/general')
    await put(app, texts.password.label, 'Abcdefg1')
    await put(app, texts.password.confirm, 'Abcdefg2')
    await app.user.tab()
    expect(await screen.findByText(refusal.validation.passwordConfirm)).toBeVisible()
    await app.user.clear(await field(texts.password.label))
    await put(app, texts.password.label, 'Abcdefg2')
    await waitFor(() => expect(screen.queryByText(refusal.validation.passwordConfirm)).toBeNull())
  })

  test('registers no visitor who answers No', async () => {
    const app = await renderApp('/account/registration/general')
    await verify(app)
    await fillRest(app)
    await submit(app)
    await app.user.click(await button('No'))
    await waitFor(async () => expect(await button(t.submit)).toHaveFocus())
    expect(network.requests(auth.signup.path)).toEqual([])
  })

  test('keeps the typed text over a reload, but no password and no consent', async () => {
    const before = await renderApp('/account/registration/general')
    await fillRest(before)
    const draft = Object.entries(sessionStorage)
    expect(JSON.stringify(draft)).not.toContain('Abcdefg1')
    before.stop()
    await renderApp('/account/registration/company', {
      remember: () => {
        for (const [key, value] of draft) sessionStorage.setItem(key, value)
      },
    })
    await waitFor(async () => expect(await field(t.phone)).toHaveValue('01087654321'))
    expect(await field(t.contactName)).toHaveValue('Jiwoo Lim')
    expect(await field(texts.password.label)).toHaveValue('')
    expect(await field(texts.consent.all)).not.toBeChecked()
  })

  test('shows the terms, and returns the focus', async () => {
    const app = await renderApp('/account/registration/general')
    const read = await button('Read: Terms of use')
    await app.user.click(read)
    expect(await screen.findByRole('dialog', { name: terms.terms.title })).toHaveTextContent(
      terms.terms.parts.cancelling.text,
    )
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(read).toHaveFocus())
  })

  test('is not found for any other kind of account', async () => {
    await renderApp('/account/registration/admin')
    expect(await screen.findByText('404')).toBeVisible()
  })
})
