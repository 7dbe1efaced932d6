import { type QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { cut } from '#contract/cut'
import { snapshotLimits } from '#contract/sitemap'

/** What is stored of a page. */
export interface PageWords {
  /** The page's language, as it declares it. */
  lang: string
  title: string
  description: string
  text: string
}

const unread: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg'])
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
/** Tags whose attributes are read. */
const readTags: ReadonlySet<string> = new Set(['html', 'meta'])
/** Attributes that are read. */
const attributes: ReadonlySet<string> = new Set(['lang', 'name', 'content'])
/** More tokens than our client sends for a page; what follows them is not read. */
const sentTokens = 4000

/**
 * Reads a page token by token without building a tree: an unclosed or unopened tag costs the same as any other. `onText` and
 * `onTokens` stop the reader when there is enough.
 */
class Words implements TokenizerCallbacks {
  readonly page: PageWords = { lang: '', title: '', description: '', text: '' }
  tokens = 0
  readonly #html: string
  readonly #enough: () => void
  readonly #mostTokens: number
  #tag = ''
  #attribute = ''
  #values: Record<string, string> = {}
  #inTitle = false
  #skipped = 0

  constructor(html: string, mostTokens: number, enough: () => void) {
    this.#html = html
    this.#mostTokens = mostTokens
    this.#enough = enough
  }

  #count() {
    if (++this.tokens >= this.#mostTokens || this.page.text.length >= snapshotLimits.text) this.#enough()
  }
  #write(text: string) {
    this.#count()
    if (this.#inTitle) this.page.title = cut(this.page.title + text, snapshotLimits.text)
    else if (this.#skipped === 0) this.page.text = cut(this.page.text + text, snapshotLimits.text)
  }

  onopentagname(start: number, end: number) {
    this.#count()
    this.#tag = this.#html.slice(start, end).toLowerCase()
    this.#values = {}
    if (unread.has(this.#tag)) this.#skipped++
  }
  onattribname(start: number, end: number) {
    this.#count()
    this.#attribute = readTags.has(this.#tag) ? this.#html.slice(start, Math.min(end, start + 20)).toLowerCase() : ''
  }
  onattribdata(start: number, end: number) {
    this.#add(this.#html.slice(start, Math.min(end, start + snapshotLimits.text)))
  }
  onattribentity(codepoint: number) {
    this.#add(String.fromCodePoint(codepoint))
  }
  onattribend(_: QuoteType) {
    this.#attribute = ''
  }
  #add(text: string) {
    this.#count()
    if (attributes.has(this.#attribute)) this.#values[this.#attribute] = (this.#values[this.#attribute] ?? '') + text
  }
  onopentagend() {
    // An inline SVG can have a title of its own.
    if (this.#tag === 'title' && this.#skipped === 0 && this.page.title === '') this.#inTitle = true
    if (this.#tag === 'html') this.page.lang = this.#values.lang ?? ''
    if (this.#values.name?.toLowerCase() === 'description') this.page.description = this.#values.content ?? ''
  }
  onselfclosingtag() {
    if (unread.has(this.#tag)) this.#skipped--
    this.onopentagend()
  }
  onclosetag(start: number, end: number) {
    this.#count()
    const name = this.#html.slice(start, end).toLowerCase()
    if (unread.has(name) && this.#skipped > 0) this.#skipped--
    if (name === 'title') this.#inTitle = false
  }
  ontext(start: number, end: number) {
    this.#write(this.#html.slice(start, end))
  }
  ontextentity(codepoint: number) {
    this.#write(String.fromCodePoint(codepoint))
  }
  oncdata() {}
  oncomment() {
    this.#count()
  }
  ondeclaration() {
    this.#count()
  }
  onprocessinginstruction() {
    this.#count()
  }
  onend() {}
}

/** Title, description and readable text of a page, and the number of tokens it took to find them. Linear, and bounded by both. */
export function readPage(html: string, mostTokens = sentTokens): PageWords & { tokens: number } {
  const words = new Words(html, mostTokens, () => tokenizer.pause())
  const tokenizer = new Tokenizer({}, words)
  tokenizer.write(html)
  if (tokenizer.running) tokenizer.end()
  const { lang, title, description, text } = words.page
  return {
    lang,
    title: cut(spaced(title), snapshotLimits.title),
    description: cut(spaced(description), snapshotLimits.description),
    text: spaced(text),
    tokens: words.tokens,
  }
}

/** Like `readPage`, for a page rendered by this server, without the frame around the content of every page. */
export function readOwnPage(html: string): PageWords {
  const start = html.indexOf('<main id="content"')
  const content = html.slice(start, html.indexOf('</main>', start))
  return readPage(html.slice(0, html.indexOf('</head>')) + content, Number.POSITIVE_INFINITY)
}
