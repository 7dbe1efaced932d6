import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSheetImport } from '#src/sites/admin/imports/parts/use-sheet-import'

test('a file whose reader cannot be loaded, as without a network, is reported', async () => {
  const never = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
  const { result } = renderHook(() => useSheetImport({ form: never, most: 5, check: never, take: never }))
  await act(() => result.current.read(new File(['x'], 'spring.xlsx')))
  expect(result.current.state).toMatchObject({ file: 'spring.xlsx', unread: 'failed', sheet: null })
  expect(result.current.isBusy).toBe(false)
})
