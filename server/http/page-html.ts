import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Lang } from '#contract/languages'
import type { Deps } from '#server/deps'
import { type YieldQueue, yieldQueue } from '#server/yield-queue'
import type { Cacheable } from './page-cache'
import { type AllowedHosts, pagePolicy } from './security'
import { type Client, type EntryServer, hashOf } from './shell'

const pack = {
  br: (html: Buffer) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Buffer) => promisify(gzip)(html),
}

type Rendered = Awaited<ReturnType<EntryServer['render']>>

/** A page that is ready to be sent. */
export interface Page extends Cacheable {
  status: number
  redirect: string | null
  /** As the page's route writes it: the only path that the page is shown at. */
  path: string
  /** It was requested in another spelling: only the redirect to `path` is sent. */
  isMoved: boolean
  /** Nothing was rendered, as where an address holds a secret or the page requires a sign-in. */
  empty: boolean
  html: Buffer
  /** Returns the compressed page, which is compressed at its first request. */
  packed(coding: keyof typeof pack): Promise<Buffer>
  etag: string
  policy: string
}

export interface PageOptions {
  client: Client
  /** The version that pages are made with: the client checks whether there is a newer one. */
  version: string
  hosts: Omit<AllowedHosts, 'hashes'>
  /**
   * Delays rendering, which blocks the process while it lasts: one page per turn of the event loop unless a test passes another.
   */
  turn?: YieldQueue
}

/** Vite's own scripts and styles are inline in development. */
const developmentPolicy = "default-src * data: blob: ws: 'unsafe-inline'"

/** Shown on an empty page to visitors without scripts: pages behind the sign-in are not rendered on the server. */
const noScript: Record<Lang, string> = {
  en: 'This page needs JavaScript. Please switch it on and load the page again.',
  ko: '이 페이지를 보려면 자바스크립트가 필요합니다. 자바스크립트를 켠 뒤 다시 불러와 주세요.',
}

/** Returns JSON that cannot end its script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** React puts a component's title, meta and link in front of the markup; they belong in the head. */
function splitHead(html: string): { head: string; body: string } {
  const [head = ''] =
    /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>|<script type="application\/ld\+json"[^>]*>[^<]*<\/script>)*/.exec(
      html,
    ) ?? []
  return { head: head.replace(/<(meta|link|title|script)\b/g, '<$1 data-ssr'), body: html.slice(head.length) }
}

function pageOf(html: Buffer, rest: Omit<Page, 'html' | 'bytes' | 'packed' | 'etag'>): Page {
  const made: Partial<Record<keyof typeof pack, Promise<Buffer>>> = {}
  return {
    ...rest,
    html,
    bytes: html.byteLength,
    packed: (coding) => (made[coding] ??= pack[coding](html)),
    // A weak tag: the same page in another encoding has other bytes.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

/** Most searches and filters are requested only once. */
const isForAll = (url: string) => !/[?&](?:q|from|to|people|min|max)=/.test(url)

function worthOf({ status }: Pick<Rendered, 'status'>, isShared: boolean): Page['worth'] {
  if (status >= 500) return 'failed'
  return status === 200 && isShared ? 'all' : 'one'
}

/** A page that is elsewhere: only its address is sent. */
const redirectOf = (page: Rendered, url: string, madeAt: number): Page =>
  pageOf(Buffer.alloc(0), {
    status: page.status,
    redirect: page.redirect,
    path: page.path,
    isMoved: page.isMoved,
    empty: true,
    policy: '',
    madeAt,
    worth: worthOf(page, isForAll(url)),
  })

/** Makes pages: the client's shell with the content for a guest, or empty where that could not be rendered. */
export function pageMaker(
  deps: Pick<Deps, 'clock' | 'log' | 'settings'>,
  { client, hosts, version, turn = yieldQueue() }: PageOptions,
) {
  const origin = new URL(deps.settings.APP_URL).origin

  async function rendered(url: string, language: Lang, now: number) {
    const { render } = await client.entry()
    try {
      return await render(url, { language, now, origin, turn })
    } catch (error) {
      // The shell still works without content: the browser renders what the server could not.
      deps.log.error({ err: error }, 'page could not be rendered')
      return null
    }
  }

  return async (url: string, language: Lang): Promise<Page> => {
    const { first } = await client.entry()
    const now = deps.clock.now().getTime()
    const page = await rendered(url, language, now)
    if (page && (page.isMoved || page.redirect !== null)) return redirectOf(page, url, now)
    const { head, body } = splitHead(page?.html ?? '')
    const site = page?.site ?? 'shop'
    const needs = client.needs(site, page?.files ?? [])
    const html = (await client.shell(url))
      .replace(
        '<html lang="en">',
        `<html lang="${language}" data-site="${site}" data-currency="${first.currency}" data-version="${version}">`,
      )
      .replace(/href="\/icons\/\w+\.svg"/, `href="/icons/${site}.svg"`)
      .replace('<!--first-->', () => `<script>${first.script}</script><style>${first.style}</style>${needs.styles}`)
      .replace('<!--head-->', () => head)
      .replace('<!--html-->', () => body)
      .replace('<!--state-->', () =>
        [
          body === ''
            ? `<noscript><p style="margin:6rem 1.25rem;text-align:center">${noScript[language]}</p></noscript>`
            : '',
          page ? `<script id="state" type="application/json">${inScript(page.state)}</script>${needs.scripts}` : '',
        ].join(''),
      )
    const hashes = { scripts: [hashOf(first.script)], styles: [hashOf(first.style), ...needs.hashes] }
    return pageOf(Buffer.from(html), {
      status: page?.status ?? 200,
      redirect: page?.redirect ?? null,
      path: page?.path ?? url.replace(/\?.*/s, ''),
      isMoved: false,
      empty: body === '',
      policy: client.development ? developmentPolicy : pagePolicy({ ...hosts, hashes }),
      madeAt: now,
      worth: page ? worthOf(page, body !== '' && isForAll(url)) : 'failed',
    })
  }
}
