import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** A link to a related page, in a text or under a form. */
export const TextLink = ({ className = '', ...rest }: ComponentProps<typeof Link>) => (
  <Link {...rest} className={`rounded-sm font-semibold text-brand underline-offset-4 hover:underline ${className}`} />
)
