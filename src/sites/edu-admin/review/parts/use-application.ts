import { useSuspenseQuery } from '@tanstack/react-query'
import { usePulse } from '../../parts/use-pulse'
import { ofApplication, reviewed } from '../queries'

/** An application, watched while the page is open. */
export function useApplication(id: string) {
  const { data: application } = useSuspenseQuery(reviewed(id))
  return { application, ...usePulse(id, ofApplication) }
}
