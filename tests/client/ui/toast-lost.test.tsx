import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from '#src/ui/overlay/toast'
import { show } from './show'

vi.mock('#src/ui/overlay/toast-shelf', () => {
  throw new Error('the network is gone')
})

test('an error is shown also where the toast library does not load, as offline', async () => {
  await show(null)
  toast.error('No connection to the server.')
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the server.')
})
