import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '#tests/support/render'

const styles = 'link[rel="stylesheet"]'
const isApplied = () => document.documentElement.dataset.font !== undefined

/** Waits until the page requests a style sheet, and answers it. */
async function answer(event: 'load' | 'error'): Promise<HTMLLinkElement> {
  const link = await waitFor(() => {
    const found = document.head.querySelector<HTMLLinkElement>(styles)
    if (!found) throw new Error('no style sheet is requested')
    return found
  })
  link.dispatchEvent(new Event(event))
  return link
}

/** What the browser answers when it is to load the slices. */
function slices(load: () => Promise<unknown>): void {
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'))
}

test('a style sheet of the font that cannot be loaded is requested again when the network returns', async () => {
  slices(() => Promise.resolve([]))
  const missing = vi.fn()
  window.addEventListener('vite:preloadError', missing)
  onTestFinished(() => window.removeEventListener('vite:preloadError', missing))
  await renderApp('/protocol')
  const link = await answer('error')
  await waitFor(() => expect(link.isConnected).toBe(false))
  expect(isApplied()).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(await answer('load')).not.toBe(link)
  await waitFor(() => expect(isApplied()).toBe(true))
  // It would reload the page.
  expect(missing).not.toHaveBeenCalled()
})

test('a slice that cannot be loaded is requested again with its style sheet, because a browser does not repeat it', async () => {
  let isOnline = false
  slices(() => (isOnline ? Promise.resolve([]) : Promise.reject(new Error('no network'))))
  await renderApp('/protocol', { language: 'ko' })
  const link = await answer('load')
  await waitFor(() => expect(link.isConnected).toBe(false))
  expect(isApplied()).toBe(false)
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await answer('load')
  await waitFor(() => expect(isApplied()).toBe(true))
})
