import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '#server/root'

const installPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The Chromium to drive: from CHROMIUM_PATH, the machine's, or Playwright's own; null if there is none. */
function installed(): string | null {
  const places = [process.env.CHROMIUM_PATH, ...installPaths, chromium.executablePath()]
  return places.find((file) => file && existsSync(file)) ?? null
}

/** Milliseconds for an installation before the next method is tried. */
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

/** Runs a command to completion; throws when it fails. */
export type Run = (command: string, args: readonly string[]) => unknown
const runQuietly: Run = (command, args) => execFileSync(command, args, { stdio: 'ignore', timeout: patience })

/**
 * Looks for a Chromium, and installs one if there is none; each installation method can be unavailable on a machine. Throws when
 * all fail.
 */
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

/** Headless Chromium, at the path of Debian's package. */
const light = '/usr/bin/chromium-headless-shell'
const lightThere = () => existsSync(light)

/**
 * Ensures that there is a headless Chromium, which costs half of the full one; reports it if that is not possible, and does
 * nothing if a browser was named.
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

/**
 * The browser of all tests but those that name another: the headless one, otherwise the full one. Cameras, the browser's own pages
 * and the loading of fonts are tested in the full one. Throws as `findBrowser` does.
 */
export const lightBrowser = (there = lightThere): string =>
  !process.env.CHROMIUM_PATH && there() ? light : findBrowser()

/** The Chromium to drive. If there is none, throws with instructions. */
export function findBrowser(find = installed): string {
  const found = find()
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one with `npx playwright install chromium`, or name it in CHROMIUM_PATH.',
  )
}

/**
 * Features switched off because no page depends on them. Behind the address bar of every window Chromium loads two pages of its
 * own, of hundreds of files: a third of a test's cost. The rest is what Playwright switches off itself, because only the last
 * list counts.
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

/** Chromium's command line arguments, in addition to Playwright's. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--disable-features=${unneeded}`,
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // There is no graphics card; its replacement, a separate process, can leave a page waiting for its next frame.
  '--disable-gpu',
  '--no-first-run',
]

/**
 * Arguments for tests that visit pages but need no camera. A page is left before optimized code is worth its cost: optimizing takes
 * a third of the browser's processor time.
 */
export const pageArguments: readonly string[] = [...browserArguments, '--js-flags=--no-opt --no-maglev']
