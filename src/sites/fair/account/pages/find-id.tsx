import { FindIdPage } from '#src/kits/account/find-id-page'
import { site } from '../../site'
import { useLinks } from '../use-links'

export const Component = () => <FindIdPage site={site} links={useLinks()} />
