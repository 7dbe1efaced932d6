import { useSearchParams } from 'react-router-dom'
import { sections } from '#contract/education/sections'
import { paths } from '../../site'

/** The steps of the form, in their order. */
export const steps = [...sections, 'check'] as const
export type Step = (typeof steps)[number]

/** The address of a step of an application. */
export const stepPath = (id: string, step: Step): string => `${paths.registration}?app=${id}&step=${step}`

/** The step that the address names, by default the first. */
export function useStep(): Step {
  const [search] = useSearchParams()
  return steps.find((step) => step === search.get('step')) ?? 'contact'
}

/** Returns the address of a step of the shown application. */
export function useStepLink(): (step: Step) => string {
  const [search] = useSearchParams()
  const id = search.get('app') ?? ''
  return (step) => stepPath(id, step)
}
