/**
 * The marks allowed in a post's text, a subset of Markdown: `## heading`, `### heading`, `- ` and `1. ` lists, `**strong**` and
 * `[words](address)`; an empty line ends a paragraph; a line of its own, `![alternative text](picture:1 "caption")`, shows a
 * picture of the post by its number (product §3). Everything else, HTML above all, is plain text. The result is data, not HTML,
 * so a renderer cannot show anything that is not listed here.
 */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; level: 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | PictureBlock

/** A picture of the post; `alt` is its alternative text, which must not be empty in a saved post. */
export interface PictureBlock {
  kind: 'picture'
  number: number
  alt: string
  /** Empty if there is none. */
  caption: string
}

const scheme = /^(https?:\/\/[^/]|mailto:[^\s@]+@[^\s@]+$)/i
const unseen = /[\s\p{Cc}\p{Cf}\\]/u

/** The address if a link can lead to it: a web page, an email address or a path of our own; otherwise null. */
export function safeHref(address: string): string | null {
  if (unseen.test(address)) return null
  if (scheme.test(address)) return address
  return address.startsWith('/') && !address.startsWith('//') ? address : null
}

const spanPattern = /\*\*([^*\s](?:[^*\n]*[^*\s])?)\*\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(spanPattern)) {
    const [whole, strong, words = '', address = ''] = found
    const href = strong === undefined ? safeHref(address) : null
    if (strong === undefined && href === null) continue
    if (found.index > from) spans.push({ kind: 'text', text: text.slice(from, found.index) })
    spans.push(
      strong === undefined ? { kind: 'link', text: words, href: href ?? '' } : { kind: 'strong', text: strong },
    )
    from = found.index + whole.length
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) })
  return spans
}

const heading = /^(##|###) +(\S.*)$/
const item = /^(?:(-)|\d{1,3}\.) +(\S.*)$/

const pictureAddress = '](picture:'
const pictureEnd = /^(\d{1,6})(?: "(.*)")?\)$/

/** The picture of a line that consists of one picture mark; null for any other line. */
function pictureOf(line: string): PictureBlock | null {
  const end = line.startsWith('![') ? line.indexOf(pictureAddress, 2) : -1
  const [, number, caption = ''] = (end > 0 && pictureEnd.exec(line.slice(end + pictureAddress.length))) || []
  return number === undefined
    ? null
    : { kind: 'picture', number: Number(number), alt: line.slice(2, end).trim(), caption: caption.trim() }
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The mark of a picture, which parses back to the same picture; a `](` in its alternative text is split by a space. */
export function pictureMark({ number, alt, caption }: Omit<PictureBlock, 'kind'>): string {
  const named = caption.trim() ? ` "${onOneLine(caption)}"` : ''
  return `![${onOneLine(alt).replaceAll('](', '] (')}](picture:${number}${named})`
}

/** Adds a line: to the previous block if it continues it, or as a new block. */
function add(blocks: Block[], line: string, joined: boolean): void {
  const shown = pictureOf(line)
  if (shown) {
    blocks.push(shown)
    return
  }
  const [, marks, title] = heading.exec(line) ?? []
  if (title) {
    blocks.push({ kind: 'heading', level: marks === '##' ? 2 : 3, spans: spansOf(title) })
    return
  }
  const last = joined ? blocks.at(-1) : undefined
  const [, dash, text] = item.exec(line) ?? []
  if (text) {
    const ordered = dash === undefined
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(spansOf(text))
    else blocks.push({ kind: 'list', ordered, items: [spansOf(text)] })
  } else if (last?.kind === 'paragraph') last.spans.push({ kind: 'text', text: ' ' }, ...spansOf(line))
  else blocks.push({ kind: 'paragraph', spans: spansOf(line) })
}

/** The blocks of a text, in order. */
export function parseMarkup(source: string): Block[] {
  const blocks: Block[] = []
  let joined = false
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim()
    if (line) add(blocks, line, joined)
    joined = line !== ''
  }
  return blocks
}

/** The pictures that a text shows, in order. */
export const picturesIn = (source: string): PictureBlock[] =>
  parseMarkup(source).filter((block) => block.kind === 'picture')

const words = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
const isEnded = /[.,;:!?…。、！？]["'”’)]?$/u
/** Sentences in a list stay sentences; single words are joined by commas. */
const listed = (items: readonly string[]): string =>
  items.map((item, at) => (at === items.length - 1 || isEnded.test(item) ? item : `${item},`)).join(' ')

function plainBlock(block: Block): string {
  if (block.kind === 'picture') return block.alt
  return block.kind === 'list' ? listed(block.items.map(words)) : words(block.spans)
}

/** The text without its marks, on one line, for summaries and search engines; a picture contributes its alternative text. */
export const plainMarkup = (source: string): string => parseMarkup(source).map(plainBlock).filter(Boolean).join(' ')

/** The text that search covers: everything that readers see, including captions. */
export const searchedMarkup = (source: string): string =>
  [plainMarkup(source), ...picturesIn(source).map(({ caption }) => caption)].filter(Boolean).join(' ')
