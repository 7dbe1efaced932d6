import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../button'

/** The submit button of the surrounding form; shows a spinner while sending. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { formState } = useFormContext()
  return <Button {...props} type="submit" busy={formState.isSubmitting} />
}
