import { defineConfig } from 'vitest/config'

const patience = { testTimeout: 30_000, hookTimeout: 30_000 }

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    // One PostgreSQL for the whole run, whichever projects it takes in.
    globalSetup: 'tests/support/postgres.global.ts',
    projects: [
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], environment: 'node', ...patience },
      },
      {
        extends: true,
        test: { name: 'client', include: ['tests/client/**/*.test.{ts,tsx}'], environment: 'jsdom', ...patience },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], environment: 'node', ...patience },
      },
    ],
  },
})
