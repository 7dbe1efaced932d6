import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fieldIn } from './field-link'
import { focusField } from './focus-field'

/** Moves the focus to the heading of a new step, so that its fields are next, or to the field that the followed link names. */
export function useTopOfStep(step: string) {
  const { key, state } = useLocation()
  const field = fieldIn(state)
  const top = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ step, key })
  useEffect(() => {
    const isNew = shown.current.step !== step || (field !== undefined && shown.current.key !== key)
    shown.current = { step, key }
    if (!isNew) return
    const section = top.current?.closest('section')
    if (!section || field === undefined || !focusField(field, section)) top.current?.focus()
  }, [step, key, field])
  return top
}
