import { boardAddress, type PostFilters } from '#src/kits/board/post-filters'

/** The boards whose posts have pages of their own; each is a tab of the news. */
export const newsKinds = ['notice', 'press', 'media'] as const
export type NewsKind = (typeof newsKinds)[number]

/** The board that an address names. */
export const newsKindIn = (search: URLSearchParams): NewsKind =>
  newsKinds.find((each) => each === search.get('kind')) ?? 'notice'

/** The address of a news tab at `path` with filters. */
export function newsAddress(path: string, kind: NewsKind, filters: Partial<PostFilters> = {}): string {
  const address = boardAddress(path, filters)
  if (kind === 'notice') return address
  return `${address}${address.includes('?') ? '&' : '?'}kind=${kind}`
}
