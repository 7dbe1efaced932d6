import { useSearchParams } from 'react-router-dom'
import { ApplicationForm } from '../parts/application-form'
import { Begin } from '../parts/begin'

/** Applying: the start page, and the form itself, step by step (product §3). */
export function Component() {
  const [search] = useSearchParams()
  const id = search.get('app')
  return id ? <ApplicationForm key={id} id={id} /> : <Begin />
}
