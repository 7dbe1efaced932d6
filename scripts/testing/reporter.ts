import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import type { Counts, Failure } from './run'

declare module 'vitest' {
  interface TaskMeta {
    /** What the server logged in a test that failed. */
    log?: string
  }
}

const detailsOf = (errors: readonly SerializedError[]) =>
  errors.map(({ stack, message, diff }) => [stack ?? message, diff].filter(Boolean).join('\n')).join('\n\n')

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`

function failureOf(test: TestCase): Failure {
  const { log = '' } = test.meta()
  return { name: nameOf(test), details: [detailsOf(test.result().errors ?? []), log].filter(Boolean).join('\n\n') }
}

/** A file fails without a failed test when it cannot be loaded, or when it leaves something open. */
function failuresOf(module: TestModule): Failure[] {
  const tests = [...module.children.allTests('failed')].map(failureOf)
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => [...suite.errors()])]
  return errors.length === 0 ? tests : [...tests, { name: module.relativeModuleId, details: detailsOf(errors) }]
}

/** Returns the time a file takes in its worker besides its tests and their hooks, in milliseconds. */
function setUpOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration
}

/** Writes the results of the tests, as `Counts`, to the file that `NARU_TEST_COUNTS` names. */
export class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env.NARU_TEST_COUNTS
    if (!file) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failures = modules.flatMap(failuresOf)
    if (unhandled.length > 0) failures.push({ name: 'outside of the tests', details: detailsOf(unhandled) })
    const counts: Counts = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failures.length,
      failures,
      timings: {
        files: modules.map((module) => ({
          name: module.relativeModuleId,
          time: setUpOf(module) + module.diagnostic().duration,
        })),
        tests: tests.map((test) => ({ name: nameOf(test), time: test.diagnostic()?.duration ?? 0 })),
        setUp: modules.reduce((sum, module) => sum + setUpOf(module), 0),
      },
    }
    writeFileSync(file, JSON.stringify(counts))
  }
}
