import { afterAll, vi } from 'vitest'
import { endFile } from '#tests/support/ending'

// Files share a worker: what one has put in another's place is put back before the next. Nothing of the product is read
// here, or a file could not replace its modules.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await endFile()
})
