import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const installed = () => known.find((file) => existsSync(file))

/** The Chromium to drive: the machine's, else Playwright's own, else (as root on Debian) the system's package. */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH ?? installed()
  if (found) return found
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing the system package.')
    const quiet = { stdio: 'ignore' as const }
    execFileSync('apt-get', ['update'], quiet)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
    const now = installed()
    if (now) return now
  }
  throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
}
