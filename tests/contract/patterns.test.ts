import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { z } from '#contract/zod'
import { type Pattern, patternsOf } from '#tests/support/patterns'

/** Expressions that may be slower than linear, or are dynamic, and why no attacker can exploit that. */
const excused: Record<string, string> = {
  'server/http/shell.ts /<link rel="stylesheet"[^>]*href="\\/([^"]+)"/g': 'reads the page that we have built',
  'server/http/shell.ts /\\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g': 'reads the page that we have built',
  'contract/social-review.ts /RegExp()/': 'of known hosts: one run of letters up to a dot',
  'server/modules/social/browser.ts /RegExp()/': 'of the name of our cookie: 43 letters behind it',
  'src/app/fair-return.ts /RegExp()/': 'of the slug of the fair: a fixed beginning',
}

const nameOf = ({ file, source, flags }: Pattern) => `${file} /${source}/${flags}`
/** Without time limits, so that the result does not depend on the machine's load; step limits remain. */
const untimed = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null }
const linear = (source: string, flags: string) => checkSync(source, flags, untimed).status === 'safe'

const patterns = await patternsOf(['contract', 'server', 'src'])

test('every pattern of contract, server and client takes linear time on any text (security §2)', {
  timeout: 600_000,
}, () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.filter(({ source, flags }) => source === 'RegExp()' || !linear(source, flags))
  expect(slow.map(nameOf).toSorted()).toEqual(Object.keys(excused).toSorted())
})

test('patterns built from names are linear as well', () => {
  for (const source of [
    '^[a-z0-9-]+\\.tistory\\.com$',
    '(?:^|;\\s*)naru_social=([\\w-]{43})(?:;|$)',
    '^/fair(?:[/-]|$)',
  ])
    expect(linear(source, ''), source).toBe(true)
})

test('the library’s patterns that the contract uses are linear', () => {
  const { email, uuid, datetime } = z.regexes
  for (const { source, flags } of [email, uuid(), datetime({ offset: true }), datetime({})])
    expect(linear(source, flags), source).toBe(true)
})

test('a non-linear pattern would be detected', () => {
  for (const source of ['\\s+$', '^(a+)+$', '[^@]+@[^@]+x', '/+$']) expect(linear(source, ''), source).toBe(false)
})
