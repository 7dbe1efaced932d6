import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Counts, run, scratch } from './run'

/** Runs contract, server and client tests: all of them, or only the given files. */
export async function unitTests(files: string[] = []): Promise<Counts> {
  const file = path.join(scratch, 'unit.json')
  const { code } = await run('vitest', ['run', ...files], { env: { NARU_TEST_COUNTS: file } })
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts
  // A run can fail as a whole, for example when the database cannot be stopped.
  return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1) }
}
