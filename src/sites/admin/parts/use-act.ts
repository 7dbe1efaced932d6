import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallInput, Data, Endpoint } from '#contract/endpoint'
import { useCall } from '#src/api/query'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

/** Runs an act on the item of the page; when someone else was faster, the latest version is fetched. */
type Act = <R>(work: () => Promise<R>) => Promise<R>

const ActContext = createContext<Act>((work) => work())
export const ActProvider = ActContext.Provider

/** Returns the call of an act, which refreshes everything that it changes. Throws the refusal, for the form or `useConfirmed`. */
export function useAct<E extends Endpoint>(
  endpoint: E,
  refreshes: Endpoint[],
): (input: CallInput<E>) => Promise<Data<E>> {
  const act = use(ActContext)
  const { mutateAsync } = useCall(endpoint, { errors: 'page', refreshes })
  return (input) => act(() => mutateAsync(input))
}

/** Shows a toast with what was done, if `done` is given, or with the server's refusal. */
export function useToasted() {
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

/** Runs an act after a confirmation; a refusal is shown as a toast. */
export function useConfirmed() {
  const dialogs = useDialogs()
  const run = useToasted()
  return async (title: string, text: string, work: () => Promise<unknown>, done: string) => {
    if (await dialogs.question({ title, text })) await run(work, done)
  }
}
