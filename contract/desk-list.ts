import { RequiredText, Uuid } from './fields'
import { z } from './zod'

/** Rows on a page of a desk's list, and most rows in one response. */
export const deskRows = { page: 50, most: 200 } as const
/** Most rows that one bulk act can cover. */
export const mostChosen = 500
/** Most rows that are counted with a page: reading all of them would make a long list slower than a short one. */
export const countedRows = 1000

/** Sort key of a list; a leading `-` reverses the order. */
export type SortOf<S extends string> = S | `-${S}`

/** A number of rows; `more` if there are more than the `countedRows` that were counted. */
export const Count = z.object({ count: z.number(), more: z.boolean() })
export type Count = z.infer<typeof Count>

/** Returns a number of rows as far as it is shown with a page. */
export const asCount = (count: number): Count => ({ count: Math.min(count, countedRows), more: count > countedRows })

/** Returns the sum of the numbers of several statuses. */
export function sumOfCounts(counts: readonly Count[]): Count {
  const sum = asCount(counts.reduce((before, { count }) => before + count, 0))
  return counts.some(({ more }) => more) ? { count: countedRows, more: true } : sum
}

/** Query of one page of a desk's list: `cursor` is from the adjacent page (product §9). */
export function DeskPaging<const S extends string>(sorts: readonly [S, ...S[]], usual: SortOf<S>) {
  const both = sorts.flatMap((sort): SortOf<S>[] => [sort, `-${sort}`]) as [SortOf<S>, ...SortOf<S>[]]
  return z.object({
    cursor: z.optional(z.string().check(z.maxLength(1000, 'validation.tooLong'))),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(deskRows.most)), deskRows.page),
    sort: z._default(z.enum(both), usual as never),
    /** Counts all matches: for an export or an act on all of them, which name the number. */
    exact: z.optional(z.literal('1')),
  })
}

/** A page of a desk's list; `total` is the number of matches, and a cursor is null if there are no more rows on that side. */
export const DeskRows = <R extends z.ZodMiniType>(row: R) =>
  z.object({ items: z.array(row), total: Count, next: z.nullable(z.string()), previous: z.nullable(z.string()) })

/** What a bulk act applies to: the ticked rows, or all rows that match the filters at that moment. */
export const Chosen = <F extends z.ZodMiniType>(filters: F) =>
  z.union([
    z.strictObject({
      ids: z.array(Uuid).check(z.minLength(1, 'validation.required'), z.maxLength(mostChosen, 'validation.tooMany')),
    }),
    z.strictObject({ filters }),
  ])

/** Result of a bulk act: rows it was applied to, and rows skipped because it no longer fitted. */
export const ChosenDone = z.object({ done: z.number(), skipped: z.number() })

/** Header for search words that are a personal address or number: they must not appear in a URL (product §2). */
export const searchHeader = 'X-Search-Words'

/** Whether search words are an email address or a phone number. */
export const looksPersonal = (words: string): boolean => words.includes('@') || /^[+\d(][\d\s().+-]{6,}$/.test(words)

/** Search words of a list. */
export const DeskSearch = z.optional(RequiredText(100))
