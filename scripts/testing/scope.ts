import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#server/root'

const testFile = /\.(test|spec)\.tsx?$/

/**
 * Returns the test files, from the root, that belong to a site or a module: they are in its folder, begin with its name, import
 * from it, or name one of its addresses. Tests that only loop over all sites are left to the whole run. Throws when no test
 * belongs to it.
 */
export function filesOf(name: string): { unit: string[]; e2e: string[] } {
  if (!/^[\w-]+$/.test(name)) throw new Error(`No site or module has this name: ${name}`)
  const own = new RegExp(`(^|/)${name}([./-]|$)`)
  const imports = `from '#(src/sites|src/kits|server/modules|contract|contract/sites)/${name}(-[a-z-]+)?['/]`
  const address = `["'\`]/${name}\\w*/`
  const named = new RegExp(`${imports}|${address}|site: '${name}'`)
  const belonging = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => testFile.test(file))
      .filter((file) => own.test(file) || named.test(readFileSync(path.join(root, folder, file), 'utf8')))
      .map((file) => path.posix.join(folder, ...file.split(path.sep)))
  const files = { unit: belonging('tests'), e2e: belonging('e2e') }
  if (files.unit.length + files.e2e.length === 0) throw new Error(`No test belongs to a site or module ${name}`)
  return files
}
