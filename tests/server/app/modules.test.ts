import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#server/root'

const { joins, layers } = createRequire(import.meta.url)('../../../.dependency-cruiser.modules.cjs') as {
  /** Tables with the files of other modules that join them. */
  joins: Record<string, string[]>
  layers: string[][]
}
const folder = path.join(root, 'server/modules')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const docs = readFileSync(path.join(root, 'docs/modules.md'), 'utf8').replaceAll('`', '').replace(/ +/g, ' ')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.ts'))

/** The local names of tables that a source imports from other modules. */
const foreignTables = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]+)\} from '#server\/modules\/[^']+\.table'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1)?.trim() ?? ''),
  )

const writesTo = (source: string, table: string): boolean =>
  new RegExp(
    `\\.(insert|update|delete)\\(${table}\\)|(insert into|update|delete from|truncate) \\$\\{${table}\\}`,
    'i',
  ).test(source)

describe('modules', () => {
  it.each(files.filter((file) => foreignTables(read(file)).length > 0 && !file.endsWith('.table.ts')))(
    '%s only reads the tables of others',
    (file) => {
      const source = read(file)
      expect(foreignTables(source).filter((table) => writesTo(source, table))).toEqual([])
    },
  )

  it('sees a write', () => {
    const source = "import { a, b as c } from '#server/modules/x/x.table'\ntx.update(c).set({})"
    expect(foreignTables(source)).toEqual(['a', 'c'])
    expect(['a', 'c'].map((table) => writesTo(source, table))).toEqual([false, true])
  })

  it.each(Object.entries(joins))('%s is joined by the files that the list names', (table, named) => {
    expect(named.filter((file) => !read(`${file}.ts`).includes(`'#server/modules/${table}.table'`))).toEqual([])
    const users = [...new Set(named.map((file) => file.split('/')[0]))]
    expect(docs).toContain(`| ${table.split('/')[1]} | ${users.join(', ')} |`)
  })

  it.each(layers.map((layer, at) => [at + 1, layer] as const))('layer %i is in the docs', (at, layer) => {
    expect(docs).toContain(`| ${at} | ${layer.join(', ')} |`)
  })
})
