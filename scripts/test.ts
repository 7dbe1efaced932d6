import { rmSync } from 'node:fs'
import { ensureBrowser, ensureLightBrowser } from '../e2e/support/browser'
import { ensureFonts } from '../e2e/support/fonts'
import { checks } from './testing/checks'
import { budgets, endToEnd } from './testing/end-to-end'
import { clearResults, printTimings, seconds, writeFailures } from './testing/report'
import { type Counts, type Failure, type Step, scratch } from './testing/run'
import { filesOf } from './testing/scope'
import { unitTests } from './testing/unit'

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Returns the steps to run, by group: groups run one after the other, the checks of the first concurrently. */
function groups(): Record<string, Record<string, Step>> {
  const name = option('site') ?? option('module')
  if (!name) {
    return {
      check: checks,
      unit: { 'contract, server and client tests': () => unitTests() },
      e2e: { 'byte budgets': budgets, 'end-to-end tests': () => endToEnd() },
    }
  }
  const { unit, e2e } = filesOf(name)
  return {
    ...(unit.length > 0 && { unit: { 'contract, server and client tests': () => unitTests(unit) } }),
    ...(e2e.length > 0 && { e2e: { 'end-to-end tests': () => endToEnd(e2e) } }),
  }
}

const total = { passed: 0, failed: 0 }
const failures: Failure[] = []
const stages: string[] = []

async function runStep(name: string, step: Step) {
  const start = performance.now()
  console.log(`\n— ${name}`)
  const failed = (details: string): Counts => ({ passed: 0, failed: 1, failures: [{ name, details }] })
  const counts = await step().catch((error: unknown) => {
    console.error(error)
    return failed(String(error))
  })
  const duration = performance.now() - start
  if (counts.timings) printTimings(counts.timings)
  const summary = `${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds(duration)}`
  console.log(`  ${summary}`)
  stages.push(summary)
  total.passed += counts.passed
  total.failed += counts.failed
  const named = counts.failures ?? []
  failures.push(...(named.length === 0 && counts.failed > 0 ? [{ name, details: '' }] : named))
}

const only = option('only')
const chosen = await Promise.resolve().then(groups).catch(stop)
const running = Object.entries(chosen).filter(([group]) => !only || only === group)
// Before everything else: without a browser many minutes of other tests would be wasted.
if (running.some(([group]) => group === 'e2e')) {
  try {
    console.log(`Browser: ${ensureBrowser(console.log)}`)
    ensureLightBrowser(console.log)
    ensureFonts(console.log)
  } catch (error) {
    stop(error)
  }
}
clearResults()
for (const [group, steps] of running) {
  const started = Object.entries(steps).map(
    ([name, step]) =>
      () =>
        runStep(name, step),
  )
  if (group === 'check') await Promise.all(started.map((start) => start()))
  else for (const start of started) await start()
}
rmSync(scratch, { recursive: true, force: true })
console.log()
for (const stage of stages) console.log(stage)
for (const { name, details } of failures) console.log(`failed: ${name}: ${details.split('\n')[0]}`)
const isGood = total.failed === 0 && total.passed > 0
console.log(
  `\n${total.passed} passed, ${total.failed} failed${isGood ? '' : ` – what failed is in ${writeFailures(failures)}/`}`,
)
process.exit(isGood ? 0 : 1)
