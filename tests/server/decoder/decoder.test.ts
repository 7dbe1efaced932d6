import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pictureUpload } from '#contract/media'
import { openDecoder, startProcess } from '#server/decoder/open'
import { createLog } from '#server/log'
import { aDecoder, drawn, encodedNothing, heldDecoder } from '#tests/support/decoders'
import { received } from '#tests/support/files'
import { anAnimation, aPicture, aPng, packedText } from '#tests/support/pictures'

const log = createLog({ LOG_LEVEL: 'silent' })
const refusal = (status: number, code: string) => expect.objectContaining({ status, code })
const most = pictureUpload.most

const picture = async (body: Buffer) => ({ kind: 'picture', path: (await received(body)).path, most }) as const

const drawing = { kind: 'drawing', svg: '<svg/>', width: 480, type: 'webp', effort: 0 } as const
const upload = { kind: 'picture', path: '/nowhere', most } as const
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('an uploaded picture', () => {
  const started: ChildProcess[] = []
  const decoder = openDecoder({
    log,
    start: (bounds) => {
      const child = startProcess(bounds)
      started.push(child)
      return child
    },
  })
  afterAll(decoder.close)

  test.each([
    ['1 × 40,000,000 pixels', 1, 40_000_000],
    ['40,000,000 × 1 pixels', 40_000_000, 1],
    ['a side that is one pixel too long', 16_385, 2],
    ['one row too many', 8000, 5001],
  ])('of %s is refused by its header, before its pixels, which are broken, are decoded', async (_, w, h) => {
    const broken = aPng(w, h, Buffer.from('no pixels'))
    await expect(decoder.run(await picture(broken))).rejects.toEqual(refusal(413, 'validation.pictureSize'))
  })

  test('with exactly the maximum number of pixels is accepted, eight in parallel', async () => {
    const body = await aPicture(8000, 5000).jpeg().toBuffer()
    const taken = await Promise.all(Array.from({ length: 8 }, async () => decoder.run(await picture(body))))
    expect(taken.map(({ width, height }) => [width, height])).toEqual(taken.map(() => [1600, 1000]))
    // Uploads have one process, and keep it.
    expect(started).toHaveLength(1)
  })

  test('whose text unpacks to 100 MB is accepted without the text, and the process survives', async () => {
    const row = Buffer.alloc(41)
    const bomb = aPng(40, 30, Buffer.concat(Array.from({ length: 30 }, () => row)), [packedText(100 * 1024 * 1024)])
    for (const { body } of (await decoder.run(await picture(bomb))).files) expect(body.length).toBeLessThan(2000)
    expect(started).toHaveLength(1)
    expect((await decoder.run(await picture(await aPicture().png().toBuffer()))).width).toBe(640)
  })

  test('whose pixel data unpacks to far more than its header says has the number of pixels in the header', async () => {
    const bomb = aPng(40, 30, Buffer.alloc(100 * 1024 * 1024))
    expect(await decoder.run(await picture(bomb))).toMatchObject({ width: 40, height: 30 })
    expect(started).toHaveLength(1)
  })

  test('of 600 frames is reduced to its first', async () => {
    const body = await anAnimation(600, 'webp')
    expect((await sharp(body).metadata()).pages).toBe(600)
    const { width, height, files } = await decoder.run(await picture(body))
    expect([width, height]).toEqual([40, 30])
    for (const file of files) expect((await sharp(file.body).metadata()).pages ?? 1).toBe(1)
  })

  test.each([
    ['cut off in its middle', async () => (await aPicture(900, 900).jpeg().toBuffer()).subarray(0, 1500)],
    ['a GIF of 600 frames', () => anAnimation(600, 'gif')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a TIFF', () => aPicture().tiff().toBuffer()],
    [
      'a JPEG’s first bytes and then an SVG',
      async () => Buffer.from('\xff\xd8\xff<svg width="9" height="9"/>', 'latin1'),
    ],
    ['empty', async () => Buffer.alloc(0)],
  ])('that is %s cannot be read, whatever other formats the library supports', async (_, make) => {
    await expect(decoder.run(await picture(await make()))).rejects.toEqual(refusal(415, 'validation.fileType'))
  })

  test.runIf(process.platform === 'linux')('is decoded by a process that has none of our settings', () => {
    const { pid } = started[0] as ChildProcess
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map((each) => each.split('=')[0] ?? '')
    expect(names).toContain('UV_THREADPOOL_SIZE')
    expect(names).toContain('PATH')
    expect(names.filter((name) => /VITEST|URL|KEY|SECRET|NODE_ENV/.test(name))).toEqual([])
  })
})

describe('a decoder process', () => {
  test('that exceeds its memory ends itself: the picture is refused, and the next one is accepted', async () => {
    const few = { memory: 1024 * 1024, computing: 60_000 }
    let bounds = few
    const { decoder, started } = aDecoder({
      start: (usual) => startProcess(bounds === few ? few : usual),
    })
    const body = await aPicture(3000, 3000).png().toBuffer()
    await expect(decoder.run(await picture(body))).rejects.toEqual(refusal(413, 'validation.pictureHeavy'))
    bounds = { memory: 1, computing: 1 }
    expect((await decoder.run(await picture(body))).width).toBe(1600)
    expect(started).toHaveLength(2)
  })

  test('that exceeds its computing time ends itself', async () => {
    const { decoder } = aDecoder({ bounds: { memory: 4e9, computing: 1 } })
    const body = await aPicture(3000, 3000).png().toBuffer()
    await expect(decoder.run(await picture(body))).rejects.toEqual(refusal(413, 'validation.pictureHeavy'))
  })

  test('that is killed during a picture is reported as “try again”, and the next picture is accepted', async () => {
    const { decoder, started } = aDecoder()
    const job = await picture(await aPicture().png().toBuffer())
    await decoder.run(job)
    // It is paused, so that it is certainly in the middle of the job.
    started[0]?.kill('SIGSTOP')
    const lost = decoder.run(job)
    started[0]?.kill('SIGKILL')
    await expect(lost).rejects.toEqual(refusal(503, 'general.picturesBusy'))
    expect((await decoder.run(job)).width).toBe(640)
    expect(started).toHaveLength(2)
  })

  test('that never responds is ended after its time limit', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { decoder, held } = heldDecoder({ patience: 90_000 })
    const lost = expect(decoder.run(upload)).rejects.toEqual(refusal(503, 'general.picturesBusy'))
    await vi.advanceTimersByTimeAsync(89_999)
    expect(held[0]?.connected).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await lost
    expect(held[0]?.connected).toBe(false)
  })

  test('is kept for the next job, and ended after a while without jobs', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { decoder, held } = heldDecoder({ idle: 60_000 })
    for (let time = 0; time < 3; time++) {
      const work = decoder.run(drawing)
      await vi.advanceTimersByTimeAsync(50_000)
      held[0]?.answer(drawn)
      await work
    }
    expect(held.map(({ requests }) => requests.length)).toEqual([3])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(held[0]?.connected).toBe(false)
  })
})

