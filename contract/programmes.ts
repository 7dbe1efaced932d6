import { ProductCard } from './catalog'
import { endpoint } from './endpoint'
import { LangQuery, Paged, Paging } from './fields'
import { Lang } from './languages'
import { Picture } from './media'
import { Site } from './sites/sites'
import { z } from './zod'

/** Length of stay in days: from `from` up to and including `to` (product §2). */
export const stayBands = {
  '1': { from: 1, to: 1 },
  '2-3': { from: 2, to: 3 },
  '4-7': { from: 4, to: 7 },
  '8-plus': { from: 8, to: null },
} as const
export type Stay = keyof typeof stayBands
/** In display order: an object would move the key `1`. */
export const stays = ['1', '2-3', '4-7', '8-plus'] as const satisfies readonly Stay[]

/** The subject of a programme: nights with a desk, a desk only, or a half day after the meetings. */
export const programmeKinds = ['stay', 'coworking', 'after_hours'] as const
export type ProgrammeKind = (typeof programmeKinds)[number]

/** The work locations that programmes are near to. */
export const programmeCities = ['seoul', 'songdo', 'gangneung', 'gyeongju', 'busan', 'yeosu', 'jeju'] as const
export type ProgrammeCity = (typeof programmeCities)[number]

const StayName = z.enum(stays)
const Kind = z.enum(programmeKinds)
const City = z.enum(programmeCities)

/** A product presented as one of a site's programmes; it is booked like any other product. */
export const ProgrammeCard = z.extend(ProductCard, {
  kind: Kind,
  city: City,
  /** Days from the first to the last, both included. */
  days: z.number(),
  /** The work facilities, in a few words. */
  work: z.string(),
})
export type ProgrammeCard = z.infer<typeof ProgrammeCard>

/** Filters of a list of programmes. */
const ProgrammeFilters = {
  stay: z.optional(StayName),
  kind: z.optional(Kind),
  city: z.optional(City),
}

const Choice = <S extends z.ZodMiniType>(value: S) => z.array(z.object({ value, count: z.number() }))
const OfSite = z.object({ site: Site })

export const programmes = {
  /** A page of a site's programmes; each choice counts its results with the other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/programmes',
    auth: 'none',
    params: OfSite,
    query: z.extend(Paging, { lang: Lang, ...ProgrammeFilters }),
    data: z.extend(Paged(ProgrammeCard), { stays: Choice(StayName), kinds: Choice(Kind), cities: Choice(City) }),
  }),
  /** Content of the first page of such a site. */
  front: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/programmes/front',
    auth: 'none',
    params: OfSite,
    query: LangQuery,
    data: z.object({
      hero: Picture,
      kinds: z.array(z.object({ value: Kind, count: z.number(), picture: Picture })),
      stays: Choice(StayName),
      picked: z.array(ProgrammeCard),
    }),
  }),
}
