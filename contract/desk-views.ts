import { endpoint } from './endpoint'
import { RequiredText, Uuid } from './fields'
import { z } from './zod'

/** Most views that one person keeps of one list. */
export const mostViews = 30

/** A list of a desk, by a name such as `edu-admin.apply`. */
export const ListName = z.string().check(z.regex(/^[a-z][a-z-]*(?:\.[a-z-]+)+$/, 'validation.invalid'), z.maxLength(60))

/** Filters, sort and columns of a list, as the person has named them. */
export const DeskView = z.object({ id: Uuid, name: z.string(), query: z.string() })
export type DeskView = z.infer<typeof DeskView>

/** Whoever works at a desk, of whichever area it is. */
export const worker = {
  auth: ['admin', 'business'],
  roles: ['reviewer', 'chief', 'operator', 'supervisor', 'fair-admin'],
} as const

/** The views that each person keeps of the lists of a desk: nobody sees another's. */
export const deskViews = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/desk-views/:list',
    ...worker,
    params: z.object({ list: ListName }),
    data: z.object({ items: z.array(DeskView) }),
  }),
  /** Keeps a view under a name; one that is there already is written over. Refuses with 409 `desk.viewsTooMany`. */
  save: endpoint({
    method: 'put',
    path: '/api/v1/desk-views/:list',
    ...worker,
    params: z.object({ list: ListName }),
    body: z.strictObject({
      name: RequiredText(60),
      /** Search parameters as they stand in the address. */
      query: z
        .string()
        .check(z.maxLength(1000, 'validation.tooLong'), z.regex(/^[\w\-.~%&=+*!'(),:]*$/, 'validation.invalid')),
    }),
    data: DeskView,
    limit: 'write',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/v1/desk-views/:list/:id',
    ...worker,
    params: z.object({ list: ListName, id: Uuid }),
    data: z.object({ id: Uuid }),
    limit: 'write',
  }),
}
