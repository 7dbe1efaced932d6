import type { Count } from '#contract/desk-list'

/** A page of a list, with the cursor of the next one. */
export interface ListPage<Row> {
  items: readonly Row[]
  total: Count
  next: string | null
}

/** Which part of a list is fetched; `exact` also counts all rows that match. */
export interface ListPart {
  per_page: number
  cursor?: string | undefined
  exact?: '1'
}
/** Fetches a part of a list as it is filtered and sorted now. */
export type LoadPart<Row> = (part: ListPart, signal?: AbortSignal) => Promise<ListPage<Row>>

/** Returns how many rows of a list match now; asks for the exact number only where the page does not show it. */
export const exactTotal = async (shown: Count, load: LoadPart<unknown>, signal?: AbortSignal): Promise<number> =>
  shown.more ? (await load({ per_page: 1, exact: '1' }, signal)).total.count : shown.count
