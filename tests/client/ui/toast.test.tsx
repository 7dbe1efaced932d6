import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toast } from '#src/ui/overlay/toast'
import { show } from './show'

test('a toast that was called before the toaster has mounted is not lost', async () => {
  toast.success('저장 되었습니다.')
  await show(null)
  expect(await screen.findByText('저장 되었습니다.')).toBeInTheDocument()
})

test('each of the four types is at the bottom right for 1000 ms in its own color (product §9)', async () => {
  await show(null)
  for (const tone of ['success', 'error', 'info', 'warning'] as const) {
    toast[tone](`A ${tone}`)
    const shown = (await screen.findByText(`A ${tone}`)).closest('.Toastify__toast')
    expect(shown).toHaveClass(`Toastify__toast--${tone}`)
    expect(shown?.querySelector('.Toastify__progress-bar--animated')).toHaveStyle({ animationDuration: '1000ms' })
    expect(shown?.parentElement).toHaveClass('Toastify__toast-container--bottom-right')
  }
})

test('errors are announced immediately, successes when the reader pauses', async () => {
  await show(null)
  toast.error('That did not work.')
  toast.success('Saved.')
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work.')
  expect(await screen.findByRole('status')).toHaveTextContent('Saved.')
})

describe('a toast that comes when the page of a test is closed', () => {
  test('is waiting for a page, or on its way to one', async () => {
    const { unmount } = await show(null)
    toast.success('On its way')
    unmount()
    toast.success('Waiting')
    expect(screen.queryByText('On its way')).toBeNull()
  })

  test('is not shown in the page of the next test', async () => {
    await show(null)
    toast.success('Of this test')
    expect(await screen.findByText('Of this test')).toBeInTheDocument()
    expect(screen.queryByText('Waiting')).toBeNull()
    expect(screen.queryByText('On its way')).toBeNull()
  })
})
