import { type Eligibility, eligibility, yearAt } from '#contract/education/eligibility'
import { useFormScene } from './form-context'
import { useWritten } from './use-written'

/** How what is filled in stands against the conditions now, by the same rules as the server's (product §3). */
export function useEligibility(): Eligibility {
  const { application } = useFormScene()
  const written = useWritten()
  const documents = application.documents.map(({ kind }) => kind)
  return eligibility({ written, documents }, yearAt(application.programme, application.submitted_at))
}
