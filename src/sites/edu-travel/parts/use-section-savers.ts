import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Saved } from '#contract/education/application'
import type { z } from '#contract/zod'
import type { Keyed } from './merge'
import { openSaver, useSaving } from './open-saver'
import type { SectionSaver, Stored } from './section-saver'

/** What a page shows of an application or a report. */
interface Shown<W> {
  readonly id: string
  readonly written: W
  readonly saved: { readonly [S in keyof W]: Saved }
  /** The sections that can be changed now. */
  readonly open: readonly string[]
}

/** The sections of applications or of reports, and how they are saved. */
export interface SavedSections<W extends { [S in keyof W]: object }> {
  /** The beginning of the names under which the tab stores unsaved values. */
  readonly draft: string
  /** The type of each section while it is typed. */
  readonly typed: { readonly [S in keyof W]: z.ZodMiniType }
  readonly keyed: { readonly [S in keyof W]: Keyed }
  readonly save: <S extends keyof W>(id: string, section: S, base: number, value: W[S]) => Promise<Saved>
}

export type SaversOf<W extends { [S in keyof W]: object }> = { readonly [S in keyof W]: SectionSaver<W[S]> }

/** A section as stored on the server, with its fields in the order of the form. */
export const storedOf = <W extends { [S in keyof W]: object }, S extends keyof W>(
  { typed }: Pick<SavedSections<W>, 'typed'>,
  { saved, written }: Pick<Shown<W>, 'saved' | 'written'>,
  section: S,
): Stored<W[S]> => ({ ...saved[section], value: typed[section].parse(written[section]) as W[S] })

/** The savers of all sections, which save while typing: one set as long as the page is shown. `refetch` fetches what it shows. */
export function useSectionSavers<W extends { [S in keyof W]: object }>(
  sections: SavedSections<W>,
  shown: Shown<W>,
  refetch: (client: QueryClient) => Promise<Shown<W>>,
): SaversOf<W> {
  const client = useQueryClient()
  const names = Object.keys(sections.typed) as (keyof W & string)[]
  const [savers] = useState(() => {
    const { draft, typed, keyed, save } = sections
    const { id } = shown
    const of = <S extends keyof W & string>(section: S) =>
      openSaver<W[S]>({
        name: `${draft} ${id} ${section}`,
        schema: typed[section] as z.ZodMiniType<W[S]>,
        keyed: keyed[section],
        stored: storedOf(sections, shown, section),
        save: (base, value) => save(id, section, base, value),
        latest: async () => storedOf(sections, await refetch(client), section),
      })
    return Object.fromEntries(names.map((section) => [section, of(section)])) as unknown as SaversOf<W>
  })

  // The page's refetched data can be newer than the typed values.
  useEffect(() => {
    for (const section of Object.keys(savers) as (keyof W & string)[])
      savers[section].arrived(storedOf(sections, shown, section), shown.open.includes(section))
  }, [sections, shown, savers])
  useSaving(savers)
  return savers
}
