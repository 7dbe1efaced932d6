import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { RefusalCode } from '#contract/refusal'
import type { Wrong } from '#src/ui/form/use-zod-form'

/** Refusals of a save that only say that there is a newer version. */
const ofNewer: readonly RefusalCode[] = ['general.conflict', 'desk.changed', 'board.editedElsewhere']

/** Whether a refusal says nothing but that another user has saved a newer version. */
export const isOfNewer = (code: string | undefined): boolean => ofNewer.some((each) => each === code)

/** The part of a form that shows refusals. */
export interface RefusedForm {
  formState: { errors: { root?: { message?: string } } }
  clearErrors: (name: 'root') => void
}

/**
 * The choice between the user's own version and a newer one replaces the refusal that only says that there is one, and takes the
 * focus from it. Returns the ref of the choice.
 */
export function useInsteadOfRefusal(form: RefusedForm | undefined, isShown: boolean): RefObject<HTMLDivElement | null> {
  const choice = useRef<HTMLDivElement>(null)
  const root = form?.formState.errors.root as Wrong | undefined
  const replaces = isShown && isOfNewer(root?.code)
  const clear = form?.clearErrors
  // Before the refusal is painted.
  useLayoutEffect(() => {
    if (!replaces) return
    clear?.('root')
    choice.current?.focus()
    choice.current?.scrollIntoView?.({ block: 'center' })
  }, [replaces, clear])
  return choice
}
