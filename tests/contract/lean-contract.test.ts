import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../src')
const schemas = '(?:params|query|body|data)'

/** Where a file reads an endpoint's schema, which the built client lacks: only schemas with a name of their own are included. */
function schemasRead(code: string): string[] {
  const imports = [...code.matchAll(/import \{([^}]*)\} from '#contract\/[^']+'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /\b([a-z]\w*)$/.exec(name.trim())?.[1] ?? []),
  )
  return imports.flatMap((name) => [
    ...[...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.\\w+\\.${schemas}\\b`, 'g'))].map(([all]) => all),
    ...[...code.matchAll(new RegExp(`\\{[^{}]*\\b${schemas}\\b[^{}]*\\} = ${name}\\.\\w+`, 'g'))].map(([all]) => all),
  ])
}

/** Removes code that is about types only. */
const withoutTypes = (code: string) =>
  code.replace(/typeof [\w.]+/g, '').replace(/import type [^;\n]*(?:\{[^}]*\})?[^\n]*/g, '')

describe('the contract in the browser', () => {
  it('is loaded without the schemas of its endpoints, which a build leaves out', () => {
    const read = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, schemasRead(withoutTypes(readFileSync(path.join(src, file), 'utf8')))] as const)
      .filter(([, found]) => found.length > 0)
    expect(read).toEqual([])
  })

  it('is known to be loaded this way where it is', () => {
    const code = (use: string) => `import { application as contract } from '#contract/education/application'\n${use}`
    expect(schemasRead(code('const { body: Withdrawal } = contract.withdraw'))).toHaveLength(1)
    expect(schemasRead(code('useZodForm(contract.withdraw.body, {})'))).toHaveLength(1)
    expect(schemasRead(code('call(contract.withdraw, { body })'))).toEqual([])
  })
})
