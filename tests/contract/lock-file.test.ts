import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#server/root'

interface Package {
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

/** Where npm would look for a package that another one, at the path `owner`, requires. */
function found(owner: string, name: string) {
  const folders = owner.split(/\/?node_modules\//)
  return folders.some((_, depth) => {
    const above = folders.slice(1, folders.length - depth).map((folder) => `node_modules/${folder}`)
    return [...above, `node_modules/${name}`].join('/') in packages
  })
}

test('the lock file has the packages of every platform, without which npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !found(owner, name)),
  )
  expect(missing).toEqual([])
})
