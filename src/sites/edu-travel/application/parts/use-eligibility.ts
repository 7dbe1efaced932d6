import { type Eligibility, eligibility, yearAt } from '#contract/education/eligibility'
import { useFormScene } from './form-context'
import { useWritten } from './use-written'

/** The current state of the conditions, by the same rules as on the server (product §3). */
export function useEligibility(): Eligibility {
  const { application } = useFormScene()
  const written = useWritten()
  const documents = application.documents.map(({ kind }) => kind)
  return eligibility({ written, documents }, yearAt(application.program, application.submitted_at))
}
