import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LanguageCode } from '#contract/languages'
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

/** Answers each style sheet that the page requests from now on. Returns them. */
function answerAll(): HTMLLinkElement[] {
  const links: HTMLLinkElement[] = []
  const observer = new MutationObserver(() => {
    for (const link of document.head.querySelectorAll<HTMLLinkElement>(styles)) {
      if (links.includes(link)) continue
      links.push(link)
      link.dispatchEvent(new Event('load'))
    }
  })
  observer.observe(document.head, { childList: true })
  onTestFinished(() => observer.disconnect())
  return links
}

test('a slice that cannot be loaded is requested again with its style sheet, because a browser does not repeat it', async () => {
  const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no network')))
  slices(load)
  const links = answerAll()
  await renderApp('/protocol')
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(document.head.querySelector(styles)).toBeNull())
  expect(isApplied()).toBe(false)
  const before = links.length
  load.mockResolvedValue([])
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(isApplied()).toBe(true))
  expect(links.length).toBe(before + 1)
})

test.each<[LanguageCode, number]>([
  ['ja', 0],
  ['zh-CN', 0],
  ['fr', 1],
])('a page in %s loads slices only if it is set in them', async (language, requests) => {
  const load = vi.fn(() => Promise.resolve([]))
  slices(load)
  answerAll()
  await renderApp('/main', { language })
  await waitFor(() => expect(isApplied()).toBe(true))
  expect(load).toHaveBeenCalledTimes(requests)
})
