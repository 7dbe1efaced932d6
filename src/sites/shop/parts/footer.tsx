import { useTranslation } from 'react-i18next'
import { useMenus } from '#src/api/start-up'
import { SiteFooter } from '#src/kits/page/site-footer'
import { useSession } from '#src/session/visitor'
import { paths } from '../site'
import { Logo } from './logo'

/** The shop's footer with the menus of its settings. */
export function Footer() {
  const { t } = useTranslation('shop')
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const menus = useMenus().filter(({ id }) => id.startsWith('footer'))
  const own = { label: t('title.myMenu'), lang: undefined, path: paths.myMenu }
  // For members, a link to their own page replaces the one to the sign-in.
  const columns = menus.map(({ label, lang, children }) => ({
    title: label,
    lang,
    entries: children.map((entry) => (signedIn && entry.path === paths.login ? own : entry)),
  }))
  return <SiteFooter home={paths.main} logo={<Logo />} columns={columns} />
}
