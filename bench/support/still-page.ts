import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Elements whose text is not shown. */
const unread = /<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>/g
const heroStyle = 'display:block;width:100%;height:26rem;object-fit:cover'

/**
 * Returns the words of a page and its main picture, without any script, font or style of the product: the best that the same
 * content can reach. `html` is the page as the server sends it.
 */
export function stillPage(html: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? []
  const [, lang = 'en'] = /<html lang="([^"]+)"/.exec(html) ?? []
  const [preload = ''] = /<link[^>]*as="image"[^>]*>/.exec(html) ?? []
  const pictures = html.match(/<picture[\s\S]*?<\/picture>/g) ?? []
  const hero = pictures.find((each) => each.includes('loading="eager"')) ?? ''
  const body = html.slice(html.indexOf('<body'))
  const words = body
    .replace(unread, '')
    .split(/<[^>]*>/)
    .map((each) => each.trim())
    .filter(Boolean)
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title>${preload}<style>body{font-family:sans-serif}img{${heroStyle}}</style></head><body>`,
    hero.replace(/ (?:class|style)="[^"]*"/g, ''),
    ...words.map((each) => `<p>${each}</p>`),
    '</body></html>',
  ].join('\n')
}

/** Compresses a page as the server does. */
export const packed = (html: string): Promise<Buffer> =>
  promisify(brotliCompress)(Buffer.from(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
