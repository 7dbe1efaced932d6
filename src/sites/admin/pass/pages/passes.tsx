import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { DeskPass } from '#contract/pass/desk'
import { type PassState, passStateAt } from '#contract/pass/order'
import { DeskPage } from '#src/kits/desk/desk-page'
import { SearchField } from '#src/kits/desk/search-field'
import { TotalLine } from '#src/kits/desk/total-line'
import { TurnPages } from '#src/kits/desk/turn-pages'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useNumbers } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../../site'
import { ExtendDialog } from '../parts/extend-dialog'
import { PassGifts } from '../parts/pass-gifts'
import { PassTabs } from '../parts/pass-tabs'
import { passes } from '../queries'

/**
 * Passes, last bought first: found by number, holder or friend, extended here with their gifts, and refunded on the page of their
 * reservation.
 */
export function Component() {
  const { t } = useTranslation('admin.pass')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(passes(search))
  const now = new Date(data.now)
  return (
    <DeskPage title={ofSite('title.passPasses')}>
      <PassTabs />
      <div className="space-y-4">
        <SearchField what={t('passes.searched')} />
        {data.items.length === 0 ? (
          <EmptyState title={t(search.get('q') ? 'passes.none' : 'passes.noneYet')} />
        ) : (
          <ul className="space-y-3">
            {data.items.map((each) => (
              <Row key={each.id} pass={each} state={passStateAt(each, now)} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          <TotalLine total={data.total} />
          <TurnPages next={data.next} previous={data.previous} />
        </div>
      </div>
    </DeskPage>
  )
}

const tones = {
  unused: 'neutral',
  given: 'warning',
  running: 'success',
  used_up: 'neutral',
  expired: 'warning',
  returned: 'neutral',
} as const satisfies Record<PassState, string>

function Row({ pass, state }: { pass: DeskPass; state: PassState }) {
  const { t } = useTranslation('admin.pass')
  const { birthday, instant } = useDates()
  const numbers = useNumbers()
  const won = useWon()
  const [isExtending, setExtending] = useState(false)
  const facts = [
    { label: t('passes.bought'), value: instant(pass.bought_at) },
    pass.ends_at
      ? { label: t('passes.ends'), value: instant(pass.ends_at) }
      : { label: t('passes.startBy'), value: birthday(pass.valid_until) },
    ...(pass.visits_left === null ? [] : [{ label: t('passes.left'), value: numbers(pass.visits_left) }]),
    { label: t('passes.paid'), value: won(pass.price_won) },
    { label: t('passes.saved'), value: won(pass.saved_won) },
  ]
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-bold wrap-anywhere">
            {pass.number}
            <Badge tone={tones[state]}>{t(`passes.state.${state}`)}</Badge>
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            {[t(`type.${pass.type}`), t(`person.${pass.person}`), pass.name, pass.email].join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to={paths.reservation(pass.booking_id)} className="text-accent hover:underline">
            {t('passes.order')}
          </Link>
          {state !== 'returned' && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => setExtending(true)}
              aria-label={t('passes.extendTitle', { number: pass.number })}
            >
              {t('passes.extend')}
            </Button>
          )}
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 text-sm sm:flex sm:flex-wrap">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <PassGifts pass={pass} />
      {isExtending && <ExtendDialog pass={pass} onClose={() => setExtending(false)} />}
    </li>
  )
}
