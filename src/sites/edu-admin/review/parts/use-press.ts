import { useState } from 'react'
import { useErrorWords } from '#src/api/words'
import { toast } from '#src/ui/overlay/toast'

/** The act of a single button: busy while it runs; a refusal is shown as a toast. */
export function usePress<A extends unknown[]>(
  work: (...given: A) => Promise<unknown>,
): [press: (...given: A) => void, busy: boolean] {
  const wordsOf = useErrorWords()
  const [busy, setBusy] = useState(false)
  const press = async (...given: A) => {
    setBusy(true)
    try {
      await work(...given)
    } catch (error) {
      toast.error(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return [(...given) => void press(...given), busy]
}
