import { onTestFailed, onTestFinished } from 'vitest'

type End = () => Promise<void> | void

const open = new Set<End>()

/** Does it when the test file is over, or when what is returned is called before. */
export function atFileEnd(end: End): End {
  const once = () => {
    if (open.delete(once)) return end()
  }
  open.add(once)
  return once
}

/** Does it when the test that asks is over, last first; asked for outside of a test, when its file is. */
export function atEnd(end: End): void {
  const once = atFileEnd(end)
  // A bench is no test: it ends its process.
  if (!process.env.VITEST) return
  try {
    onTestFinished(once)
  } catch {
    // Not in a test: `endFile` does it.
  }
}

/** Ends what a file has left to its end, and throws the first failure when everything has ended. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = []
  for (const end of [...open].reverse()) {
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Adds what was logged to the report of the test that runs, should it fail. */
export function keepLog(logged: () => string): void {
  if (!process.env.VITEST) return
  try {
    onTestFailed(({ task }) => {
      task.meta.log = (task.meta.log ?? '') + logged()
    })
  } catch {
    // Not in a test: what failed later cannot be told apart in it.
  }
}
