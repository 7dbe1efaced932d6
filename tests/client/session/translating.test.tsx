import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'
import { createVisitor, VisitorProvider } from '#src/session/visitor'

test('a translating component copies almost nothing of the i18n instance, and follows its language', async () => {
  const visitor = await createVisitor({ now: 0, origin: 'http://naru.test' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VisitorProvider visitor={visitor}>{children}</VisitorProvider>
  )
  const { result } = renderHook(() => useTranslation('ui').i18n, { wrapper })
  expect(Object.keys(visitor.i18n).length).toBeGreaterThan(10)
  expect(Object.keys(result.current).length).toBeLessThan(3)
  expect(result.current.language).toBe(visitor.i18n.language)
})
