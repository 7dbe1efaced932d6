import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Env } from '#server/http/env'
import { onError } from '#server/http/errors'
import { drawingHash, keepDrawing } from '#server/modules/media/drawn.service'
import { mountMedia } from '#server/modules/media/media.http'
import { type Drawing, picture, upload } from '#server/modules/media/media.table'
import { storePicture } from '#server/modules/media/picture.service'
import { storeUpload } from '#server/modules/media/upload.service'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aMember } from '#tests/support/factories'
import { received } from '#tests/support/files'

let database: TestDatabase
let deps: TestDeps
const alt = { en: 'A photograph', ko: '사진' }

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  deps = await testDeps(database)
  await deps.db.delete(picture)
  await deps.db.delete(upload)
})

const photo = (width = 1200, height = 900) => sharp({ create: { width, height, channels: 3, background: '#0f766e' } })

const refusal = (code: string) => expect.objectContaining({ code })
const nothingLeft = async () => {
  expect(deps.files.size).toBe(0)
  expect(await deps.db.$count(picture)).toBe(0)
  expect(await deps.db.$count(upload)).toBe(0)
}

test('a photo is stored as AVIF and WebP in widths no larger than itself, with its size and color', async () => {
  const row = await storePicture(deps, { file: await received(await photo().jpeg().toBuffer()), alt })
  expect(row).toMatchObject({ width: 1200, height: 900, widths: [480, 960, 1200] })
  expect(row.color).toMatch(/^#[0-9a-f]{6}$/)
  expect([...deps.files.keys()].toSorted()).toEqual(
    [480, 960, 1200].flatMap((w) => ['avif', 'webp'].map((type) => `media/${row.key}-${w}.${type}`)).toSorted(),
  )
  const largest = await sharp(deps.files.get(`media/${row.key}-1200.webp`)).metadata()
  expect(largest).toMatchObject({ format: 'webp', width: 1200, height: 900 })
})

test('a small picture is not enlarged', async () => {
  const row = await storePicture(deps, { file: await received(await photo(300, 200).png().toBuffer()), alt })
  expect(row.widths).toEqual([300])
})

test('only pixels are stored: location, camera and orientation are removed from a photo', async () => {
  const body = await photo(640, 480)
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const before = await sharp(body).metadata()
  expect([before.exif !== undefined, before.orientation]).toEqual([true, 6])
  const row = await storePicture(deps, { file: await received(body), alt })
  expect([row.width, row.height]).toEqual([480, 640])
  for (const file of deps.files.values()) {
    const { exif, xmp, icc, orientation } = await sharp(file).metadata()
    expect({ exif, xmp, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 })
  }
})

test('data hidden behind the pixels of a picture is removed', async () => {
  const script = '<script>alert(1)</script>'
  const body = Buffer.concat([await photo(500, 400).jpeg().toBuffer(), Buffer.from(script)])
  await storePicture(deps, { file: await received(body), alt })
  for (const file of deps.files.values()) expect(file.includes(script)).toBe(false)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
  ['an HTML page', Buffer.from('<!doctype html><script>1</script>')],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj')],
  [
    'a page that starts like a PNG',
    Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from('<html>')]),
  ],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused as a picture, and nothing of it is stored', async (_, body) => {
  await expect(storePicture(deps, { file: await received(body), alt })).rejects.toEqual(refusal('validation.fileType'))
  await nothingLeft()
})

test('a picture of too many bytes and one of too many pixels are refused before they are decoded', async () => {
  const heavy = Buffer.concat([await photo(10, 10).png().toBuffer(), Buffer.alloc(11 * 1024 * 1024)])
  await expect(storePicture(deps, { file: await received(heavy), alt })).rejects.toEqual(refusal('validation.fileSize'))
  const bomb = await photo(10_000, 5_000).png({ compressionLevel: 9 }).toBuffer()
  await expect(storePicture(deps, { file: await received(bomb), alt })).rejects.toEqual(
    refusal('validation.pictureSize'),
  )
  await nothingLeft()
})

test('when the disk is full during a picture, neither a row nor a file is left', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const { put } = deps.storage
  deps.storage.put = async (key, body) => {
    if (deps.files.size === 3) throw full
    await put(key, body)
  }
  await expect(storePicture(deps, { file: await received(await photo().jpeg().toBuffer()), alt })).rejects.toBe(full)
  await nothingLeft()
})

test('a document is recognized by its content, gets a safe name, and is told apart from a page with its extension', async () => {
  const { id: owner } = await aMember(deps)
  const pdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'], '../사업자 등록증<b>.exe')
  const id = await storeUpload(deps, await received(pdf), { owner, site: 'shop' })
  const [row] = await deps.db.select().from(upload)
  expect(row).toMatchObject({ id, mime: 'application/pdf', owner_id: owner })
  expect(row?.name).toMatch(/^[^/\\<>]+\.pdf$/)
  expect([...deps.files.keys()]).toEqual([row?.key])
  const page = new File(['<!doctype html><script>1</script>'], 'registration.pdf')
  await expect(storeUpload(deps, await received(page), { owner, site: 'shop' })).rejects.toEqual(
    refusal('validation.fileType'),
  )
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf')
  await expect(storeUpload(deps, await received(large), { owner, site: 'shop' })).rejects.toEqual(
    refusal('validation.fileSize'),
  )
})