describe('many pictures in parallel', () => {
  test('are decoded two at a time, uploads one at a time, and uploads get the next free slot', async () => {
    const { decoder, held } = heldDecoder()
    const kinds = () => held.map(({ requests }) => (requests.at(-1) as { kind: string } | undefined)?.kind)
    const drawings = Array.from({ length: 6 }, () => decoder.run(drawing))
    await turn()
    const uploads = Array.from({ length: 3 }, () => decoder.run(upload))
    await turn()
    expect(kinds()).toEqual(['drawing', 'drawing'])
    let done = 0
    for (const each of [...drawings, ...uploads]) void each.then(() => done++)
    const seen: string[] = []
    while (done < 9) {
      seen.push(kinds().toSorted().join())
      held[seen.length % 2]?.answer(drawn)
      await turn()
      expect(held.length).toBe(2)
    }
    expect(seen).not.toContain('picture,picture')
    expect(seen).toContain('drawing,picture')
  })

  test('beyond sixteen in the queue are refused immediately, and the pictures of pages continue', async () => {
    const { decoder, held } = heldDecoder()
    const waiting = Array.from({ length: 17 }, () => decoder.run(upload))
    await turn()
    await expect(decoder.run(upload)).rejects.toEqual(refusal(503, 'general.picturesBusy'))
    const page = decoder.run(drawing)
    await turn()
    held[1]?.answer(drawn)
    expect(await page).toEqual(drawn.result)
    let done = 0
    for (const each of waiting) void each.finally(() => done++)
    while (done < waiting.length) {
      const busy = held.filter((each) => each.busy)
      expect(busy).toHaveLength(1)
      busy[0]?.answer({ result: encodedNothing })
      await turn()
    }
  })
})
