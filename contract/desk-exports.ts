import { ListName, worker } from './desk-views'
import { endpoint } from './endpoint'
import { z } from './zod'

/** Workbook exports from a desk. */
export const deskExports = {
  /**
   * Called before the first row is requested: the audit log records who exported which columns of how many rows, and the filters.
   */
  note: endpoint({
    method: 'post',
    path: '/api/v1/desk-exports/:list',
    ...worker,
    params: z.object({ list: ListName }),
    body: z.strictObject({
      /** Number of rows, and how many of them were ticked if only ticked ones are exported. */
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
