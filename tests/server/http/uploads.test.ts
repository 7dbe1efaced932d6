import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { auth } from '#contract/auth'
import { inquiry } from '#contract/inquiry'
import { guestUpload } from '#contract/media'
import { review } from '#contract/review'
import { en } from '#contract/texts/refusal.en'
import { ko } from '#contract/texts/refusal.ko'
import { sweepIncoming } from '#server/http/incoming'
import { databaseLimits } from '#server/http/limits'
import { keepDrawing } from '#server/modules/media/drawn.service'
import { mountMedia } from '#server/modules/media/media.http'
import { picture, upload } from '#server/modules/media/media.table'
import { testApi } from '#tests/support/api'
import { aDecoder, encodedNothing, heldDecoder } from '#tests/support/decoders'
import { aMember, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aPicture } from '#tests/support/pictures'
import { aPhotograph } from '#tests/support/reviews'

let shop: Shop
let member: Person

beforeEach(async () => {
  shop = await aShop()
  member = await aMember(shop.deps, { password: 'Abcdefg1' })
})

const incoming = () => path.join(shop.deps.settings.DATA_DIR, 'incoming')
const lying = () => {
  try {
    return readdirSync(incoming(), { recursive: true })
  } catch {
    return []
  }
}
const send = (photo: File, lang = 'en', over: Pick<Shop, 'call'> = shop) =>
  over.call(
    review.addPhoto,
    { body: {}, files: { photo } },
    { token: member.token, headers: { 'Accept-Language': lang } },
  )
const pdf = (bytes: number, name = 'ticket.pdf') =>
  new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]).subarray(0, bytes)], name)
const square = {
  kind: 'drawing',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  width: 9,
  type: 'webp',
  effort: 0,
} as const
const turn = () => new Promise((resolve) => setImmediate(resolve))
const until = async (is: () => boolean) => {
  while (!is()) await turn()
}

describe('while a picture is being decoded', () => {
  it('people sign in, files are read and the pictures of pages are drawn; then it is stored', async () => {
    const { decoder, started, jobs } = aDecoder()
    shop.deps.decoder = decoder
    const { app, call } = testApi(shop.deps)
    mountMedia(app, shop.deps, async () => null)
    expect((await send(await aPhotograph(), 'en', { call })).status).toBe(200)
    const [stored] = shop.deps.files.keys()
    // It is paused in the middle of the next one, for as long as the test needs.
    started[0]?.kill('SIGSTOP')
    const held = send(await aPhotograph(), 'en', { call })
    let done = false
    void held.then(() => {
      done = true
    })
    await until(() => jobs() === 2)
    const { email } = member
    expect((await call(auth.signin, { body: { email, password: 'Abcdefg1' } })).status).toBe(200)
    expect((await app.request(`/${stored}`)).status).toBe(200)
    const scene = { motif: 'river', palette: 'naru', time: 'dawn', format: 'wide' } as const
    await keepDrawing(shop.deps, { scene, width: 480 }, { key: 'pictures/river', alt: { en: '', ko: '' } })
    expect((await app.request('/media/pictures/river-480.webp')).status).toBe(200)
    // A cached drawing is not drawn again.
    await decoder.run(square)
    expect(done).toBe(false)
    started[0]?.kill('SIGCONT')
    expect((await held).status).toBe(200)
    expect(started).toHaveLength(2)
  })

  it.each([
    ['en', en],
    ['ko', ko],
  ])('and the queue is full, the next upload is told to retry, with an explanation (%s)', async (lang, texts) => {
    const { decoder, held } = heldDecoder()
    shop.deps.decoder = decoder
    const { call } = testApi(shop.deps)
    const job = { kind: 'picture', path: '/nowhere', most: { side: 1, pixels: 1 } } as const
    const waiting = Array.from({ length: 17 }, () => decoder.run(job))
    const { status, refusal, headers } = await send(await aPhotograph(), lang, { call })
    expect([status, refusal.code, refusal.message]).toEqual([503, 'general.picturesBusy', texts.general.picturesBusy])
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect(lying()).toEqual([])
    let left = waiting.length
    for (const each of waiting) void each.finally(() => left--)
    while (left > 0) {
      held[0]?.answer({ result: encodedNothing })
      await turn()
    }
  })

  it('and its process is killed, the sender is told to retry, nothing is stored, and the next upload is accepted', async () => {
    const { decoder, started, jobs } = aDecoder()
    shop.deps.decoder = decoder
    const { call } = testApi(shop.deps)
    await decoder.run(square)
    started[0]?.kill('SIGSTOP')
    const lost = send(await aPhotograph(), 'en', { call })
    await until(() => jobs() === 2)
    started[0]?.kill('SIGKILL')
    expect((await lost).refusal.code).toBe('general.picturesBusy')
    expect([await shop.deps.db.$count(picture), shop.deps.files.size, lying()]).toEqual([0, 0, []])
    expect((await send(await aPhotograph(), 'en', { call })).status).toBe(200)
  })
})

