import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Application, application as contract } from '#contract/education/application'
import { typed, type Written, type WrittenSection, writtenSections } from '#contract/education/sections'
import type { z } from '#contract/zod'
import { call } from '#src/api/call'
import type { Keyed } from '../parts/merge'
import { openSaver, useSaving } from '../parts/open-saver'
import type { SectionSaver, Stored } from '../parts/section-saver'
import { ownApplication } from './queries'

export type Savers = { readonly [S in WrittenSection]: SectionSaver<Written[S]> }

/** Two people can edit different days or different support items; the list of people is edited as a whole. */
export const keyedLists: Record<WrittenSection, Keyed> = {
  contact: {},
  people: {},
  trip: { days: 'date' },
  support: { lines: 'item' },
}

/** A section as stored on the server. */
export const storedOf = <S extends WrittenSection>(application: Application, section: S): Stored<Written[S]> => ({
  ...application.saved[section],
  // Fields in the order of the form, regardless of the stored order.
  value: typed[section].parse(application.written[section]) as Written[S],
})

function saverOf<S extends WrittenSection>(application: Application, section: S, latest: () => Promise<Application>) {
  const { id } = application
  return openSaver<Written[S]>({
    name: `education ${id} ${section}`,
    schema: typed[section] as unknown as z.ZodMiniType<Written[S]>,
    keyed: keyedLists[section],
    stored: storedOf(application, section),
    save: (base, value) =>
      call(contract.save, { params: { id }, body: { section, base, value } as never }, { errors: 'page' }),
    latest: async () => storedOf(await latest(), section),
  })
}

/** The savers of an application's sections, which save while typing: one set as long as the page is shown. */
export function useSavers(application: Application): Savers {
  const client = useQueryClient()
  const [savers] = useState(() => {
    const latest = () => client.fetchQuery({ ...ownApplication(application.id), staleTime: 0 })
    const of = <S extends WrittenSection>(section: S) => saverOf(application, section, latest)
    return { contact: of('contact'), people: of('people'), trip: of('trip'), support: of('support') }
  })

  // The page's refetched data can be newer than the typed values.
  useEffect(() => {
    const arrive = <S extends WrittenSection>(section: S) =>
      (savers[section] as unknown as SectionSaver<Written[S]>).arrived(
        storedOf(application, section),
        application.open.includes(section),
      )
    for (const section of writtenSections) arrive(section)
  }, [application, savers])
  useSaving(savers)
  return savers
}
