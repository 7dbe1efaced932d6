import { useTranslation } from 'react-i18next'
import { MyPage } from '#src/kits/account/my-page'
import { usePerson } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { useSignOut } from '../../parts/use-sign-out'
import { Benefits } from '../parts/benefits'
import { MenuLinks } from '../parts/menu-links'

export function Component() {
  const { t } = useTranslation('shop.account')
  const name = usePerson('member')?.name
  const signOut = useSignOut()
  return (
    <MyPage title={t('myMenu.title')} lead={t('myMenu.hello', { name })}>
      <Benefits />
      <MenuLinks />
      <Button variant="secondary" onClick={signOut}>
        {t('myMenu.signOut')}
      </Button>
    </MyPage>
  )
}