describe('a body with files', () => {
  const ask = (
    files: Record<string, File>,
    body: object = { type: 'product', title: 'Pushchair', content: 'May we bring one along?' },
  ) => shop.call(inquiry.ask, { params: { site: 'shop' }, body: body as never, files }, { token: member.token })

  it('is on the disk while it is processed, complete, and deleted with the response', async () => {
    const seen: { path: string; bytes: number }[] = []
    const { decoder } = shop.deps
    shop.deps.decoder = {
      ...decoder,
      run: async (job) => {
        if (job.kind !== 'drawing') seen.push({ path: job.path, bytes: (await readFile(job.path)).length })
        return decoder.run(job)
      },
    }
    const file = await aPhotograph()
    expect((await send(file, 'en', testApi(shop.deps))).status).toBe(200)
    expect(seen.map(({ bytes }) => bytes)).toEqual([file.size])
    expect(seen[0]?.path.startsWith(incoming())).toBe(true)
    expect(lying()).toEqual([])
  })

  it.each([
    ['is refused for its contents', () => ask({ file_1: new File(['<html>'], 'a.pdf') })],
    ['has a text that the contract refuses', () => ask({ file_1: pdf(2000) }, { type: 'product' })],
    ['has a file that is too large', () => ask({ file_1: pdf(10 * 1024 * 1024 + 1) })],
    ['has an unknown field', () => ask({ file_9: pdf(2000) })],
  ])('leaves nothing when it %s', async (_, act) => {
    expect((await act()).status).toBeGreaterThanOrEqual(400)
    expect([lying(), shop.deps.files.size, await shop.deps.db.$count(upload)]).toEqual([[], 0, 0])
  })

  it('keeps the name of a file in any script, shortened to what a name needs', async () => {
    await ask({ file_1: pdf(2000, '사업자 등록증.pdf'), file_2: pdf(2000, `${'a'.repeat(5000)}.pdf`) })
    const names = (await shop.deps.db.select().from(upload)).map(({ name }) => name)
    expect(names).toContain('사업자 등록증.pdf')
    for (const name of names) expect(name.length).toBeLessThan(100)
  })

  const boundary = 'naru-boundary'
  const post = (body: ReadableStream<Uint8Array> | string, headers: Record<string, string> = {}) =>
    shop.app.request('/api/v1/reviews/photos', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${member.token}`,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        ...headers,
      },
      body,
      duplex: 'half',
    } as RequestInit)
  const part = (name: string, content: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`

  /** Chunks of one endless file; counts the accepted ones. */
  function endless(error?: Error, pieces = Number.POSITIVE_INFINITY) {
    const taken = { pieces: 0 }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(part('photo', '', '; filename="a.jpg"').slice(0, -2))),
      pull(controller) {
        if (taken.pieces++ >= pieces) controller.error(error)
        else controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    return { body, taken }
  }

  it('without a length and without an end is refused after the maximum of a file', async () => {
    const { body, taken } = endless()
    const answer = await post(body)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'validation.fileSize'])
    expect(taken.pieces).toBeLessThan(200)
    expect(lying()).toEqual([])
  })

  it('whose declared length is too large is not read at all', async () => {
    const { body, taken } = endless()
    expect((await post(body, { 'Content-Length': String(25 * 1024 * 1024) })).status).toBe(413)
    expect(taken.pieces).toBeLessThanOrEqual(1)
  })

  it('whose sender disconnects midway leaves nothing', async () => {
    const { body } = endless(new Error('gone'), 20)
    expect((await post(body)).status).toBe(400)
    expect(lying()).toEqual([])
  })

  it.each([
    ['a thousand fields', part('body', '{}').repeat(1000)],
    ['the same file twice', part('body', '{}') + part('photo', 'x', '; filename="a"').repeat(2)],
    ['a name that points outside the folder', part('body', '{}') + part('../photo', 'x', '; filename="a"')],
    ['no end', part('body', '{}')],
    ['endless headers', `--${boundary}\r\n${'X-Header: y\r\n'.repeat(20_000)}`],
    ['no body field', part('photo', 'x', '; filename="a"')],
  ])('with %s is refused', async (_, text) => {
    expect(
      (await post(`${text}--${boundary}--\r\n`.slice(0, text.endsWith('y\r\n') ? text.length : undefined))).status,
    ).toBe(400)
    expect(lying()).toEqual([])
  })

  it('is not queued: of more than twelve from one address in parallel the rest is told to retry', async () => {
    const open: ReadableStreamDefaultController<Uint8Array>[] = []
    const slow = () =>
      post(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            open.push(controller)
            controller.enqueue(Buffer.from(part('body', '{}')))
          },
        }),
      )
    const first = Array.from({ length: 12 }, slow)
    await until(() => lying().length === 12)
    const { status, headers } = await slow()
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    for (const each of open) each.error(new Error('gone'))
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(400)
    expect((await send(await aPhotograph())).status).toBe(200)
  })
})

