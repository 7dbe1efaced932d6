import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ensureBrowser, findBrowser, type Run } from '../../../e2e/support/browser'
import { ensureFonts } from '../../../e2e/support/fonts'

/** A machine on which a browser is there once a command that begins so has succeeded. */
function machine({ works, had = null }: { works: string; had?: string | null }) {
  const ran: string[] = []
  let there = had
  const run: Run = (command, args) => {
    const line = `${command.split('/').at(-1)} ${args.join(' ')}`
    ran.push(line)
    if (line !== 'apt-get update' && (!works || !line.startsWith(works))) throw new Error('not here')
    if (line.includes('install')) there = `/somewhere/${args.at(-1)}`
  }
  return { ran, run, find: () => there }
}
const install = 'apt-get install -y --no-install-recommends'

describe('the browser of the end-to-end tests', () => {
  it.each(['/usr/bin/chromium-headless-shell', '/somewhere/chromium_headless_shell-1200/headless_shell'])(
    'is the one without windows where it is there, and nothing is installed: %s',
    (had) => {
      const { ran, run, find } = machine({ works: '', had })
      expect(ensureBrowser(() => {}, run, find)).toBe(had)
      expect(ran).toEqual([])
    },
  )

  it('is the one that was named, and nothing is installed', () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/chrome')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { ran, run, find } = machine({ works: '', had: '/opt/chrome' })
    expect(ensureBrowser(() => {}, run, find)).toBe('/opt/chrome')
    expect(ran).toEqual([])
  })

  it('is installed without windows where there is none, or only a whole one', () => {
    for (const had of [null, '/usr/bin/chromium']) {
      const { ran, run, find } = machine({ works: install, had })
      expect(ensureBrowser(() => {}, run, find)).toBe('/somewhere/chromium-headless-shell')
      expect(ran).toEqual(['apt-get update', `${install} chromium-headless-shell`])
    }
  })

  it('is the whole one that is there where one without windows cannot be had', () => {
    const { ran, run, find } = machine({ works: '', had: '/usr/bin/chromium' })
    expect(ensureBrowser(() => {}, run, find)).toBe('/usr/bin/chromium')
    expect(ran).toEqual(['apt-get update', `${install} chromium-headless-shell`])
  })

  it('is Playwright’s own where there is none and the system’s package cannot be had', () => {
    const { ran, run, find } = machine({ works: 'playwright' })
    expect(ensureBrowser(() => {}, run, find)).toBe('/somewhere/chromium')
    expect(ran.at(-1)).toBe('playwright install chromium')
  })

  it('is the system’s whole one where nothing else can be had', () => {
    const { ran, run, find } = machine({ works: `${install} chromium`, had: null })
    const only: Run = (command, args) => {
      if (args.at(-1) === 'chromium-headless-shell') throw new Error('not here')
      run(command, args)
    }
    expect(ensureBrowser(() => {}, only, find)).toBe('/somewhere/chromium')
    expect(ran.at(-1)).toBe(`${install} chromium`)
  })

  it('is asked for with one command where no way works', () => {
    const { run, find } = machine({ works: '' })
    const said: string[] = []
    expect(() => ensureBrowser((line) => said.push(line), run, find)).toThrow('npx playwright install chromium')
    expect(said).toHaveLength(6)
    expect(() => findBrowser(find)).toThrow('CHROMIUM_PATH')
  })
})

describe('the fonts that stand in for our own', () => {
  const installed = (families: string | null, works = true) => {
    const [ran, said]: string[][] = [[], []]
    const run: Run = (_, args) => {
      if (!works) throw new Error('not here')
      ran?.push(args.join(' '))
    }
    ensureFonts(
      (line) => said?.push(line),
      run,
      () => families,
    )
    return { ran, said }
  }

  it('are used where they are, and nothing is done where nobody tells of fonts', () => {
    expect(installed('Liberation Sans\nNanumGothic\n').ran).toEqual([])
    expect(installed(null).ran).toEqual([])
  })

  it('are installed where they are not, those alone, and the lack is said where that fails', () => {
    expect(installed('Liberation Sans\nDejaVu Sans\n').ran).toEqual([
      'update',
      'install -y --no-install-recommends fonts-droid-fallback',
    ])
    expect(installed('DejaVu Sans\n', false).said).toHaveLength(2)
  })
})
