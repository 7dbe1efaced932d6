import { defineConfig } from 'vitest/config'

const resolve = { tsconfigPaths: true }
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  resolve,
  test: {
    maxWorkers: 2,
    // One PostgreSQL for the whole run; a project that extended this configuration would start another.
    globalSetup: 'tests/support/postgres.global.ts',
    projects: [
      {
        resolve,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          setupFiles: 'tests/support/server.setup.ts',
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://naru.test' } },
          setupFiles: ['tests/support/client.setup.ts', 'tests/support/server.setup.ts'],
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          setupFiles: 'tests/support/server.setup.ts',
          ...patience,
        },
      },
    ],
  },
})
