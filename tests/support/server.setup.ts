import { afterAll, vi } from 'vitest'
import { endFile } from '#tests/support/ending'

// Files share a worker: replacements made by one are undone before the next. Nothing of the product is imported here, or a file
// could not replace its modules.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await endFile()
})
