import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { root } from '#server/root'
import { ensureBrowser, ensureLightBrowser, findBrowser, lightBrowser, type Run } from '../../../e2e/support/browser'
import { ensureFonts } from '../../../e2e/support/fonts'

/** A machine on which a browser exists once one of these commands has succeeded. */
function machine({ works }: { works: string }) {
  const ran: string[] = []
  let there: string | null = null
  const run: Run = (command, args) => {
    const line = `${command.split('/').at(-1)} ${args.join(' ')}`
    ran.push(line)
    if (!works || !line.startsWith(works)) throw new Error('not here')
    if (line.includes('install')) there = '/somewhere/chromium'
  }
  return { ran, run, find: () => there }
}

describe('the browser of the end-to-end tests', () => {
  it('is used where there is one, and nothing is installed', () => {
    const { ran, run } = machine({ works: '' })
    expect(
      ensureBrowser(
        () => {},
        run,
        () => '/usr/bin/chromium',
      ),
    ).toBe('/usr/bin/chromium')
    expect(ran).toEqual([])
  })

  it('is Playwright’s own where there is none', () => {
    const { ran, run, find } = machine({ works: 'playwright' })
    expect(ensureBrowser(() => {}, run, find)).toBe('/somewhere/chromium')
    expect(ran).toEqual(['playwright install chromium'])
  })

  it('is the system’s package where Playwright’s own is unavailable', () => {
    const { ran, run, find } = machine({ works: 'apt-get' })
    expect(ensureBrowser(() => {}, run, find)).toBe('/somewhere/chromium')
    expect(ran.map((line) => line.split(' ')[0])).toEqual(['playwright', 'apt-get', 'apt-get'])
  })

  it('is requested with one command where no way works', () => {
    const { run, find } = machine({ works: '' })
    const lines: string[] = []
    expect(() => ensureBrowser((line) => lines.push(line), run, find)).toThrow('npx playwright install chromium')
    expect(lines).toHaveLength(4)
    expect(() => findBrowser(find)).toThrow('CHROMIUM_PATH')
  })
})

describe('a run of all tests', () => {
  it('ends before it begins where there is no browser, with the one command that installs it', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', path.join(root, 'tests/support/without-browser.cjs'), '--import', 'tsx', 'scripts/test.ts'],
      { cwd: root, encoding: 'utf8', timeout: 60_000, env: { ...process.env, CHROMIUM_PATH: '' } },
    )
    expect(stderr).toContain('npx playwright install chromium')
    // Each stage begins with its name.
    expect(stdout).not.toMatch(/^— /m)
    expect(status).toBe(1)
  })
})

describe('the browser without windows', () => {
  const ensured = (there: boolean, works = true) => {
    const [ran, lines]: [string[], string[]] = [[], []]
    const run: Run = (_, args) => {
      if (!works) throw new Error('not here')
      ran.push(args.join(' '))
    }
    ensureLightBrowser(
      (line) => lines.push(line),
      run,
      () => there,
    )
    return { ran, lines }
  }
  const name = (file: string) => {
    vi.stubEnv('CHROMIUM_PATH', file)
    onTestFinished(() => void vi.unstubAllEnvs())
  }

  it('is installed where it is missing, and a failure is reported', () => {
    name('')
    expect(ensured(true).ran).toEqual([])
    expect(ensured(false).ran).toEqual(['update', 'install -y --no-install-recommends chromium-headless-shell'])
    expect(ensured(false, false).lines).toHaveLength(2)
  })

  it('is used where it is there, and not where another was named', () => {
    name('')
    expect(lightBrowser(() => true)).toBe('/usr/bin/chromium-headless-shell')
    name(process.execPath)
    expect(lightBrowser(() => true)).toBe(process.execPath)
    expect(ensured(false).ran).toEqual([])
  })
})

describe('the fonts that substitute our own', () => {
  const installed = (families: string | null, works = true) => {
    const [ran, lines]: string[][] = [[], []]
    const run: Run = (_, args) => {
      if (!works) throw new Error('not here')
      ran?.push(args.join(' '))
    }
    ensureFonts(
      (line) => lines?.push(line),
      run,
      () => families,
    )
    return { ran, lines }
  }

  it('are used where they are installed, and nothing is done where fonts cannot be listed', () => {
    expect(installed('Liberation Sans\nNanumGothic\n').ran).toEqual([])
    expect(installed(null).ran).toEqual([])
  })

  it('are installed where they are missing, those only, and a failure is reported', () => {
    expect(installed('Liberation Sans\nDejaVu Sans\n').ran).toEqual([
      'update',
      'install -y --no-install-recommends fonts-nanum',
    ])
    expect(installed('DejaVu Sans\n', false).lines).toHaveLength(2)
  })
})
