import { ListName, worker } from './desk-views'
import { endpoint } from './endpoint'
import { z } from './zod'

/** What is taken out of a desk as a workbook. */
export const deskExports = {
  /** Told before the first row is asked for: the audit log says who took which columns of how many rows, narrowed by what. */
  note: endpoint({
    method: 'post',
    path: '/api/v1/desk-exports/:list',
    ...worker,
    params: z.object({ list: ListName }),
    body: z.strictObject({
      /** How many there are, and how many of them were ticked where only those are written. */
      rows: z.number().check(z.int(), z.gte(0)),
      chosen: z.nullable(z.number().check(z.int(), z.gte(1))),
      columns: z.array(z.string().check(z.regex(/^\w{1,40}$/, 'validation.invalid'))).check(z.maxLength(60)),
      /** The filters in force, by their names. */
      filters: z
        .record(z.string().check(z.regex(/^\w{1,40}$/)), z.string().check(z.maxLength(200)))
        .check(z.refine((filters) => Object.keys(filters).length <= 60, 'validation.tooMany')),
    }),
    data: z.object({}),
    limit: 'write',
  }),
}
