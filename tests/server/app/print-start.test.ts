import { expect, test } from 'vitest'
import { siteOfPath, siteRecords } from '#contract/sites/sites'
import { printStart } from '#server/print-start'
import { testSettings } from '#tests/support/deps'

const home = 'http://localhost:3000'

test('the start prints the addresses of running sites, and of no others', () => {
  const lines: string[] = []
  const settings = { ...testSettings({ SEED_DEMO: 'on' }), NODE_ENV: 'development' as const }
  printStart(settings, home, (line) => lines.push(line))
  const paths = [...lines.join('\n').matchAll(/http:\/\/localhost:3000(\/\S*)/g)].map(([, path = '']) => path)
  const pages = paths.filter((path) => !path.startsWith('/dev/'))
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.filter((path) => !siteRecords[siteOfPath(path, settings.FAIR_SLUG)].isRunning)).toEqual([])
})
