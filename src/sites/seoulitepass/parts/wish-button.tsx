import Heart from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'
import { type Affiliate, passAffiliates } from '#contract/pass/affiliate'
import { useCall } from '#src/api/query'
import { withNext } from '#src/kits/account/use-next'
import { useContentLang } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { paths } from '../site'
import { useWishes } from './use-wishes'

/** Saves or unsaves a place; visitors who are not signed in are led to the sign-in. Needs the texts `seoulitepass.affiliate`. */
export function WishButton({ affiliate: { id, name } }: { affiliate: Pick<Affiliate, 'id' | 'name'> }) {
  const { t } = useTranslation('seoulitepass.affiliate')
  const lang = useContentLang()
  const { signedIn, wished } = useWishes()
  const wish = useCall(passAffiliates.wish, { refreshes: [passAffiliates.wishes] })
  const isWished = wished.includes(id)
  const icon = <Heart className={`size-4.5 ${isWished ? 'fill-current text-brand' : ''}`} />
  const label = t('saveOf', { place: name[lang] })
  if (!signedIn) {
    return (
      <ButtonLink
        to={withNext(paths.login, paths.affiliate(id))}
        variant="ghost"
        size="sm"
        icon={icon}
        aria-label={label}
      >
        {t('save')}
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      busy={wish.isPending}
      aria-pressed={isWished}
      aria-label={label}
      onClick={() => void wish.mutateAsync({ params: { id }, body: { wished: !isWished } }).catch(() => {})}
    >
      {t(isWished ? 'saved' : 'save')}
    </Button>
  )
}
