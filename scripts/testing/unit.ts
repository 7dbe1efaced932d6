import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Counts, run, scratch } from './run'

/** Contract, server and client tests; of these files only when there are some. */
export async function unitTests(files: string[] = []): Promise<Counts> {
  const file = path.join(scratch, 'unit.json')
  const { code } = await run('vitest', ['run', ...files], { env: { NARU_TEST_COUNTS: file } })
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts
  // A run may fail as a whole, as when the database cannot be stopped.
  return { ...counts, failed: counts.failed || (code === 0 ? 0 : 1) }
}
