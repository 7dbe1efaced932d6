import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { auth } from '#contract/auth'
import { catalog } from '#contract/catalog'
import { events } from '#contract/events'
import { call } from '#src/api/call'
import { en as ui } from '#src/ui/locale/en'
import { toast } from '#src/ui/overlay/toast'
import { failNext, network } from '#tests/support/network'
import { renderApp } from '#tests/support/render'
import { movableTime } from '#tests/support/timers'

const shown = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')]

test('a toast disappears after its 1,000 ms (product §9)', async () => {
  await renderApp('/account/find-id')
  toast.info('Said in passing')
  const box = (await screen.findByText('Said in passing')).closest<HTMLElement>('.Toastify__toast')
  const time = box?.querySelector<HTMLElement>('[role="progressbar"]') as HTMLElement
  expect(time.style.animationDuration).toBe('1000ms')
  await waitFor(() => {
    // Its time is up: a toast that is still entering ignores that. React takes jsdom for a browser that knows animation events
    // only by their old name.
    fireEvent(time, new Event('webkitAnimationEnd', { bubbles: true }))
    // The end of its enter and leave animations, which no style sheet plays here.
    for (const each of shown()) fireEvent.animationEnd(each)
    expect(shown()).toEqual([])
  })
})

describe('a failed call (product §8)', () => {
  const ask = (errors?: 'toast' | 'page' | 'silent') =>
    call(catalog.detail, { params: { productId: 'no-such-product' }, query: { lang: 'ko' } }, { errors }).catch(
      () => {},
    )

  test('shows the server’s message as an error toast, in the reader’s language', async () => {
    await renderApp('/account/find-id', { language: 'ko' })
    await ask()
    const words = await screen.findByRole('alert')
    expect(words.textContent).toMatch(/[가-힣]/)
    expect(words).toHaveClass('Toastify__toast--error')
  })

  test.each(['page', 'silent'] as const)('is not shown where the call suppresses it (%s)', async (errors) => {
    await renderApp('/account/find-id')
    await ask(errors)
    toast.info('Something else')
    await screen.findByText('Something else')
    expect(shown()).toHaveLength(1)
  })

  test('uses our own words when there was no response', async () => {
    await renderApp('/account/find-id')
    failNext(catalog.detail, { networkError: true })
    await ask()
    expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i)
  })

  test('uses the frame’s words where even the texts for it do not load', async () => {
    const { visitor } = await renderApp('/account/find-id')
    vi.spyOn(visitor.i18n, 'loadNamespaces').mockResolvedValue()
    visitor.i18n.removeResourceBundle('en', 'refusal')
    failNext(catalog.detail, { networkError: true })
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent(ui.error.text)
  })

  test('that was a sign-in shows no toast', async () => {
    const { user } = await renderApp('/account/login')
    failNext(auth.signin, { status: 500 })
    await user.type(screen.getByLabelText(/email/i), 'maya@people.test')
    await user.type(screen.getByLabelText('Password'), 'Passw0rd1{Enter}')
    await screen.findByRole('alert')
    expect(shown()).toEqual([])
  })
})

describe('without a network', () => {
  const cutOff = () => {
    window.dispatchEvent(new Event('offline'))
    onTestFinished(() => {
      window.dispatchEvent(new Event('online'))
    })
  }

  test('a write fails immediately with an explanation; it is not queued', async () => {
    const { user } = await renderApp('/account/find-id')
    await user.type(screen.getByLabelText('Name'), 'Maya Lind')
    await user.type(screen.getByLabelText('Mobile phone'), '01012345678')
    cutOff()
    failNext(auth.findId, { networkError: true })
    await user.click(screen.getByRole('button', { name: 'Find my address' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the server.')
    window.dispatchEvent(new Event('online'))
    expect(network.requests(auth.findId.path)).toHaveLength(1)
  })

  test('a page that cannot be loaded says so, between its header and footer', async () => {
    const time = movableTime()
    const { router } = await renderApp('/account/find-id')
    cutOff()
    for (let tries = 0; tries < 3; tries++) failNext(events.list, { networkError: true })
    const going = router.navigate('/event')
    await waitFor(() => expect(network.requests(events.list.path)).toHaveLength(1))
    await time.pass(5000)
    await going
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByText('Check your connection and try again.')).toBeVisible()
    expect(screen.getAllByRole('banner')[0]).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })
})
