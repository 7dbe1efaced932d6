import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app'
import { noLimits } from '#server/http/limits'
import { mountMedia } from '#server/modules/media/media.http'
import { localStorage } from '#server/ports/storage.local'
import { testDatabase } from '#tests/support/database'
import { testDeps } from '#tests/support/deps'

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'naru-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return localStorage(folder)
}

test('a name that is too long for the disk, or continues below a file, is not found', async () => {
  const storage = await aFolder()
  await storage.put('pictures/a', Buffer.from('x'))
  for (const key of ['a'.repeat(300), `${'a/'.repeat(3000)}a`, 'pictures/a/b']) {
    expect(await storage.get(key)).toBe(null)
    expect(await storage.exists(key)).toBe(false)
  }
  expect(String(await storage.get('pictures/a'))).toBe('x')
})

test('a picture with such a name responds with 404', async () => {
  const storage = await aFolder()
  await storage.put('media/pictures/a', Buffer.from('x'))
  const deps = await testDeps(await testDatabase(), { storage })
  const app = createApp(deps, {
    limits: noLimits,
    readiness: { ready: true },
    extend: (app) => mountMedia(app, deps, async () => null),
  })
  for (const name of ['a'.repeat(300), 'a/'.repeat(3000), '%00', '%ED%A0%80', '..%2f..%2fetc%2fpasswd'])
    expect((await app.request(`/media/pictures/${name}-640.webp`)).status).toBe(404)
})
