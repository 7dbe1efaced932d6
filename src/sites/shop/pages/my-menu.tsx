import { useTranslation } from 'react-i18next'
import { usePerson } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Benefits } from '../parts/account/benefits'
import { MemberPage } from '../parts/account/member-page'
import { MenuLinks } from '../parts/account/menu-links'
import { useSignOut } from '../parts/use-sign-out'

export function Component() {
  const { t } = useTranslation('shop.account')
  const name = usePerson('member')?.name
  const signOut = useSignOut()
  return (
    <MemberPage title={t('myMenu.title')} lead={t('myMenu.hello', { name })}>
      <Benefits />
      <MenuLinks />
      <Button variant="secondary" onClick={signOut}>
        {t('myMenu.signOut')}
      </Button>
    </MemberPage>
  )
}
