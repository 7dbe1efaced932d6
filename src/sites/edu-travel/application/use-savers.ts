import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Application, application as contract } from '#contract/education/application'
import { typed, type Written, type WrittenSection, writtenSections } from '#contract/education/sections'
import { call } from '#src/api/call'
import { dropDraft, keepDraft, keptDraft } from '#src/session/drafts'
import { ownApplication } from './queries'
import { type SectionSaver, type Stored, sectionSaver } from './section-saver'

export type Savers = { readonly [S in WrittenSection]: SectionSaver<S> }

const storedOf = <S extends WrittenSection>(application: Application, section: S): Stored<S> => ({
  ...application.saved[section],
  // Fields in the order of the form, whatever order they were stored in.
  value: typed[section].parse(application.written[section]) as Written[S],
})

const draftName = (id: string, section: WrittenSection) => `education ${id} ${section}`

/** What the tab kept of a section because it was not saved; nothing where it no longer has the right kind. */
function unsavedOf<S extends WrittenSection>(id: string, section: S): { base: Stored<S>; value: Written[S] } | null {
  const kept = keptDraft(draftName(id, section)) as { base?: Stored<S>; value?: unknown } | undefined
  const value = typed[section].safeParse(kept?.value)
  const base = typed[section].safeParse(kept?.base?.value)
  if (!kept?.base || !value.success || !base.success || typeof kept.base.version !== 'number') return null
  return { base: { ...kept.base, value: base.data as Written[S] }, value: value.data as Written[S] }
}

function saverOf<S extends WrittenSection>(application: Application, section: S, latest: () => Promise<Application>) {
  const { id } = application
  const name = draftName(id, section)
  return sectionSaver<S>(section, unsavedOf(id, section) ?? { base: storedOf(application, section) }, {
    save: (base, value) =>
      call(contract.save, { params: { id }, body: { section, base, value } as never }, { errors: 'page' }),
    latest: async () => storedOf(await latest(), section),
    keep: (unsaved) => (unsaved ? keepDraft(name, unsaved) : dropDraft(name)),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

/** What each section of an application is saved by while it is typed: one set for as long as the page shows it. */
export function useSavers(application: Application): Savers {
  const client = useQueryClient()
  const [savers] = useState(() => {
    const latest = () => client.fetchQuery({ ...ownApplication(application.id), staleTime: 0 })
    const of = <S extends WrittenSection>(section: S) => saverOf(application, section, latest)
    return { contact: of('contact'), people: of('people'), trip: of('trip'), support: of('support') }
  })

  // What the page was given anew may be newer than what is typed here.
  useEffect(() => {
    const arrive = <S extends WrittenSection>(section: S) =>
      (savers[section] as unknown as SectionSaver<S>).arrived(storedOf(application, section))
    for (const section of writtenSections) arrive(section)
  }, [application, savers])

  useEffect(() => {
    const flush = () => {
      for (const section of writtenSections) void savers[section].flush()
    }
    const hide = () => document.visibilityState === 'hidden' && flush()
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', hide)
      flush()
      // What goes on in a page that is left is over with its last try; the tab keeps the rest.
      for (const section of writtenSections) savers[section].stop()
    }
  }, [savers])
  return savers
}
