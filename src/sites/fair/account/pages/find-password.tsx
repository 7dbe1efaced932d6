import { FindPasswordPage } from '#src/kits/account/find-password-page'
import { site } from '../../site'
import { useLinks } from '../use-links'

export const Component = () => <FindPasswordPage site={site} links={useLinks()} />
