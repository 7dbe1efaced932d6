import { FindIdPage } from '#src/kits/account/find-id-page'
import { site } from '../../site'
import { links } from '../links'

export const Component = () => <FindIdPage site={site} links={links} />
