import { desk } from '#contract/desk'
import { membersDesk } from '#contract/members-desk'
import { productDesk } from '#contract/product-desk'
import { call } from '#src/api/call'
import type { Finder } from '#src/kits/desk/palette-source'
import { datesOf } from '#src/session/dates'
import { paths } from './site'

/** At most this many results of each kind; the full list has the rest. */
const most = 5

/** Searches reservations, people and products. */
export const finders: readonly Finder[] = [
  {
    kind: 'reservations',
    find: async (q, lang, signal) =>
      (await call(desk.list, { query: { q, lang, per_page: most } }, { signal, errors: 'page' })).items.map((row) => ({
        path: paths.reservation(row.id),
        label: row.reservation_number,
        hint: [row.representative_name, row.product_name, datesOf(lang).birthday(row.date)].filter(Boolean).join(' · '),
      })),
  },
  {
    kind: 'members',
    find: async (q, _, signal) =>
      (await call(membersDesk.list, { query: { q, per_page: most } }, { signal, errors: 'page' })).items.map((row) => ({
        path: paths.member(row.id),
        label: row.name || row.email,
        hint: [row.name && row.email, row.company_name].filter(Boolean).join(' · '),
      })),
  },
  {
    kind: 'products',
    find: async (q, lang, signal) =>
      (await call(productDesk.list, { query: { q, page: 1, per_page: most } }, { signal, errors: 'page' })).items.map(
        (row) => ({ path: paths.product(row.id), label: row.name[lang] || row.name.en || row.id, hint: row.id }),
      ),
  },
]
