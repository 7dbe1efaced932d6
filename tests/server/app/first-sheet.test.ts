import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#server/root'
import { sourcesBySite, sourcesOf } from '../../../scripts/vite/first-sheet'
import { pathsOf } from '../../../scripts/vite/first-view'

const namesOf = (files: Iterable<string>) => [...files].map((file) => path.relative(path.join(root, 'src'), file))

test('a site’s style sheet is made for the pages that open first, however deep, and for all shared parts', () => {
  const sources = namesOf(sourcesBySite().get('bleisure') ?? [])
  expect(sources).toContain('sites/bleisure/parts/kind-tiles.tsx')
  expect(sources).toContain('ui/picture.tsx')
  // Only for the shop’s first pages, except for a part that any bleisure page can have without the full sheet.
  expect(sources).toContain('ui/rating.tsx')
  expect(sources.filter((file) => file.startsWith('sites/') && !file.startsWith('sites/bleisure/'))).toEqual([])
  expect(sources).not.toContain('sites/bleisure/pages/tour-program.tsx')
})

test('type-only and lazy imports are not part of it', () => {
  const sources = namesOf(sourcesOf(pathsOf(['ui/date/calendar.tsx'])))
  expect(sources).toContain('ui/skeleton.tsx')
  expect(sources).not.toContain('ui/date/calendar-panel.tsx')
})
