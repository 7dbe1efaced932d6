import { useTranslation } from 'react-i18next'
import type { Entry } from '#src/kits/page/entry'
import { MenuSheet as SiteMenuSheet } from '#src/kits/page/menu-sheet'
import { usePerson, useSession } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { paths } from '../site'
import { useSignOut } from './use-sign-out'

interface MenuSheetProps {
  open: boolean
  onClose: () => void
  entries: readonly Entry[]
}

/** The shop's menu on narrow screens: its entries, the member's links, and signing in or out. */
export function MenuSheet({ open, onClose, entries }: MenuSheetProps) {
  const { t } = useTranslation('shop')
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const name = usePerson('member')?.name
  const signOut = useSignOut()
  const leave = () => {
    onClose()
    void signOut()
  }
  const own = [
    { path: paths.myMenu, label: t('header.myMenu') },
    { path: paths.myReservation, label: t('header.reservations') },
  ]
  return (
    <SiteMenuSheet
      open={open}
      onClose={onClose}
      title={(signedIn && name) || undefined}
      label={t('header.nav')}
      entries={signedIn ? [...entries, ...own] : entries}
    >
      {signedIn ? (
        <Button variant="secondary" wide onClick={leave}>
          {t('header.signOut')}
        </Button>
      ) : (
        <ButtonLink to={paths.login} wide onClick={onClose}>
          {t('header.signIn')}
        </ButtonLink>
      )}
    </SiteMenuSheet>
  )
}
