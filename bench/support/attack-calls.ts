import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { inquiry } from '#contract/inquiry'
import { mounted } from '#server/endpoints'
import { callOf, type EdgeCall, edgeCalls, escaped } from '#tests/support/edge-calls'

/** A request of an attack. */
export interface AttackCall extends Omit<EdgeCall, 'body'> {
  body?: string | Buffer | undefined
  /** Sends this many bytes of its body per second and never ends it. */
  pace?: number
  /**
   * Sent this many times in one packet over a connection of its own, whose sender disconnects at the first bytes of a response.
   */
  times?: number
}

/** The kinds of requests an attack can consist of. */
export const kindNames = [
  'edges of every field',
  'pages',
  'pages that were not asked for',
  'searches',
  'tags without an end',
  'pictures',
  'huge bodies',
  'slow bodies',
  'sign-ins',
  'pipelines',
] as const
export type KindName = (typeof kindNames)[number]

const json = { 'Content-Type': 'application/json' }
const any = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T
const word = () => Math.random().toString(36).slice(2, 9)

/** Builds a chunk of a PNG with its length and checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture one pixel wide and forty million high: no program makes such a file, but all of them read it. */
function thinPicture(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(1, 0)
  header.writeUInt32BE(40_000_000, 4)
  header.set([8, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc(80_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const large = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#a63' } })
    [format]()
    .toBuffer()

const boundary = 'between-the-parts'
function withFile(body: unknown, field: string, file: Buffer): Pick<AttackCall, 'body' | 'headers'> {
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(`${part('name="body"')}${JSON.stringify(body)}\r\n${part(`name="${field}"; filename="a.png"`)}`),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}

/** Pages with addresses that are hard to read, render or store. */
const oddPages = [
  ...['/main', '/event', '/board/faq', '/apec2025/list', '/protocol/vehicle', '/bleisure', '/nowhere', '/sitemap.xml'],
  ...['%ED%A0%80', '%00', '%', '%ff', '..%2f..%2fetc', '\u202e', 'x'.repeat(8000), '!!!', 'a/'.repeat(500)].flatMap(
    (part) => {
      const text = part.startsWith('%') || part.includes('%2f') ? part : escaped(part).replaceAll('%2F', '/')
      return ['/product/detail/', '/board/notice-detail/', '/media/', '/assets/', '/'].map((path) => path + text)
    },
  ),
  ...['q=%ED%A0%80', 'q=%00', 'q=!!!', 'from=9999-12-31', 'from=0000-00-00&to=9999-12-31', 'page=1e300', 'q=%'].map(
    (query) => `/product/search/all/all?${query}`,
  ),
  `/product/search/all/all?${'language=ko&'.repeat(800)}`,
  `/apec2025/list?from=9999-12-31`,
  `/redirect?to=${escaped('/'.repeat(3000))}&code=%00`,
  `/media/pictures/${'a'.repeat(300)}-640.webp`,
  '/sitemap.xml?page=999',
]

const sitemap = (origin: string, html: string): AttackCall => ({
  method: 'POST',
  path: '/sitemap/',
  headers: { ...json, Origin: origin },
  body: JSON.stringify({ path: '/main', html }),
})

/** Builds the kinds of an attack: each is a function that returns a new request. */
export async function attackKinds(origin: string): Promise<Record<KindName, () => AttackCall>> {
  const edges = mounted
    .filter(({ endpoint }) => endpoint.auth === 'none')
    .flatMap(({ endpoint }) => edgeCalls(endpoint))
  const tags = ['<a>'.repeat(81_000), '</b>'.repeat(60_000), '<p><i></p>'.repeat(24_000), '<title>'.repeat(34_000)]
  const pictures = [thinPicture(), await large('png'), await large('jpeg')]
  const request = {
    type: 'other',
    title: 'A question',
    content: 'Long enough to be a text.',
    lang: 'en',
    about: '',
    homepage: '',
  }
  const upload = (file: Buffer): AttackCall => {
    const body = { ...request, email: `${word()}@naru.test` }
    const call = callOf(inquiry.askAsGuest, { params: { site: 'shop' }, body })
    return { ...call, ...withFile(body, 'file_1', file) }
  }
  const get = (path: string): AttackCall => ({ method: 'GET', path, headers: {} })
  const signin = (body: string, pace?: number): AttackCall => ({
    method: 'POST',
    path: '/api/v1/auth/signin',
    headers: json,
    body,
    ...(pace && { pace }),
  })
  const words = ['haeundea', 'bukchon walk', '템플스테이', '한복체험하기', '--- ***', 'food', 'seoul night']
  const searches = ['products', 'products/facets', 'products/near-misses', 'products/suggestions']
  const search = () => get(`/api/v1/${any(searches)}?lang=${any(['en', 'ko'])}&q=${escaped(`${any(words)} ${word()}`)}`)
  return {
    'edges of every field': () => any(edges),
    pages: () => get(any(oddPages)),
    'pages that were not asked for': () => get(`/product/search/all/all?q=${escaped(`${any(words)} ${word()}`)}`),
    searches: search,
    'tags without an end': () => sitemap(origin, any(tags)),
    pictures: () => upload(any(pictures)),
    'huge bodies': () => any([signin(`{"email":"${'a'.repeat(300_000)}"}`), upload(Buffer.alloc(30_000_000))]),
    'slow bodies': () => signin(' '.repeat(100_000), 10),
    'sign-ins': () =>
      signin(JSON.stringify({ email: any(['member@naru.test', `${word()}@naru.test`]), password: word() })),
    // As many as one connection can have under way, and far more; a file stays open while it is sent.
    pipelines: () => ({
      ...any([search(), get('/main'), get('/api/docs/swagger-ui-bundle.js')]),
      times: any([2, 8, 500]),
    }),
  }
}
