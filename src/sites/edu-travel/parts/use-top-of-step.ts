import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of a new step, so that its fields are next. */
export function useTopOfStep(step: string) {
  const top = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.focus()
  }, [step])
  return top
}
