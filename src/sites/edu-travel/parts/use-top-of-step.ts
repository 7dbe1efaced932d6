import { useEffect, useRef } from 'react'

/** The focus goes to the heading of a step that was turned to, so that its fields are next. */
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
