import { useTranslation } from 'react-i18next'
import { benefitsDesk, type DeskCoupon } from '#contract/benefits-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { useAct, useConfirmed } from '../../parts/use-act'
import { afterCouponAct } from '../queries'
import { IssueForm } from './issue-form'

/** Issues a coupon to members, or stops issuing it. */
export function CouponActs({ coupon }: { coupon: DeskCoupon }) {
  const { t } = useTranslation('admin.benefits')
  const { instant } = useDates()
  const lang = useContentLang()
  const confirmed = useConfirmed()
  const stop = useAct(benefitsDesk.stop, afterCouponAct)
  const { id, name, stopped_at } = coupon
  if (stopped_at)
    return (
      <DetailPart title={t('issue.title')}>
        <p>{t('stop.since', { when: instant(stopped_at) })}</p>
      </DetailPart>
    )
  return (
    <>
      <DetailPart title={t('issue.title')}>
        <IssueForm id={id} name={name[lang]} />
      </DetailPart>
      <DetailPart title={t('stop.title')}>
        <p className="mb-4">{t('stop.text')}</p>
        <Button
          variant="secondary"
          onClick={() =>
            void confirmed(
              t('stop.ask', { name: name[lang] }),
              t('stop.askText'),
              () => stop({ params: { id } }),
              t('stop.done'),
            )
          }
        >
          {t('stop.act')}
        </Button>
      </DetailPart>
    </>
  )
}
