import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { History } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { CouponActs } from '../parts/coupon-acts'
import { CouponStatus } from '../parts/coupon-status'
import { PickedProducts } from '../parts/picked-products'
import { useCouponWords } from '../parts/use-coupon-words'
import { coupon as couponQuery } from '../queries'

const counts = ['given', 'usable', 'promised', 'used', 'expired'] as const

/** One coupon: its rules, how many were issued and used, and the form to issue more. */
export function Component() {
  const { id = '' } = useParams()
  return <Coupon key={id} id={id} />
}

function Coupon({ id }: { id: string }) {
  const { t } = useTranslation('admin.benefits')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const numbers = useNumbers()
  const inWon = useWon()
  const lang = useContentLang()
  const { off, scope } = useCouponWords()
  const live = useLive(couponQuery(id), ({ stopped_at, acts }) => `${stopped_at} ${acts.length}`)
  const coupon = live.data
  return (
    <DeskPage
      title={coupon.name[lang]}
      mark={<CouponStatus coupon={coupon} />}
      back={<BackLink to={paths.coupons}>{ofSite('title.coupons')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                { label: t('column.code'), value: <span className="figures">{coupon.code}</span> },
                { label: t('fact.otherName'), value: coupon.name[lang === 'en' ? 'ko' : 'en'] },
                { label: t('column.off'), value: off(coupon) },
                { label: t('fact.least'), value: coupon.min_total_won > 0 && inWon(coupon.min_total_won) },
                { label: t('column.scope'), value: scope(coupon) },
                { label: t('fact.valid'), value: t('fact.days', { count: coupon.valid_days }) },
                { label: t('fact.combines'), value: t(coupon.combines ? 'yes' : 'no') },
                { label: t('fact.onSignup'), value: t(coupon.on_signup ? 'yes' : 'no') },
                { label: t('fact.claimable'), value: t(coupon.claimable ? 'yes' : 'no') },
                { label: t('fact.claimFrom'), value: coupon.claim_from && instant(coupon.claim_from) },
                { label: t('fact.claimUntil'), value: coupon.claim_until && instant(coupon.claim_until) },
                {
                  label: t('fact.quantity'),
                  value:
                    coupon.quantity === null
                      ? t('fact.unlimited')
                      : t('fact.left', {
                          left: numbers(coupon.quantity - coupon.issued),
                          all: numbers(coupon.quantity),
                        }),
                },
                { label: t('column.created_at'), value: instant(coupon.created_at) },
              ].map((fact) => ({ ...fact, value: fact.value || null }))}
            />
          }
          timeline={<History acts={coupon.acts} />}
        >
          <DetailPart title={t('counts.title')}>
            <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
              {counts.map((each) => (
                <div key={each}>
                  <dt className="text-sm text-muted">{t(`counts.${each}`)}</dt>
                  <dd className="text-xl font-bold figures">{numbers(coupon.counts[each])}</dd>
                </div>
              ))}
            </dl>
          </DetailPart>
          {coupon.product_ids.length > 0 && (
            <DetailPart title={t('form.products')}>
              <PickedProducts ids={coupon.product_ids} />
            </DetailPart>
          )}
          <CouponActs coupon={coupon} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
