import type { FairUpdate } from '#contract/fair/updates'

/** Says in a feed what is on the page of what changed. */
export interface Feed {
  title: string
  lang: string
  /** Where the feed itself is. */
  self: string
  /** The page that shows the same. */
  page: string
  author: string
  updates: readonly FairUpdate[]
  /** When there is nothing yet. */
  now: Date
  linkTo: (update: FairUpdate) => string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML 1.0 has no place for, however it is written. */
const isUnwritable = (point: number) =>
  (point < 0x20 && ![0x09, 0x0a, 0x0d].includes(point)) ||
  (point >= 0xd800 && point <= 0xdfff) ||
  point === 0xfffe ||
  point === 0xffff

/** Text as XML has it, in elements and attributes. */
export const inXml = (text: string): string =>
  [...text]
    .filter((each) => !isUnwritable(each.codePointAt(0) ?? 0))
    .join('')
    .replace(/[&<>"]/g, (each) => entities[each] ?? '')

function entryOf(update: FairUpdate, { linkTo }: Feed): string {
  const { id, title, summary, lang, at } = update
  // A change of the program is an entry of its own: the item itself stays what it is.
  const urn = update.kind === 'program' ? `urn:uuid:${id}:${Date.parse(at)}` : `urn:uuid:${id}`
  return `<entry xml:lang="${lang}"><id>${inXml(urn)}</id><title>${inXml(title)}</title><updated>${at}</updated><link rel="alternate" type="text/html" href="${inXml(linkTo(update))}"/><category term="${update.kind}"/><summary>${inXml(summary)}</summary></entry>`
}

/** The feed as Atom (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const { title, lang, self, page, author, updates, now } = feed
  const updated = updates[0]?.at ?? now.toISOString()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${inXml(self)}</id><title>${inXml(title)}</title><updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${inXml(self)}"/><link rel="alternate" type="text/html" href="${inXml(page)}"/>
<author><name>${inXml(author)}</name></author>
${updates.map((update) => entryOf(update, feed)).join('\n')}
</feed>
`
}
