import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '#src/kits/page/speak'
import { tab } from '#src/session/tab'
import { failNext, network } from '#tests/support/network'
import { renderApp } from '#tests/support/render'
import { movableTime } from '#tests/support/timers'

const versionFile = { method: 'get', path: '/version.json' } as const
const looked = () => network.requests(versionFile.path).length
const inEnglish = 'A new version of this site is available. Refresh now?'

beforeEach(() => {
  vi.spyOn(tab, 'reload').mockImplementation(() => {})
})

describe('the version file (product §2, §9)', () => {
  test('is checked every 20 seconds, and no question is shown while the version is the same', async () => {
    const time = movableTime()
    await renderApp('/main')
    await time.pass(19_000)
    expect(looked()).toBe(0)
    await time.pass(1_500)
    expect(looked()).toBe(1)
    await time.pass(20_000)
    expect(looked()).toBe(2)
    expect(screen.queryByText(inEnglish)).toBeNull()
  })

  test.each([
    ['en', inEnglish, 'Yes'],
    ['ko', '새로운 버전이 있습니다. 지금 새로고침할까요?', '예'],
  ] as const)('with another version shows a question in “%s” whose Yes reloads', async (language, words, yes) => {
    const time = movableTime()
    const { user, release } = await renderApp('/main', { language })
    release('second')
    await time.pass(20_000)
    expect(await screen.findByText(words)).toBeVisible()
    expect(tab.reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: yes }))
    await waitFor(() => expect(tab.reload).toHaveBeenCalledOnce())
  })

  test('is not checked any more after the visitor answers No', async () => {
    const time = movableTime()
    const { user, release } = await renderApp('/main')
    release('second')
    await time.pass(20_000)
    await user.click(await screen.findByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByText(inEnglish)).toBeNull())
    const before = looked()
    release('third')
    await time.pass(100_000)
    expect(looked()).toBe(before)
    expect(screen.queryByText(inEnglish)).toBeNull()
    expect(tab.reload).not.toHaveBeenCalled()
  })

  test('is not checked any more after a No, also when the language is changed afterwards', async () => {
    const time = movableTime()
    const { user, release, visitor } = await renderApp('/main')
    release('second')
    await time.pass(20_000)
    await user.click(await screen.findByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByText(inEnglish)).toBeNull())
    const before = looked()
    await speak(visitor, 'ko')
    await time.pass(100_000)
    expect(looked()).toBe(before)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is not checked while the question is open', async () => {
    const time = movableTime()
    const { release } = await renderApp('/main')
    release('second')
    await time.pass(20_000)
    await screen.findByText(inEnglish)
    const before = looked()
    await time.pass(60_000)
    expect(looked()).toBe(before)
    expect(screen.getAllByText(inEnglish)).toHaveLength(1)
  })

  test('that cannot be loaded is only logged, and checked again', async () => {
    const time = movableTime()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await renderApp('/main')
    failNext(versionFile, { networkError: true })
    await time.pass(20_000)
    await waitFor(() => expect(log).toHaveBeenCalledWith('[naru] the version could not be checked', expect.anything()))
    expect(screen.queryByRole('alert')).toBeNull()
    await time.pass(20_000)
    expect(looked()).toBe(2)
  })
})
