import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { giftToken, type OpenedGift, passGifts } from '#contract/pass/gift'
import { call } from '#src/api/call'
import { AccountPage } from '#src/kits/account/account-page'
import { Outcome } from '#src/kits/account/outcome'
import { ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Loading, TextSkeleton } from '#src/ui/skeleton'
import { type Link, useOpenedLink } from '../../parts/use-opened-link'
import { paths, site } from '../../site'
import { GiftOffer } from '../parts/gift-offer'

const link: Link<OpenedGift> = {
  form: giftToken,
  key: 'PASS_GIFT',
  read: (link_token) => call(passGifts.read, { body: { link_token } }, { errors: 'silent' }),
}

/** Opened by an emailed link: who gives which pass, and the button to accept it (product §2, §4). */
export function Component() {
  const { t } = useTranslation('seoulitepass.gift')
  const { t: common } = useTranslation(site)
  const { state, opened, retry, leave } = useOpenedLink(link)
  const [accepted, setAccepted] = useState('')
  const see = <ButtonLink to={paths.home}>{t('toSite')}</ButtonLink>
  if (accepted !== '') {
    return (
      <AccountPage title={common('title.gift')}>
        <Outcome
          tone="success"
          title={t('accepted')}
          actions={<ButtonLink to={paths.mypage}>{t('toCode')}</ButtonLink>}
        >
          {t('acceptedText', { number: accepted })}
        </Outcome>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={common('title.gift')}>
      {(state === 'waiting' || state === 'looking') && (
        <Loading>
          <TextSkeleton lines={5} />
        </Loading>
      )}
      {state === 'failed' && <ErrorState onRetry={retry} />}
      {(state === 'none' || state === 'unknown') && (
        <EmptyState icon={<Gift />} title={t('unknown')} actions={see}>
          {t('unknownText')}
        </EmptyState>
      )}
      {state === 'open' &&
        opened &&
        (opened.shown.state === 'sent' ? (
          <GiftOffer
            token={opened.token}
            gift={opened.shown}
            onRefused={retry}
            onAccepted={(number) => {
              setAccepted(number)
              leave()
            }}
          />
        ) : (
          <EmptyState
            icon={<Gift />}
            title={t(`ended.${opened.shown.state}`)}
            actions={
              opened.shown.state === 'claimed' ? <ButtonLink to={paths.mypage}>{t('toPasses')}</ButtonLink> : see
            }
          >
            {t(`endedText.${opened.shown.state}`, { by: opened.shown.by })}
          </EmptyState>
        ))}
    </AccountPage>
  )
}
