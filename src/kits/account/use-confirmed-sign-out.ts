import type { Area } from '#contract/endpoint'
import { useSignOut } from '#src/api/sign'
import { useDialogs } from '#src/ui/overlay/dialogs'

/** Returns a function that asks, ends the session of an area here and on the server, and shows `to` (product §4). */
export function useConfirmedSignOut(
  area: Area,
  to: string,
  question: { title: string; text: string },
): () => Promise<void> {
  const dialogs = useDialogs()
  const signOut = useSignOut(area, to)
  return async () => {
    if (await dialogs.question(question)) await signOut()
  }
}
