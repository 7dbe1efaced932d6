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

/** The subject of a program: nights with a desk, a desk only, or a half day after the meetings. */
export const programKinds = ['stay', 'coworking', 'after_hours'] as const
export type ProgramKind = (typeof programKinds)[number]

/** The work locations that programs are near to. */
export const programCities = ['seoul', 'songdo', 'gangneung', 'gyeongju', 'busan', 'yeosu', 'jeju'] as const
export type ProgramCity = (typeof programCities)[number]

const StayName = z.enum(stays)
const Kind = z.enum(programKinds)
const City = z.enum(programCities)

/** A product presented as one of a site's programs; it is booked like any other product. */
export const ProgramCard = z.extend(ProductCard, {
  kind: Kind,
  city: City,
  /** Days from the first to the last, both included. */
  days: z.number(),
  /** The work facilities, in a few words. */
  work: z.string(),
})
export type ProgramCard = z.infer<typeof ProgramCard>

/** Filters of a list of programs. */
const ProgramFilters = {
  stay: z.optional(StayName),
  kind: z.optional(Kind),
  city: z.optional(City),
}

const Choice = <S extends z.ZodMiniType>(value: S) => z.array(z.object({ value, count: z.number() }))
const OfSite = z.object({ site: Site })

export const programs = {
  /** A page of a site's programs; each choice counts its results with the other filters applied. */
  list: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/programs',
    auth: 'none',
    params: OfSite,
    query: z.extend(Paging, { lang: Lang, ...ProgramFilters }),
    data: z.extend(Paged(ProgramCard), { stays: Choice(StayName), kinds: Choice(Kind), cities: Choice(City) }),
  }),
  /** Content of the first page of such a site. */
  front: endpoint({
    method: 'get',
    path: '/api/v1/sites/:site/programs/front',
    auth: 'none',
    params: OfSite,
    query: LangQuery,
    data: z.object({
      hero: Picture,
      kinds: z.array(z.object({ value: Kind, count: z.number(), picture: Picture })),
      stays: Choice(StayName),
      picked: z.array(ProgramCard),
    }),
  }),
}
