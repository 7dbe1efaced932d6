import { useParams } from 'react-router-dom'
import { ResetPage } from '#src/kits/account/reset-page'
import { site } from '../../site'
import { useLinks } from '../use-links'

export function Component() {
  const { token = '' } = useParams()
  return <ResetPage site={site} token={token} links={useLinks()} />
}
