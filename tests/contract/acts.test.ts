import { expect, test } from 'vitest'

const servers = import.meta.glob<string>('/server/modules/**/*.ts', { eager: true, query: '?raw', import: 'default' })
const desk = import.meta.glob<string>('/src/sites/admin/history/history.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The acts that the server's code names literally. */
const acts = Object.values(servers).flatMap((source) =>
  [...source.matchAll(/\b\w*[aA]ct(?:: | = )'([a-z][\w-]*\.[\w.-]+)'/g)].map(([, act]) => act ?? ''),
)

/** Acts at the medical fair and of setting up a year are shown as they are stored. */
const isElsewhere = (act: string) => /^fair\.|\.setup\./.test(act)

test('every act of the operators’ desk in the audit log has a name', () => {
  const [named = ''] = Object.values(desk)
  expect(acts.filter((act) => !isElsewhere(act) && !named.includes(`'${act}': `))).toEqual([])
  expect(acts).toEqual(expect.arrayContaining(['inquiry.close', 'product.saleStart', 'pass.undoImport']))
})
