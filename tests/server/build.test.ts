import { cp, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '#tests/support/product'
import { sourceVersion } from '../../scripts/build-product'

async function sources() {
  const folder = await scratchFolder()
  await mkdir(path.join(folder, 'src/app'), { recursive: true })
  await writeFile(path.join(folder, 'src/main.tsx'), 'a')
  await writeFile(path.join(folder, 'src/app/router.tsx'), 'b')
  await writeFile(path.join(folder, 'index.html'), 'c')
  return folder
}

test('the same sources are the same version in another folder', async () => {
  const [one, other] = [await sources(), await scratchFolder()]
  await cp(one, other, { recursive: true })
  expect(await sourceVersion(other)).toBe(await sourceVersion(one))
})

test.each<[string, (folder: string) => Promise<void>]>([
  ['changed', (folder) => writeFile(path.join(folder, 'src/main.tsx'), 'z')],
  ['renamed', (folder) => rename(path.join(folder, 'src/main.tsx'), path.join(folder, 'src/start.tsx'))],
  ['added', (folder) => writeFile(path.join(folder, 'src/app/new.ts'), '')],
])('a source that is %s makes another version', async (_, change) => {
  const folder = await sources()
  const before = await sourceVersion(folder)
  await change(folder)
  expect(await sourceVersion(folder)).not.toBe(before)
})

test('what is not built does not count', async () => {
  const folder = await sources()
  const before = await sourceVersion(folder)
  await writeFile(path.join(folder, 'README.md'), 'news')
  expect(await sourceVersion(folder)).toBe(before)
})
