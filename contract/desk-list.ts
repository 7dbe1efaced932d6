import { RequiredText, Uuid } from './fields'
import { z } from './zod'

/** Rows that a desk's list shows at once, and most that one call answers. */
export const deskRows = { page: 50, most: 200 } as const
/** Most rows that one act on many may be for. */
export const mostChosen = 500

/** By what a list is sorted; `-` before it turns it round. */
export type SortOf<S extends string> = S | `-${S}`

/** How one page of a desk's list is asked for: `cursor` comes from the page before or after it (product §9). */
export function DeskPaging<const S extends string>(sorts: readonly [S, ...S[]], usual: SortOf<S>) {
  const both = sorts.flatMap((sort): SortOf<S>[] => [sort, `-${sort}`]) as [SortOf<S>, ...SortOf<S>[]]
  return z.object({
    cursor: z.optional(z.string().check(z.maxLength(1000, 'validation.tooLong'))),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(deskRows.most)), deskRows.page),
    sort: z._default(z.enum(both), usual as never),
  })
}

/** A page of a desk's list; `total` is how many match, and a cursor is null where that side has no more. */
export const DeskRows = <R extends z.ZodMiniType>(row: R) =>
  z.object({ items: z.array(row), total: z.number(), next: z.nullable(z.string()), previous: z.nullable(z.string()) })

/** What an act on many is for: rows that were ticked, or all that match the filters at that moment. */
export const Chosen = <F extends z.ZodMiniType>(filters: F) =>
  z.union([
    z.strictObject({
      ids: z.array(Uuid).check(z.minLength(1, 'validation.required'), z.maxLength(mostChosen, 'validation.tooMany')),
    }),
    z.strictObject({ filters }),
  ])

/** What became of an act on many: rows that it was done to, and those that it no longer fitted. */
export const ChosenDone = z.object({ done: z.number(), skipped: z.number() })

/** The header in which search words come that are somebody's address or number: they stand in no URL (product §2). */
export const searchHeader = 'X-Search-Words'

/** Whether words to look for are an email address or a phone number. */
export const looksPersonal = (words: string): boolean => words.includes('@') || /^[+\d(][\d\s().+-]{6,}$/.test(words)

/** What is looked for in a list. */
export const DeskSearch = z.optional(RequiredText(100))
