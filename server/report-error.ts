import { inspect } from 'node:util'
import { StartProblem } from '#server/problem'
import { SettingsError } from '#server/settings'

/** Prints what went wrong to the terminal: a sentence for a problem that the operator can fix, otherwise the whole error. */
export function reportError(error: unknown): void {
  const isExpected = error instanceof StartProblem || error instanceof SettingsError
  // With its causes: only they say why a query failed.
  process.stderr.write(`\n${isExpected ? error.message : `Naru has stopped: ${inspect(error)}`}\n\n`)
}
