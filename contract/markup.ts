/**
 * The few marks that a post's text may carry, a subset of Markdown: `## heading`, `### heading`, `- ` and `1. ` lists,
 * `**strong**` and `[words](address)`; an empty line ends a paragraph (product §3). Everything else, HTML above all, is text.
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

/** What a line adds: to the block before it where it goes on with that, or a block of its own. */
function add(blocks: Block[], line: string, joined: boolean): void {
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

const words = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** The text without its marks, on one line: for search, summaries and search engines. */
export const plainMarkup = (source: string): string =>
  parseMarkup(source)
    .map((block) => (block.kind === 'list' ? block.items.map(words).join(', ') : words(block.spans)))
    .join(' ')
