import { useTranslation } from 'react-i18next'
import { type OpenedGift, passGifts } from '#contract/pass/gift'
import { passOrders } from '#contract/pass/order'
import { useCall } from '#src/api/query'
import { withNext } from '#src/kits/account/use-next'
import { useDates } from '#src/session/dates'
import { usePerson, useSession } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { paths, site } from '../../site'

interface GiftOfferProps {
  token: string
  gift: OpenedGift
  /** Called with the number of the pass once it is the visitor's. */
  onAccepted: (number: string) => void
  onRefused: () => void
}

/** A gift that can be accepted: by the account that is signed in, or after signing in on the way. */
export function GiftOffer({ token, gift, onAccepted, onRefused }: GiftOfferProps) {
  const { t } = useTranslation('seoulitepass.gift')
  const { t: common } = useTranslation(site)
  const { day, instant } = useDates()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const person = usePerson('member')
  const accept = useCall(passGifts.accept, { refreshes: [passOrders.own] })
  const { by, to_name, message, type, valid_until, ends_at } = gift
  const take = async () => {
    try {
      onAccepted((await accept.mutateAsync({ body: { link_token: token } })).number)
    } catch {
      // Said in a toast; the gift may have ended meanwhile.
      onRefused()
    }
  }
  return (
    <div className="stack-5">
      <p className="text-lg font-semibold wrap-anywhere">{t('lead', { name: to_name, by })}</p>
      {message !== '' && (
        <blockquote className="border-s-4 border-brand ps-4 whitespace-pre-line wrap-anywhere">{message}</blockquote>
      )}
      <Facts
        facts={[
          { label: t('fact.pass'), value: `${common(`pass.${type}`)} · ${common(`person.${gift.person}`)}` },
          { label: t('fact.startBy'), value: day(valid_until) },
          { label: t('fact.acceptBy'), value: t('inSeoul', { until: instant(ends_at) }) },
        ]}
      />
      <p className="text-muted">{t('what')}</p>
      {signedIn ? (
        <div className="stack-3">
          {person && <p className="wrap-anywhere">{t('as', { name: person.name })}</p>}
          <Button wide size="lg" busy={accept.isPending} onClick={() => void take()}>
            {t('accept')}
          </Button>
          <p className="text-sm text-muted">{t('once')}</p>
        </div>
      ) : (
        <div className="stack-3">
          <p>{t('account')}</p>
          <ButtonLink wide size="lg" to={withNext(paths.login, paths.gift)}>
            {t('signIn')}
          </ButtonLink>
          <ButtonLink wide size="lg" variant="secondary" to={withNext(paths.register, paths.gift)}>
            {t('register')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
