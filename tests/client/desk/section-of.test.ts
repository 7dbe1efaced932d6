import { expect, test } from 'vitest'
import { sectionOf } from '#src/kits/desk/desk-bar'

const entries = [
  ...['/desk', '/desk/meetings', '/desk/mice', '/desk/mice/gate'].map((path) => ({ path })),
  { path: '/desk/people', pages: ['/desk/person'] },
]

test.each([
  ['/desk', '/desk'],
  ['/desk/meetings', '/desk/meetings'],
  ['/desk/meetings/new', '/desk/meetings'],
  ['/desk/mice/gate', '/desk/mice/gate'],
  ['/desk/mice/booths', '/desk/mice'],
  ['/desk/person/1', '/desk/people'],
  ['/desk/meetings-of-old', undefined],
  ['/desk/elsewhere', undefined],
])('the section of %s is %s: the closest one above, and the home page only for itself', (pathname, expected) => {
  expect(sectionOf(entries, '/desk', pathname)).toBe(expected)
})
