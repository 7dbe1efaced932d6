import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#server/root'
import { measureBudgets } from './budget'
import { buildWhenChanged } from './build-product'

interface Counts {
  passed: number
  failed: number
}
type Step = () => Promise<Counts>

const scratch = mkdtempSync(path.join(tmpdir(), 'naru-test-'))
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

function run(command: string, args: string[], options: { quiet?: boolean; env?: Record<string, string> } = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (data) => {
      output += data
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

const counted = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
const check =
  (name: string, ...args: string[]): Step =>
  async () =>
    counted((await run(bin(name), args)).code === 0)

/** Fails as well when it read nothing: a parser that is missing would otherwise pass everything. */
const importRules: Step = async () => {
  const folders = ['contract', 'src', 'server', 'scripts', 'tests', 'e2e', 'bench']
  const { output } = await run(
    bin('depcruise'),
    [...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { quiet: true },
  )
  const { summary } = JSON.parse(output) as {
    summary: {
      totalCruised: number
      totalDependenciesCruised: number
      error: number
      violations: { from: string; to: string; rule: { name: string } }[]
    }
  }
  for (const { from, to, rule } of summary.violations) console.log(`  ${rule.name}: ${from} → ${to}`)
  console.log(`  ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`)
  return counted(summary.error === 0 && summary.totalCruised > 100 && summary.totalDependenciesCruised > 500)
}

const unitTests: Step = async () => {
  const file = path.join(scratch, 'vitest.json')
  const { code } = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'))
  // A file that could not even be read has no failed test of its own.
  return { passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites)) }
}

const budgets: Step = async () => {
  await buildWhenChanged()
  const held = measureBudgets()
  for (const { name, ok, detail } of held) console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name}: ${detail}`)
  return { passed: held.filter(({ ok }) => ok).length, failed: held.filter(({ ok }) => !ok).length }
}

const endToEnd: Step = async () => {
  await buildWhenChanged()
  const file = path.join(scratch, 'playwright.json')
  const { code } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) }
}

const steps: Record<string, Record<string, Step>> = {
  check: {
    types: check('tsc', '--noEmit'),
    lint: check('biome', 'check', '.'),
    'import rules': importRules,
    'dead code': check('knip'),
  },
  unit: { 'contract, server and client tests': unitTests },
  e2e: { 'byte budgets': budgets, 'end-to-end tests': endToEnd },
}

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const total: Counts = { passed: 0, failed: 0 }
for (const [group, members] of Object.entries(steps)) {
  if (only && only !== group) continue
  for (const [name, step] of Object.entries(members)) {
    console.log(`\n— ${name}`)
    const { passed, failed } = await step().catch((error: unknown) => {
      console.error(error)
      return counted(false)
    })
    console.log(`  ${name}: ${passed} passed, ${failed} failed`)
    total.passed += passed
    total.failed += failed
  }
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
