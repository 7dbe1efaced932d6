import { useParams } from 'react-router-dom'
import { ResetPage } from '#src/kits/account/reset-page'
import { site } from '../../site'
import { links } from '../links'

export function Component() {
  const { token = '' } = useParams()
  return <ResetPage site={site} token={token} links={links} />
}
