import { useSuspenseQuery } from '@tanstack/react-query'
import { members } from '#contract/members'
import { PhoneChangePage } from '#src/kits/account/phone-change-page'
import { useVisitor } from '#src/session/visitor'
import { paths, site } from '../../site'
import { ownProfile } from '../own-profile'

export function Component() {
  const { data: profile } = useSuspenseQuery(ownProfile(useVisitor()))
  return <PhoneChangePage site={site} person={profile} profile={paths.myProfile} refreshes={[members.profile]} />
}
