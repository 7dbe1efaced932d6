import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#server/root'
import { ensureBrowser } from '../e2e/support/browser'
import { measureBudgets } from './budget'
import { buildWhenChanged } from './build-product'

interface Counts {
  passed: number
  failed: number
  /** What failed, a line each: it is said once more at the end, where it is found without reading all that passed. */
  names?: string[]
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

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const unitTests: Step = async () => {
  const file = path.join(scratch, 'vitest.json')
  const { code } = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed')
    const at = path.relative(root, name)
    // A file that could not even be read has no failed test of its own.
    if (status === 'failed' && tests.length === 0) return [`${at}: ${message.split('\n')[0]}`]
    return tests.map(({ fullName, failureMessages }) => `${at} › ${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
  })
  return { passed: report.numPassedTests, failed: failed.length || (code === 0 ? 0 : 1), names: failed }
}

const budgets: Step = async () => {
  await buildWhenChanged()
  const held = measureBudgets()
  for (const { name, ok, detail } of held) console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name}: ${detail}`)
  const over = held.filter(({ ok }) => !ok)
  return {
    passed: held.length - over.length,
    failed: over.length,
    names: over.map(({ name, detail }) => `${name}: ${detail}`),
  }
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; file: string }[]
}

const failedIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file} › ${title}`),
  ...suites.flatMap(failedIn),
]

const endToEnd: Step = async () => {
  await buildWhenChanged()
  const file = path.join(scratch, 'playwright.json')
  const { code } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: PlaywrightSuite[]
  }
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1), names: suites.flatMap(failedIn) }
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
// First of all: without a browser a quarter of an hour of other tests would be for nothing.
if (!only || only === 'e2e') {
  try {
    console.log(`Browser: ${ensureBrowser(console.log)}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
const total: Counts = { passed: 0, failed: 0 }
const failures: string[] = []
for (const [group, members] of Object.entries(steps)) {
  if (only && only !== group) continue
  for (const [name, step] of Object.entries(members)) {
    console.log(`\n— ${name}`)
    const {
      passed,
      failed,
      names = failed > 0 ? [name] : [],
    } = await step().catch((error: unknown) => {
      console.error(error)
      return { ...counted(false), names: [name] }
    })
    console.log(`  ${name}: ${passed} passed, ${failed} failed`)
    total.passed += passed
    total.failed += failed
    failures.push(...names)
  }
}
rmSync(scratch, { recursive: true, force: true })
for (const each of failures) console.log(`failed: ${each}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
