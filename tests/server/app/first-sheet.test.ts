import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#server/root'
import { sourcesOf } from '../../../scripts/vite/first-sheet'
import { firstPages, pathsOf } from '../../../scripts/vite/first-view'

const namesOf = (files: Iterable<string>) => [...files].map((file) => path.relative(path.join(root, 'src'), file))

test('the first style sheet is made for what first pages import, however deep', () => {
  const sources = namesOf(sourcesOf(firstPages))
  expect(sources).toContain('ui/picture.tsx')
  expect(sources).toContain('sites/bleisure/parts/kind-tiles.tsx')
  expect(sources).not.toContain('sites/shop/account/pages/login.tsx')
})

test('what is only a type, or comes when it is asked for, is not among it', () => {
  const sources = namesOf(sourcesOf(pathsOf(['ui/date/calendar.tsx'])))
  expect(sources).toContain('ui/skeleton.tsx')
  expect(sources).not.toContain('ui/date/calendar-panel.tsx')
})
