import '../../parts/paper.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useDeferredValue, useMemo, useOptimistic } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { dayInSeoul } from '#contract/days'
import type { PlanWish } from '#contract/pass/plan'
import { planDays } from '#contract/pass/planner'
import { Alert } from '#src/ui/alert'
import { EmptyState } from '#src/ui/empty-state'
import { affiliates, passTypes } from '../../queries'
import { planAddress, wishIn } from '../address'
import { PlanActs } from './plan-acts'
import { PlanDays } from './plan-days'
import { PlanFields } from './plan-fields'
import { PlanVerdict } from './plan-verdict'

/** Assigns places to days by their hours and travel times, and shows which pass pays off; the whole input is in the address. */
export function Planner({ path }: { path: string }) {
  const { t } = useTranslation('seoulitepass.plan')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { items, now } = useSuspenseQuery(affiliates()).data
  const { data: types } = useSuspenseQuery(passTypes())
  const today = dayInSeoul(new Date(now))
  const address = search.toString()
  const wish = useMemo(
    () => wishIn(new URLSearchParams(address), today, new Set(items.map(({ id }) => id))),
    [address, today, items],
  )
  const counted = useDeferredValue(wish)
  const isPossible = counted.affiliate_ids.length > 0 && counted.starts < counted.ends
  const plan = useMemo(() => (isPossible ? planDays(counted, items, types) : null), [isPossible, counted, items, types])
  // What is chosen next must not wait for the address, or build on what it said before.
  const [chosen, choose] = useOptimistic(wish, (before, next: Partial<PlanWish>) => ({ ...before, ...next }))
  const change = (next: Partial<PlanWish>) =>
    startTransition(async () => {
      choose(next)
      await navigate(planAddress(path, { ...chosen, ...next }), { replace: true, preventScrollReset: true })
    })
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <PlanFields wish={chosen} affiliates={items} today={today} onChange={change} />
      <div aria-live="polite" className="min-w-0 stack-6">
        {chosen.starts >= chosen.ends && <Alert tone="error">{t('order')}</Alert>}
        {chosen.affiliate_ids.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        {plan && (
          <>
            <div className="paper stack-6">
              <h2 className="hidden text-2xl font-bold print:block">{t('paper')}</h2>
              <PlanVerdict plan={plan} wish={counted} />
              <PlanDays plan={plan} affiliates={items} />
            </div>
            <PlanActs path={path} wish={counted} isPossible={plan.days.some(({ visits }) => visits.length > 0)} />
          </>
        )}
      </div>
    </div>
  )
}
