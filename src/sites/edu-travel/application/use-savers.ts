import { type Application, application as contract } from '#contract/education/application'
import { typed, type Written } from '#contract/education/sections'
import { call } from '#src/api/call'
import { type SavedSections, type SaversOf, useSectionSavers } from '../parts/use-section-savers'
import { ownApplication } from './queries'

/** Two people can edit different days or different support items; the list of people is edited as a whole. */
export const savedSections: SavedSections<Written> = {
  draft: 'education',
  typed,
  keyed: { contact: {}, people: {}, trip: { days: 'date' }, support: { lines: 'item' } },
  save: (id, section, base, value) =>
    call(contract.save, { params: { id }, body: { section, base, value } as never }, { errors: 'page' }),
}

export type Savers = SaversOf<Written>

/** The savers of an application's sections. */
export const useSavers = (application: Application): Savers =>
  useSectionSavers(savedSections, application, (client) =>
    client.fetchQuery({ ...ownApplication(application.id), staleTime: 0 }),
  )
