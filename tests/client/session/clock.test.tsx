import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { dayInSeoul } from '#contract/days'
import { createVisitor, useNow, VisitorProvider } from '#src/session/visitor'

const origin = 'http://naru.test'
const beforeMidnight = Date.parse('2026-11-28T14:58:30Z')
const Today = () => <p>{dayInSeoul(useNow())}</p>

test('a page that stays open shows the next day after midnight in Seoul, also where this device’s clock is wrong', async () => {
  vi.useFakeTimers({ now: Date.parse('2031-05-05T05:05:05Z') })
  const visitor = await createVisitor({ now: beforeMidnight, origin })
  render(<Today />, { wrapper: ({ children }) => <VisitorProvider visitor={visitor}>{children}</VisitorProvider> })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('2026-11-28')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('2026-11-29')).toBeVisible()
})

test('a page that arrives late is hydrated as it was rendered, and then shows the present day', async () => {
  vi.useFakeTimers({ now: beforeMidnight })
  const app = async () => {
    const visitor = await createVisitor({ now: beforeMidnight, origin })
    return (
      <VisitorProvider visitor={visitor}>
        <Today />
      </VisitorProvider>
    )
  }
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(await app())
  const late = await app()
  vi.setSystemTime(beforeMidnight + 5 * 60_000)
  const complaints: unknown[] = []
  const mounted = await act(async () =>
    hydrateRoot(root, late, { onRecoverableError: (error) => complaints.push(error) }),
  )
  expect(complaints).toEqual([])
  expect(root).toHaveTextContent('2026-11-29')
  act(() => mounted.unmount())
  root.remove()
})
