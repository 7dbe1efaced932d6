import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** The handler of a search form: leads to the address of its words (`q`) without a reload. */
export function useSearch(action: string): (event: SubmitEvent<HTMLFormElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement
    const words = field.value.trim()
    void navigate(words ? `${action}?${new URLSearchParams({ q: words })}` : action)
  }
}
