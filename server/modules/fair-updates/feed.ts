import type { FairUpdate } from '#contract/fair/updates'

/** The content of a feed: the updates that are also on the page. */
export interface Feed {
  title: string
  lang: string
  /** Where the feed itself is. */
  self: string
  /** The page that shows the same updates. */
  page: string
  author: string
  updates: readonly FairUpdate[]
  /** Used as the date of an empty feed. */
  now: Date
  linkTo: (update: FairUpdate) => string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML 1.0 cannot represent in any form. */
const isUnwritable = (point: number) =>
  (point < 0x20 && ![0x09, 0x0a, 0x0d].includes(point)) ||
  (point >= 0xd800 && point <= 0xdfff) ||
  point === 0xfffe ||
  point === 0xffff

/** Escapes text for XML elements and attributes. */
export const inXml = (text: string): string =>
  [...text]
    .filter((each) => !isUnwritable(each.codePointAt(0) ?? 0))
    .join('')
    .replace(/[&<>"]/g, (each) => entities[each] ?? '')

function entryOf(update: FairUpdate, { linkTo }: Feed): string {
  const { id, title, summary, lang, at } = update
  // Each change of a program item is an entry of its own, so the time is part of its id.
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