const site = (context: Pick<TestDeps, 'db' | 'storage' | 'log' | 'decoder'> = deps) => {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('requestId', 'test')
    c.set('log', deps.log)
    await next()
  })
  app.onError(onError)
  mountMedia(app, { ...deps, ...context }, async () => null)
  return app
}

test('a picture is cached forever, with its type and an ETag for revalidation', async () => {
  const { key } = await storePicture(deps, { file: await received(await photo(500, 400).jpeg().toBuffer()), alt })
  const first = await site().request(`/media/${key}-480.avif`)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/avif')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await first.arrayBuffer()).byteLength).toBe(deps.files.get(`media/${key}-480.avif`)?.length)
  const etag = first.headers.get('etag') ?? ''
  const again = await site().request(`/media/${key}-480.avif`, { headers: { 'If-None-Match': `W/${etag}` } })
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
})

test('a place’s picture, which can change, is not cached by browsers forever', async () => {
  await storePicture(deps, { file: await received(await photo(500, 400).jpeg().toBuffer()), alt, key: 'hero-main' })
  const { headers } = await site().request('/media/hero-main-480.webp')
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
})

test('only variants of pictures are served: no document, no other folder, no path out of it', async () => {
  deps.files.set('uploads/secret.pdf', Buffer.from('%PDF'))
  deps.files.set('uploads/secret-480.webp', Buffer.from('RIFF'))
  deps.files.set('media/secret.json', Buffer.from('{}'))
  for (const path of [
    'uploads/secret.pdf',
    '../uploads/secret-480.webp',
    '%2e%2e/uploads/secret-480.webp',
    '..%2fuploads%2fsecret-480.webp',
    'secret.json',
    'missing-480.webp',
    'hero-main',
  ])
    expect((await site().request(`/media/${path}`)).status, path).toBe(404)
})

const small: Drawing = { scene: { motif: 'river', palette: 'naru', time: 'dawn', format: 'wide' }, width: 480 }
const key = 'pictures/ferry'

test.each([
  ['wide', [1600, 900]],
  ['landscape', [1600, 1200]],
  ['portrait', [1600, 2133]],
] as const)('a %s drawing is stored with its size before any of it is drawn', async (format, size) => {
  const row = await keepDrawing(deps, { scene: { ...small.scene, format } }, { key, alt })
  expect([row.width, row.height]).toEqual(size)
  expect(row.widths).toEqual([480, 960, 1600])
  expect(row.color).toMatch(/^#[0-9a-f]{6}$/)
  expect(deps.files.size).toBe(0)
})

test('a drawing is drawn on first request, in the size of its row, and stored for later requests', async () => {
  const { width, height } = await keepDrawing(deps, small, { key, alt })
  for (const [type, format] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
  ] as const) {
    const answer = await site().request(`/media/${key}-480.${type}`)
    expect(answer.status).toBe(200)
    const body = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(body).metadata()).toMatchObject({ format, width, height })
    expect(deps.files.get(`media/${key}-480.${type}`)).toEqual(body)
  }
  await deps.db.update(picture).set({ drawing: null })
  expect((await site().request(`/media/${key}-480.avif`)).status).toBe(200)
})

test('parallel requests for a drawing, on two servers, draw it once', async () => {
  await keepDrawing(deps, small, { key, alt })
  let kept = 0
  const server = () =>
    site({
      ...deps,
      storage: {
        ...deps.storage,
        put: async (...file) => {
          kept++
          await deps.storage.put(...file)
        },
      },
    })
  const [one, other] = [server(), server()]
  const requests = [one, other, one, other, one].map((each) => each.request(`/media/${key}-480.webp`))
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200)
  expect(kept).toBe(1)
})

test('a width that the picture does not have is not drawn, nor is any part of an uploaded picture', async () => {
  await keepDrawing(deps, small, { key, alt })
  const { key: uploaded } = await storePicture(deps, {
    file: await received(await photo(500, 400).jpeg().toBuffer()),
    alt,
  })
  const files = deps.files.size
  for (const name of [`${key}-481.avif`, `${key}-1600.avif`, `${uploaded}-960.avif`, 'pictures/nobody-480.avif'])
    expect((await site().request(`/media/${name}`)).status, name).toBe(404)
  expect(deps.files.size).toBe(files)
})

test('a drawing is shown also when the disk is full, and drawn again for the next request', async () => {
  await keepDrawing(deps, small, { key, alt })
  deps.storage.put = async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  for (let time = 0; time < 2; time++) expect((await site().request(`/media/${key}-480.webp`)).status).toBe(200)
  expect(deps.logged()).toContain('a drawing was not kept')
})

test('a drawing gets another name when it looks different, and the same when it does not', () => {
  const other: Drawing = { ...small, scene: { ...small.scene, time: 'night' } }
  expect(drawingHash(small)).toBe(drawingHash({ ...small }))
  expect(new Set([small, other, { ...small, width: 960 }].map(drawingHash)).size).toBe(3)
})
