import path from 'node:path'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../../src/ui/**/*.{ts,tsx}', '../../src/sites/dev/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const ui = '../../src/ui/'

/** They surround every page, so the page that shows the parts has them anyway. */
const around = ['skip-link.tsx', 'side.tsx', 'overlay/toast-host.tsx', 'overlay/toast-shelf.tsx'].map(
  (file) => ui + file,
)

/** The files of the design system that a file refers to. */
const namedIn = (file: string): string[] =>
  [...(sources[file] ?? '').matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, name = '']) => {
    const at = name.startsWith('#src/ui/') ? name.replace('#src/ui/', ui) : path.posix.join(file, '..', name)
    return [`${at}.tsx`, `${at}.ts`].filter((each) => each.startsWith(ui) && each in sources)
  })

test('/dev/ui shows every part of the design system', () => {
  const shown = new Set(Object.keys(sources).filter((file) => file.includes('/sites/dev/')))
  for (const file of shown) for (const named of namedIn(file)) shown.add(named)
  const parts = Object.keys(sources).filter((file) => file.startsWith(ui) && file.endsWith('.tsx'))
  expect(parts.length).toBeGreaterThan(40)
  expect(parts.filter((part) => !shown.has(part) && !around.includes(part))).toEqual([])
})
