import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { useCall } from '#src/api/query'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

/** Does something with the thing on the page; where somebody else was faster the newest is fetched. */
type Act = <R>(work: () => Promise<R>) => Promise<R>

const ActContext = createContext<Act>((work) => work())
export const ActProvider = ActContext.Provider

/** The call of an act; everything that it changes is asked again. Throws the refusal, for the form or `useAsked`. */
export function useAct<E extends Endpoint>(
  endpoint: E,
  refreshes: Endpoint[],
): (input: CallInput<E>) => Promise<Data<E>> {
  const act = use(ActContext)
  const { mutateAsync } = useCall(endpoint, { errors: 'page', refreshes })
  return (input) => act(() => mutateAsync(input))
}

/** Tells in passing what was done, where the work does not say that itself, or what the server says against it. */
export function useTold() {
  const { t } = useTranslation('refusal')
  return async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work()
      if (done) toast.success(done)
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : t('general.error'))
    }
  }
}

/** An act that is asked about first; what the server says against it is told in passing. */
export function useAsked() {
  const dialogs = useDialogs()
  const told = useTold()
  return async (title: string, text: string, work: () => Promise<unknown>, done: string) => {
    if (await dialogs.question({ title, text })) await told(work, done)
  }
}
