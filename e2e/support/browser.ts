import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '#server/root'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The Chromium to drive: the one that CHROMIUM_PATH names, the machine's, or Playwright's own; null where there is none. */
function installed(): string | null {
  const places = [process.env.CHROMIUM_PATH, ...known, chromium.executablePath()]
  return places.find((file) => file && existsSync(file)) ?? null
}

/** How long an installation may take before the next way is tried, in ms. */
const patience = 300_000

interface Way {
  name: string
  commands: readonly (readonly [command: string, ...args: string[]])[]
}

const playwright = path.join(root, 'node_modules/.bin/playwright')
const ways: readonly Way[] = [
  { name: 'Playwright’s own', commands: [[playwright, 'install', 'chromium']] },
  {
    name: 'the system’s package',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
]

/** Runs a command to its end; throws when it fails. */
export type Run = (command: string, args: readonly string[]) => unknown
const runQuietly: Run = (command, args) => execFileSync(command, args, { stdio: 'ignore', timeout: patience })

/** Looks for a Chromium, and installs one where there is none; each way may be closed on a machine. Throws when all are. */
export function ensureBrowser(say: (line: string) => void, run = runQuietly, find = installed): string {
  for (const { name, commands } of ways) {
    const found = find()
    if (found) return found
    say(`No Chromium on this machine: installing ${name} …`)
    try {
      for (const [command, ...args] of commands) run(command, args)
    } catch {
      say(`  ${name} cannot be had here.`)
    }
  }
  return findBrowser(find)
}

/** Chromium without windows, where Debian's package of it is. */
const light = '/usr/bin/chromium-headless-shell'
const lightThere = () => existsSync(light)

/**
 * Sees to it that there is a Chromium without windows, which costs half of a whole one; says so where it cannot be had, and where a
 * browser was named does nothing.
 */
export function ensureLightBrowser(say: (line: string) => void, run = runQuietly, there = lightThere): void {
  if (process.env.CHROMIUM_PATH || there()) return
  say('Installing a browser without windows, for the tests that need no more …')
  try {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', path.basename(light)])
  } catch {
    say('  It cannot be had here: a whole one is used, and takes longer.')
  }
}

/** The browser for what shows neither cameras nor how fonts come: the one without windows, else the whole one. Throws as `findBrowser` does. */
export const lightBrowser = (there = lightThere): string =>
  !process.env.CHROMIUM_PATH && there() ? light : findBrowser()

/** The Chromium to drive. Throws with what to do where there is none. */
export function findBrowser(find = installed): string {
  const found = find()
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one with `npx playwright install chromium`, or name it in CHROMIUM_PATH.',
  )
}

/**
 * What is switched off in the browser, because no page sees it. Behind the address bar of every window Chromium loads two pages of
 * its own, of hundreds of files: a third of what a test costs. The rest is what Playwright switches off itself: only the
 * last list counts.
 */
const unneeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What Chromium is started with, besides what Playwright gives it. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${unneeded}`,
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // There is no graphics card; what stands in for it in a process of its own may leave a page waiting for its next frame.
  '--disable-gpu',
  '--no-first-run',
]
