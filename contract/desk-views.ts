import { endpoint } from './endpoint'
import { RequiredText, Uuid } from './fields'
import { z } from './zod'

/** Most views that one person can save for one list. */
export const mostViews = 30

/** A list of a desk, by a name such as `edu-admin.apply`. */
export const ListName = z.string().check(z.regex(/^[a-z][a-z-]*(?:\.[a-z-]+)+$/, 'validation.invalid'), z.maxLength(60))

/** Filters, sort and columns of a list, under a name the person chose. */
export const DeskView = z.object({ id: Uuid, name: z.string(), query: z.string() })
export type DeskView = z.infer<typeof DeskView>

/** Desk staff of any area. */
export const worker = {
  auth: ['admin', 'business'],
  roles: ['reviewer', 'chief', 'operator', 'supervisor', 'fair-admin'],
} as const

/** Saved views of desk lists, private to each person. */
export const deskViews = {
  list: endpoint({
    method: 'get',
    path: '/api/v1/desk-views/:list',
    ...worker,
    params: z.object({ list: ListName }),
    data: z.object({ items: z.array(DeskView) }),
  }),
  /** Saves a view under a name, replacing an existing one. Refuses with 409 `desk.viewsTooMany`. */
  save: endpoint({
    method: 'put',
    path: '/api/v1/desk-views/:list',
    ...worker,
    params: z.object({ list: ListName }),
    body: z.strictObject({
      name: RequiredText(60),
      /** Search parameters as in the address. */
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
