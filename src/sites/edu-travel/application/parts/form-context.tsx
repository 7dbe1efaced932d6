import { createContext, use } from 'react'
import type { Application } from '#contract/education/application'
import type { Savers } from '../use-savers'

interface FormScene {
  readonly application: Application
  readonly savers: Savers
}

/** The application of a form, with the savers of its sections. */
export const FormScene = createContext<FormScene | null>(null)

/** The application of the form around it; throws outside of one. */
export function useFormScene(): FormScene {
  const scene = use(FormScene)
  if (!scene) throw new Error('useFormScene needs a FormScene around it')
  return scene
}
