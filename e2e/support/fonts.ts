import { execFileSync } from 'node:child_process'
import type { Run } from './browser'

/**
 * Fonts that readers have and that our fallback fonts are based on (src/ui/styles/base.css), with the package that provides each.
 */
const standIns = [
  { like: /^(?:Arial|Liberation Sans|Roboto)$/m, from: 'fonts-liberation' },
  {
    like: /^(?:Apple SD Gothic Neo|Malgun Gothic|Noto Sans KR|Noto Sans CJK KR|NanumGothic)$/m,
    from: 'fonts-nanum',
  },
] as const

/** The machine's font families, one per line; null if they cannot be listed. */
function families(): string | null {
  try {
    return execFileSync('fc-list', ['--format', '%{family[0]}\n'], { encoding: 'utf8' })
  } catch {
    return null
  }
}

const runQuietly: Run = (command, args) => execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })

/** Ensures that pages look before font loading as they do for a reader; reports it if that is not possible. */
export function ensureFonts(say: (line: string) => void, run = runQuietly, list = families): void {
  const fonts = list()
  if (fonts === null) return
  const missing = standIns.filter(({ like }) => !like.test(fonts)).map(({ from }) => from)
  if (missing.length === 0) return
  say(`No stand-in for our own fonts on this machine: installing ${missing.join(', ')} …`)
  try {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', ...missing])
  } catch {
    say('  They cannot be had here: what moves when the fonts come is measured wrongly.')
  }
}
