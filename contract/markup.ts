/**
 * The few marks that a post's text may carry, a subset of Markdown: `## heading`, `### heading`, `- ` and `1. ` lists,
 * `**strong**` and `[words](address)`; an empty line ends a paragraph; a line of its own, `![what it shows](picture:1 "caption")`,
 * shows a picture of the post by its number (product §3). Everything else, HTML above all, is text.
 * The outcome is data, not HTML: whoever shows it cannot show anything that is not named here.
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

/** Where a picture of the post is shown; `alt` says what it shows and may not be empty in what is saved. */
export interface PictureBlock {
  kind: 'picture'
  number: number
  alt: string
  /** Empty without one. */
  caption: string
}

const scheme = /^(https?:\/\/[^/]|mailto:[^\s@]+@[^\s@]+$)/i
const unseen = /[\s\p{Cc}\p{Cf}\\]/u

/** An address that a link may lead to: a page of the web, an email address or a path of our own; null otherwise. */
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

/** The picture that a whole line shows; null for any other line. */
function pictureOf(line: string): PictureBlock | null {
  const end = line.startsWith('![') ? line.indexOf(pictureAddress, 2) : -1
  const [, number, caption = ''] = (end > 0 && pictureEnd.exec(line.slice(end + pictureAddress.length))) || []
  return number === undefined
    ? null
    : { kind: 'picture', number: Number(number), alt: line.slice(2, end).trim(), caption: caption.trim() }
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The mark that shows a picture, read back as it was given; the sign that would end its alternative text is taken apart. */
export function pictureMark({ number, alt, caption }: Omit<PictureBlock, 'kind'>): string {
  const named = caption.trim() ? ` "${onOneLine(caption)}"` : ''
  return `![${onOneLine(alt).replaceAll('](', '] (')}](picture:${number}${named})`
}

/** What a line adds: to the block before it where it goes on with that, or a block of its own. */
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
/** Sentences of a list stay sentences; a comma stands between words. */
const listed = (items: readonly string[]): string =>
  items.map((item, at) => (at === items.length - 1 || isEnded.test(item) ? item : `${item},`)).join(' ')

function plainBlock(block: Block): string {
  if (block.kind === 'picture') return block.alt
  return block.kind === 'list' ? listed(block.items.map(words)) : words(block.spans)
}

/** The text without its marks, on one line: for summaries and search engines; of a picture, what it shows. */
export const plainMarkup = (source: string): string => parseMarkup(source).map(plainBlock).filter(Boolean).join(' ')

/** What search looks into: everything that readers see, captions too. */
export const searchedMarkup = (source: string): string =>
  [plainMarkup(source), ...picturesIn(source).map(({ caption }) => caption)].filter(Boolean).join(' ')
