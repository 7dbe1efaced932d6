import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { passPlans } from '#contract/pass/plan'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths } from '../../site'
import { planAddress } from '../address'
import { ownPlans } from '../queries'

/** The member's saved plans; a plan is computed when it is opened. */
export function OwnPlans() {
  const { t } = useTranslation('seoulitepass.plan')
  const { data: plans } = useSuspenseQuery(ownPlans())
  const remove = useCall(passPlans.remove, { refreshes: [passPlans.own] })
  return (
    <section>
      <h2 className="mb-4 text-xl font-bold">{t('mine')}</h2>
      {plans.length === 0 ? (
        <EmptyState title={t('noPlans')}>{t('noPlansText')}</EmptyState>
      ) : (
        <ul className="ruled border-y border-line">
          {plans.map(({ id, name, wish }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <Link to={planAddress(paths.things, wish)} className="rounded-sm font-semibold hover:text-brand">
                {name}
              </Link>
              <Button
                variant="ghost"
                size="sm"
                busy={remove.isPending}
                aria-label={t('removeOf', { name })}
                onClick={() => void remove.mutateAsync({ params: { id } }).catch(() => {})}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
