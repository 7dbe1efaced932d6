import { type RefObject, useEffect, useRef } from 'react'

/**
 * Connects a search field to the words of the address: another link or a step back changes them, and what was typed while a
 * search was loading stays.
 */
export function useSearchField(words: string): { ref: RefObject<HTMLInputElement | null>; sent: () => string } {
  const ref = useRef<HTMLInputElement>(null)
  // The words of the address, and after them those of searches that have not loaded yet.
  const searched = useRef([words])
  useEffect(() => {
    const nth = searched.current.indexOf(words)
    searched.current = nth < 0 ? [words] : searched.current.slice(nth)
    if (nth < 0 && ref.current) ref.current.value = words
  }, [words])
  return {
    ref,
    /** Returns what the field searches for now. */
    sent: () => {
      const typed = ref.current?.value.trim() ?? ''
      searched.current.push(typed)
      return typed
    },
  }
}
