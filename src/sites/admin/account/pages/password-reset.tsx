import { useParams } from 'react-router-dom'
import { ResetPage } from '#src/kits/account/reset-page'
import { paths, site } from '../../site'

export function Component() {
  const { token = '' } = useParams()
  return <ResetPage site={site} token={token} links={{ login: paths.signin, findPassword: paths.findPassword }} />
}
