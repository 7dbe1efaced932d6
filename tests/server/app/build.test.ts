import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '#tests/support/product'
import { sourceVersion } from '../../../scripts/build-product'
import { filesBelow, installBuild } from '../../../scripts/install-build'

async function sources() {
  const folder = await scratchFolder()
  await mkdir(path.join(folder, 'src/app'), { recursive: true })
  await writeFile(path.join(folder, 'src/main.tsx'), 'a')
  await writeFile(path.join(folder, 'src/app/router.tsx'), 'b')
  await writeFile(path.join(folder, 'index.html'), 'c')
  return folder
}

test('the same sources give the same version in another folder', async () => {
  const [one, other] = [await sources(), await scratchFolder()]
  await cp(one, other, { recursive: true })
  expect(await sourceVersion(other)).toBe(await sourceVersion(one))
})

test.each<[string, (folder: string) => Promise<void>]>([
  ['changed', (folder) => writeFile(path.join(folder, 'src/main.tsx'), 'z')],
  ['renamed', (folder) => rename(path.join(folder, 'src/main.tsx'), path.join(folder, 'src/start.tsx'))],
  ['added', (folder) => writeFile(path.join(folder, 'src/app/new.ts'), '')],
])('a source that is %s gives another version', async (_, change) => {
  const folder = await sources()
  const before = await sourceVersion(folder)
  await change(folder)
  expect(await sourceVersion(folder)).not.toBe(before)
})

test('files that are not built do not count', async () => {
  const folder = await sources()
  const before = await sourceVersion(folder)
  await writeFile(path.join(folder, 'README.md'), 'news')
  expect(await sourceVersion(folder)).toBe(before)
})

/** Installs a build of the given files in `dist`, as its `number`th. */
async function build(dist: string, number: number, files: readonly string[]) {
  const fresh = `${dist}.new`
  for (const file of files) {
    await mkdir(path.dirname(path.join(fresh, file)), { recursive: true })
    await writeFile(path.join(fresh, file), `build ${number}`)
  }
  await installBuild(fresh, dist, { version: `v${number}`, date: '2026-11-01T00:00:00.000Z' })
}
const dist = async () => path.join(await scratchFolder(), 'dist')
const assetsOf = async (folder: string) => (await filesBelow(folder, 'client/assets')).toSorted()
const one = ['client/index.html', 'client/assets/main-1.js', 'client/assets/shared-0.js']
const two = ['client/index.html', 'client/assets/main-2.js', 'client/assets/shared-0.js']
const three = ['client/index.html', 'client/assets/main-3.js']

test('a build keeps the previous build’s files, for servers and tabs that still run on them, and no older ones', async () => {
  const at = await dist()
  await build(at, 1, one)
  expect(await assetsOf(at)).toEqual(['client/assets/main-1.js', 'client/assets/shared-0.js'])
  await build(at, 2, two)
  expect(await assetsOf(at)).toEqual([
    'client/assets/main-1.js',
    'client/assets/main-2.js',
    'client/assets/shared-0.js',
  ])
  expect(await readFile(path.join(at, 'client/index.html'), 'utf8')).toBe('build 2')
  await build(at, 3, three)
  expect(await assetsOf(at)).toEqual([
    'client/assets/main-2.js',
    'client/assets/main-3.js',
    'client/assets/shared-0.js',
  ])
  expect(JSON.parse(await readFile(path.join(at, 'version.json'), 'utf8')).version).toBe('v3')
})

test('building the same version again removes nothing from those who run on the previous one', async () => {
  const at = await dist()
  for (const [number, files] of [one, two].entries()) await build(at, number, files)
  await build(at, 3, two)
  expect(await assetsOf(at)).toContain('client/assets/main-2.js')
})

test('a build that is interrupted while it is moved is not taken for one', async () => {
  const at = await dist()
  await build(at, 1, one)
  await mkdir(path.join(at, 'client/assets/main-2.js/in the way'), { recursive: true })
  await expect(build(at, 2, two)).rejects.toThrow()
  expect(await filesBelow(at, 'version.json')).toEqual([])
  await rm(path.join(at, 'client/assets/main-2.js'), { recursive: true })
  await build(at, 2, two)
  expect(await filesBelow(at, 'version.json')).toEqual(['version.json'])
})
