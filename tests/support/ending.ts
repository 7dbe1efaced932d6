import { onTestFailed, onTestFinished } from 'vitest'

type End = () => Promise<void> | void

const open = new Set<End>()

/** Runs `end` when the test file ends, or earlier when the returned function is called. */
export function atFileEnd(end: End): End {
  const once = () => {
    if (open.delete(once)) return end()
  }
  open.add(once)
  return once
}

/** Runs `end` when the current test ends, in reverse order; outside of a test, when its file ends. */
export function atEnd(end: End): void {
  const once = atFileEnd(end)
  // A benchmark is not a test: it ends its process.
  if (!process.env.VITEST) return
  try {
    onTestFinished(once)
  } catch {
    // Not in a test: `endFile` runs it.
  }
}

/** Runs everything a file has left to its end, and throws the first failure afterwards. */
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

/** Adds the log to the report of the current test if it fails. */
export function keepLog(logged: () => string): void {
  if (!process.env.VITEST) return
  try {
    onTestFailed(({ task }) => {
      task.meta.log = (task.meta.log ?? '') + logged()
    })
  } catch {
    // Not in a test: later failures could not be distinguished in the log.
  }
}
