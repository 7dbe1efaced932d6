import { useSuspenseQuery } from '@tanstack/react-query'
import { useContentLang } from '#src/session/visitor'
import type { Boards } from './boards'
import { boardLabels } from './queries'

/** Returns the label of a board by its name. */
export function useBoardLabel({ site }: Boards): (name: string) => string {
  const { data } = useSuspenseQuery(boardLabels(site, useContentLang()))
  return (name) => data.find((each) => each.name === name)?.label ?? name
}
