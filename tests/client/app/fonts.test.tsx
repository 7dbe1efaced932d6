import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderApp } from '#tests/support/render'

test('a font that cannot be loaded offline causes no error, and loads when the network returns', async () => {
  let isOnline = false
  let requests = 0
  const load = () => {
    requests++
    return isOnline ? Promise.resolve([]) : Promise.reject(new Error('no network'))
  }
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'))
  await renderApp('/protocol')
  await waitFor(() => expect(requests).toBe(1))
  expect(document.documentElement.dataset.font).toBeUndefined()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(document.documentElement.dataset.font).toBe(''))
  expect(requests).toBe(2)
})
