import { StartProblem } from '#server/problem'
import { SettingsError } from '#server/settings'

/** Says what went wrong to the person at the terminal: a sentence for what they can mend, else the whole error. */
export function complain(error: unknown): void {
  const known = error instanceof StartProblem || error instanceof SettingsError
  const whole = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${known ? error.message : `Naru has stopped: ${whole}`}\n\n`)
}
