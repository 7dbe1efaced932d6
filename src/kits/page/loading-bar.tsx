import { useNavigation } from 'react-router-dom'

/** A line at the top while the next page loads; a short load shows none. */
export function LoadingBar() {
  const loading = useNavigation().state !== 'idle'
  return loading && <div className="site-loading" aria-hidden="true" />
}