describe('a visitor without an account (product §5)', () => {
  const question = {
    type: 'product',
    title: 'Pushchair',
    content: 'May we bring one along?',
    email: 'guest@people.test',
    about: '',
    homepage: '',
    lang: 'en',
  } as const
  const ask = (files: Record<string, File>, over: Pick<Shop, 'call'> = shop) =>
    over.call(inquiry.askAsGuest, { params: { site: 'shop' }, body: question, files })

  it('sends two files at most, and smaller ones than a member', async () => {
    expect((await ask({ file_1: pdf(guestUpload.bytes), file_2: pdf(9) })).status).toBe(200)
    expect((await ask({ file_1: pdf(guestUpload.bytes + 1) })).refusal.code).toBe('validation.fileSize')
    expect((await ask({ file_1: pdf(9), file_2: pdf(9), file_3: pdf(9) })).status).toBe(400)
    const photo = new File([new Uint8Array(await aPicture(6000, 4200).jpeg({ quality: 30 }).toBuffer())], 'a.jpg')
    expect((await ask({ file_1: photo })).refusal.code).toBe('validation.pictureSize')
    const { status } = await shop.call(
      inquiry.ask,
      {
        params: { site: 'shop' },
        body: { type: 'product', title: 'Pushchair', content: question.content },
        files: { file_1: photo },
      },
      { token: member.token },
    )
    expect(status).toBe(200)
  })

  it('sends ten bodies with files an hour, counted before any of them is read', async () => {
    const limited = testApi(shop.deps, databaseLimits((shop.deps.db as unknown as { $client: never }).$client))
    for (let sent = 0; sent < 10; sent++)
      expect((await ask({ file_1: new File(['<'], 'a.pdf') }, limited)).status).toBe(415)
    const answers = await Promise.all([ask({ file_1: pdf(9) }, limited), ask({ file_1: pdf(9) }, limited)])
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    expect(lying()).toEqual([])
  })
})

test('files of a killed server are deleted, and those that another one is receiving stay', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'naru-sweep-'))
  const now = new Date()
  for (const [name, minutes] of [
    ['call-old', 20],
    ['call-new', 5],
  ] as const) {
    const folder = path.join(DATA_DIR, 'incoming', name)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'photo'), 'x')
    const at = new Date(now.getTime() - minutes * 60_000)
    await utimes(folder, at, at)
  }
  await sweepIncoming({ DATA_DIR }, now)
  expect(readdirSync(path.join(DATA_DIR, 'incoming'))).toEqual(['call-new'])
  await sweepIncoming({ DATA_DIR: path.join(DATA_DIR, 'nothing') }, now)
})
