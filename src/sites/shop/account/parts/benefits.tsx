import { useSuspenseQuery } from '@tanstack/react-query'
import Coins from 'lucide-react/icons/coins'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { intlCode } from '#contract/languages'
import { TextLink } from '#src/kits/account/text-link'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { ownCoupons, points } from '../../benefits/queries'
import { paths } from '../../site'

/** The number of coupons shown, those that expire first; all of them have a page of their own. */
const couponsShown = 3

/** What the member can spend: points, and usable coupons. */
export function Benefits() {
  const { t } = useTranslation('shop.account')
  const language = useLanguage()
  const visitor = useVisitor()
  const { total } = useSuspenseQuery(points()).data
  const usable = useSuspenseQuery(ownCoupons(visitor)).data.filter(({ state }) => state === 'usable')
  const day = new Intl.DateTimeFormat(intlCode(language), { dateStyle: 'medium', timeZone: 'Asia/Seoul' })
  const shownPoints = new Intl.NumberFormat(intlCode(language)).format(total)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Figure icon={<Coins />} label={t('myMenu.points')} value={t('myMenu.pointsOf', { points: shownPoints })}>
        <p>{t('myMenu.pointsNote')}</p>
        <TextLink to={paths.myPoints}>{t('myMenu.pointsMore')}</TextLink>
      </Figure>
      <Figure
        icon={<TicketPercent />}
        label={t('myMenu.coupons')}
        value={t('myMenu.couponsOf', { count: usable.length })}
      >
        {usable.length === 0 ? (
          <p>{t('myMenu.noCoupons')}</p>
        ) : (
          <ul className="ruled">
            {usable.slice(0, couponsShown).map(({ id, name, expires_at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <span className="text-ink wrap-anywhere">{name}</span>
                {/* A date must not break across lines. */}
                <span className="whitespace-nowrap">
                  {t('myMenu.until', { date: day.format(new Date(expires_at)) })}
                </span>
              </li>
            ))}
          </ul>
        )}
        <TextLink to={paths.myCoupons}>{t('myMenu.couponsMore')}</TextLink>
      </Figure>
    </div>
  )
}

function Figure(props: { icon: ReactNode; label: string; value: string; children: ReactNode }) {
  return (
    <Card as="section" className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand *:size-5">
        {props.icon}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-sm font-semibold text-muted">{props.label}</h2>
        <p className="text-xl font-bold figures">{props.value}</p>
        <div className="mt-1.5 text-sm text-muted">{props.children}</div>
      </div>
    </Card>
  )
}
