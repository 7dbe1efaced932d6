import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { measureBudgets } from '../budget'
import { buildWhenChanged } from '../build-product'
import { type Counts, type Failure, run, scratch } from './run'

export async function budgets(): Promise<Counts> {
  await buildWhenChanged()
  const held = measureBudgets()
  for (const { name, ok, detail } of held) console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name}: ${detail}`)
  const over = held.filter(({ ok }) => !ok)
  return {
    passed: held.length - over.length,
    failed: over.length,
    failures: over.map(({ name, detail }) => ({ name: `${name}: ${detail}`, details: detail })),
  }
}

interface Spec {
  title: string
  ok: boolean
  file: string
  tests: { projectName: string; results: { duration: number; errors: { message?: string; stack?: string }[] }[] }[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: Spec[]
}

/** Returns the specs of a file, each title prefixed with those of its `describe` blocks. */
const specsOf = ({ suites = [], specs = [] }: Suite, within = ''): Spec[] => [
  ...specs.map((spec) => ({ ...spec, title: within + spec.title })),
  ...suites.flatMap((suite) => specsOf(suite, `${within}${suite.title} › `)),
]
const nameOf = ({ file, title }: Spec) => `e2e/${file} › ${title}`

const failureOf = (spec: Spec): Failure => ({
  name: nameOf(spec),
  details: spec.tests
    .flatMap(({ results }) => results)
    .flatMap(({ errors }) => errors)
    .map(({ stack, message }) => stack ?? message ?? '')
    .join('\n\n'),
})

/** Sums the duration of specs by name; specs with the same name are added together. */
function timesOf(specs: Spec[], name: (spec: Spec) => string) {
  const times = new Map<string, number>()
  for (const spec of specs) {
    const duration = spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    times.set(name(spec), (times.get(name(spec)) ?? 0) + duration)
  }
  return [...times].map(([name, time]) => ({ name, time }))
}

/** Runs the end-to-end tests in Chromium: all of them, or only the given files. */
export async function endToEnd(files: string[] = []): Promise<Counts> {
  await buildWhenChanged()
  const file = path.join(scratch, 'playwright.json')
  const { code } = await run('playwright', ['test', '--reporter=list,json', ...files], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  if (!existsSync(file)) throw new Error('Playwright has ended without a report')
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: Suite[]
    errors: { message?: string }[]
  }
  const specs = report.suites.flatMap((suite) => specsOf(suite))
  const failures = specs.filter(({ ok }) => !ok).map(failureOf)
  // Errors outside of any test, such as an invariant that is broken after all of them.
  for (const { message = '' } of report.errors)
    failures.push({ name: `end-to-end tests: ${message.split('\n')[0]}`, details: message })
  const failed = report.stats.unexpected + report.stats.flaky
  return {
    passed: report.stats.expected,
    failed: failed || (code === 0 ? 0 : 1),
    failures,
    timings: { files: timesOf(specs, ({ file }) => `e2e/${file}`), tests: timesOf(specs, nameOf), setUp: 0 },
  }
}
