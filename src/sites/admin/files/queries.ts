import { FileQuery, filesDesk } from '#contract/files-desk'
import type { Lang } from '#contract/languages'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const queryIn = (search: URLSearchParams) => listQueryIn(FileQuery, search)

/** The page of the files that an address asks for. */
export const files = (lang: Lang, search: URLSearchParams) =>
  query(filesDesk.list, { query: { ...queryIn(search), lang } })

/** Loads the list page by page, for an export. */
export const loadFiles = (lang: Lang, search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(filesDesk.list, { query: { ...queryIn(search), lang, ...part } }, { signal })

/** One file, without its content. */
export const file = (lang: Lang, id: string) => query(filesDesk.detail, { params: { id }, query: { lang } })

/** Files and bytes by what they belong to. */
export const sums = () => query(filesDesk.sums, {})
