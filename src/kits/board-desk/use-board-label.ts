import { useSuspenseQuery } from '@tanstack/react-query'
import { useContentLang } from '#src/session/visitor'
import type { Boards } from './boards'
import { boardLabels } from './queries'

/** What a board of the site is called. */
export function useBoardLabel({ site }: Boards): (name: string) => string {
  const { data } = useSuspenseQuery(boardLabels(site, useContentLang()))
  return (name) => data.find((each) => each.name === name)?.label ?? name
}
