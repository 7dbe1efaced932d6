import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { LanguageCode } from '#contract/languages'
import { renderApp } from '#tests/support/render'

/** Counts the requests for the font, each answered by `load`. */
function countLoads(load: () => Promise<unknown>): { requests: number } {
  const seen = { requests: 0 }
  const fonts = {
    load: () => {
      seen.requests++
      return load()
    },
  }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'))
  return seen
}

const isApplied = () => waitFor(() => expect(document.documentElement.dataset.font).toBe(''))

test('a font that cannot be loaded offline causes no error, and loads when the network returns', async () => {
  let isOnline = false
  const seen = countLoads(() => (isOnline ? Promise.resolve([]) : Promise.reject(new Error('no network'))))
  await renderApp('/protocol')
  await waitFor(() => expect(seen.requests).toBe(1))
  expect(document.documentElement.dataset.font).toBeUndefined()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await isApplied()
  expect(seen.requests).toBe(2)
})

test.each<[LanguageCode, number]>([
  ['ja', 0],
  ['zh-CN', 0],
  ['fr', 1],
])('a page in %s loads the font only if it is set in it', async (language, requests) => {
  const seen = countLoads(() => Promise.resolve([]))
  await renderApp('/main', { language })
  await isApplied()
  expect(seen.requests).toBe(requests)
})
