import { DeskPaging, DeskSearch } from '#contract/desk-list'
import { Uuid } from '#contract/fields'
import { surveyDesk, tagLimits } from '#contract/survey/desk'
import type { SurveyKind } from '#contract/survey/tour'
import { z } from '#contract/zod'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

const ResultQuery = z.object({ tour: z.optional(Uuid) })
const TextQuery = z.extend(DeskPaging(['words'], 'words'), {
  question: z.optional(z.string().check(z.maxLength(40))),
  tag: z.optional(z.string().check(z.maxLength(tagLimits.length))),
  q: DeskSearch,
})

/** The tour that an address names; undefined for all tours. */
export const tourIn = (search: URLSearchParams): string | undefined => listQueryIn(ResultQuery, search).tour

/** All tours with the progress of their surveys. */
export const progress = () => query(surveyDesk.list, {})

/** The daily counts of the tour that an address names. */
export const days = (kind: SurveyKind, search: URLSearchParams) => {
  const tour = tourIn(search)
  return query(surveyDesk.days, { params: { kind }, query: tour === undefined ? {} : { tour } })
}

/** The results of all tours; the page selects from them. */
export const results = (kind: SurveyKind) => query(surveyDesk.results, { params: { kind } })

/** Text answers that an address asks for. */
export const texts = (kind: SurveyKind, search: URLSearchParams) =>
  query(surveyDesk.texts, { params: { kind }, query: listQueryIn(TextQuery, search) })

/** The tags of the text answers. */
export const tags = (kind: SurveyKind) => query(surveyDesk.tags, { params: { kind } })

/** The newest questions of a survey with its versions. */
export const questions = (kind: SurveyKind) => query(surveyDesk.questions, { params: { kind } })

export const changes = () => query(surveyDesk.changes, {})
