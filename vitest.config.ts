import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { CountsReporter } from './scripts/testing/reporter'

const resolve = { tsconfigPaths: true }

/** Calls that replace or reload modules: such a file must not share its modules with others. */
const replacesModules = /\bvi\s*\.\s*(mock|doMock|hoisted|resetModules)\b/

/**
 * Two projects for one kind of tests: files share a worker and its loaded modules, unless they replace modules. Loading the
 * product's modules takes far longer than most files' tests.
 */
function projectsOf(name: string, options: object) {
  const folder = path.join('tests', name)
  const apart = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => replacesModules.test(readFileSync(file, 'utf8')))
  const test = { ...options, testTimeout: 120_000, hookTimeout: 120_000 }
  return [
    { resolve, test: { ...test, name, include: [`${folder}/**/*.test.{ts,tsx}`], exclude: apart, isolate: false } },
    ...(apart.length > 0 ? [{ resolve, test: { ...test, name: `${name} apart`, include: apart } }] : []),
  ]
}

const onServer = { environment: 'node', setupFiles: 'tests/support/server.setup.ts' }
const inBrowser = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://naru.test' } },
  setupFiles: ['tests/support/client.setup.ts', 'tests/support/server.setup.ts'],
}

export default defineConfig({
  resolve,
  test: {
    maxWorkers: 2,
    reporters: ['default', new CountsReporter()],
    // One PostgreSQL for the whole run; a project extending this configuration would start another.
    globalSetup: 'tests/support/postgres.global.ts',
    projects: [
      ...projectsOf('server', onServer),
      ...projectsOf('client', inBrowser),
      ...projectsOf('contract', onServer),
    ],
  },
})
