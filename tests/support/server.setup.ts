import { afterAll, vi } from 'vitest'
import { putAway } from '#tests/support/deps'
import { endFile } from '#tests/support/ending'

// Files share a worker: what one has put in another's place is put back before the next.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await endFile()
  await putAway()
})
