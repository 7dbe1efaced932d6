import { FindPasswordPage } from '#src/kits/account/find-password-page'
import { paths, site } from '../../site'

export const Component = () => (
  <>
    <meta name="robots" content="noindex" />
    <FindPasswordPage site={site} links={{ login: paths.signin }} />
  </>
)
