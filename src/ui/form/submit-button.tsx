import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../button'

/** The button of the form around it; says what happens, and turns while it happens. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { formState } = useFormContext()
  return <Button {...props} type="submit" busy={formState.isSubmitting} />
}
