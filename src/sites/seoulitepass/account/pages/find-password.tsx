import { FindPasswordPage } from '#src/kits/account/find-password-page'
import { site } from '../../site'
import { links } from '../links'

export const Component = () => <FindPasswordPage site={site} links={links} />
