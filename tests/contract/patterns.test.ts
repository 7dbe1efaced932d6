import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { z } from '#contract/zod'
import { patternsOf } from '#tests/support/patterns'

const patterns = await patternsOf(['contract', 'server', 'src'])
for (const p of patterns) {
  const r = checkSync(p.source, p.flags, { timeout: 10000 })
  if (r.status !== 'safe' || p.source === 'RegExp()') console.log(r.status, p.file, `/${p.source}/${p.flags}`, r.complexity?.summary)
}
test('x', () => {
  console.log(patterns.length, Object.keys(z.regexes ?? {}).join())
  expect(patterns.length).toBeGreaterThan(100)
})
