import { useSearchParams } from 'react-router-dom'
import { sections } from '#contract/education/sections'
import { paths } from '../../site'

/** The steps of the form, in their order. */
export const steps = [...sections, 'check'] as const
export type Step = (typeof steps)[number]

/** The address of a step of an application. */
export const stepPath = (id: string, step: Step): string => `${paths.registration}?app=${id}&step=${step}`

/** The step that the address names; the first one where it names none. */
export function useStep(): Step {
  const [search] = useSearchParams()
  return steps.find((step) => step === search.get('step')) ?? 'contact'
}

/** Leads to a step of the application that is shown. */
export function useStepLink(): (step: Step) => string {
  const [search] = useSearchParams()
  const id = search.get('app') ?? ''
  return (step) => stepPath(id, step)
}
