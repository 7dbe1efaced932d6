import { defineConfig, devices } from '@playwright/test'
import { address } from './e2e/support/address'
import { lightBrowser, pageArguments } from './e2e/support/browser'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/product.global.ts',
  fullyParallel: true,
  // The server and the browser share two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A journey visits a dozen pages; on a busy machine each takes a while.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Only actions and the final state; screenshots of every step would cost a tenth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: lightBrowser(), args: [...pageArguments] },
  },
  projects: [
    // Tests with the tag run on a phone: instead, or additionally.
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      // The engine stays Chromium; only size and touch input differ.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone|@everywhere/,
    },
  ],
})
