import { expect, test } from 'vitest'
import { auditActNames, auditActs, auditKeys, auditParts } from '#contract/audit-acts'
import type { AuditDetail, Worded } from '#server/modules/accounts/audit.service'
import { en } from '#src/sites/admin/history/locale/en'

const servers = import.meta.glob<string>('/server/modules/**/*.ts', { eager: true, query: '?raw', import: 'default' })

const quoted = (source: string) => [...source.matchAll(/'([a-z][\w-]*\.[\w.-]+)'/g)].map(([, act = '']) => act)
const setUp = (fair: string) =>
  Object.entries(servers)
    .filter(([path]) => path.startsWith(`/server/modules/${fair}/`))
    .flatMap(([, source]) => [...source.matchAll(/actOnYear\(deps, acting, '(\w+)'/g)])
    .map(([, act]) => `${fair}.setup.${act}`)

/** Acts whose name the server composes: the types of its modules hold them. */
const composed = [
  ...['approved', 'revision', 'declined'].map((decision) => `fair.${decision}`),
  ...['approved', 'rejected'].map((status) => `social-review.${status}`),
  ...['ask', 'approve', 'decline'].map((name) => `partnership.${name}`),
]
const written = new Set([...Object.values(servers).flatMap(quoted), ...setUp('fair'), ...setUp('mice'), ...composed])

/** The acts that the server's code names literally where it writes them. */
const acts = Object.values(servers).flatMap((source) =>
  [...source.matchAll(/\b\w*[aA]ct(?:: | = )'([a-z][\w-]*\.[\w.-]+)'/g)].map(([, act]) => act ?? ''),
)

test('every act of the audit log has a name in both languages', () => {
  expect([...acts, ...setUp('fair'), ...setUp('mice')].filter((act) => !Object.hasOwn(auditActs, act))).toEqual([])
  expect(acts).toEqual(expect.arrayContaining(['inquiry.close', 'product.saleStart', 'pass.undoImport', 'fair.late']))
  for (const { en: english, ko } of Object.values(auditActs)) {
    expect(english).toMatch(/^[A-Z]/)
    expect(ko).toMatch(/[가-힣]/)
  }
})

test('every name is that of an act that the server writes', () => {
  expect(auditActNames.filter((act) => !written.has(act))).toEqual([])
})

test('every key of the details has words', () => {
  expect([...auditKeys, ...auditParts].filter((key) => !Object.hasOwn(en.fact, key))).toEqual([])
})

test('the types accept no key without words, at any depth', () => {
  const accepted = <Detail extends AuditDetail>(detail: Worded<Detail>) => Object.keys(detail)
  const place = { x: 1, y: 2 }
  const booth = { ...place, color: 'red' }
  expect(accepted({ booth: 'A01', from: place, to: [{ date: '2027-03-01', items: { table: 2 } }] })).toHaveLength(3)
  expect(accepted({ filters: { anything: 'goes' } })).toHaveLength(1)
  // @ts-expect-error: a key of an inferred value
  expect(accepted({ from: booth })).toHaveLength(1)
  // @ts-expect-error: in a list
  expect(accepted({ from: [booth] })).toHaveLength(1)
  // @ts-expect-error: two levels down
  expect(accepted({ to: { items: { sofa: 1 } } })).toHaveLength(1)
  // @ts-expect-error: names that are not known when this is compiled
  expect(accepted({ to: Object.fromEntries([['sofa', 1]]) })).toHaveLength(1)
  const color = { color: 'red' }
  // @ts-expect-error: a key of the details themselves
  expect(accepted(color)).toHaveLength(1)
})
