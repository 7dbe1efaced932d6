import { inspect } from 'node:util'
import { StartProblem } from '#server/problem'
import { SettingsError } from '#server/settings'

/** Says what went wrong to the person at the terminal: a sentence for what they can mend, else the whole error. */
export function reportError(error: unknown): void {
  const known = error instanceof StartProblem || error instanceof SettingsError
  // With its causes: a failed query says why only there.
  process.stderr.write(`\n${known ? error.message : `Naru has stopped: ${inspect(error)}`}\n\n`)
}
