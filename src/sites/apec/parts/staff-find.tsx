import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#src/api/words'
import type { Gate } from '#src/kits/check-in/gate'
import type { Device } from '#src/kits/check-in/store'
import { useGateState } from '#src/kits/check-in/use-gate'
import { useSession, useVisitor } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ErrorState } from '#src/ui/error-state'
import { Field } from '#src/ui/field'
import { Segmented } from '#src/ui/segmented'
import { StaffLoading } from './staff-desk-loading'
import { StaffParty } from './staff-party'
import { gateParties, type PartySearch } from './staff-queries'
import { StaffTurn } from './staff-turn'

const states = ['all', 'waiting', 'in'] as const

interface StaffFindProps {
  gate: Gate
  device: Device
  onAdmit: (number: string, people: number) => void
}

/** Reservations of the tour's day by number or name, in pages; names are shown but never stored. */
export function StaffFind({ gate, device, onAdmit }: StaffFindProps) {
  const { t } = useTranslation('apec.gate')
  const words = useErrorWords()
  const visitor = useVisitor()
  const isSignedIn = useSession(({ tokens }) => tokens.admin !== undefined)
  const online = useGateState(gate, (state) => state.online) && isSignedIn
  const { day, tour } = device.enrolment
  const [search, setSearch] = useState<PartySearch>({ day, tour_id: tour.id, q: '', state: 'all', page: 1 })
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...gateParties(visitor, search),
    enabled: online,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  const [typed, setTyped] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setSearch((before) => ({ ...before, q: typed, page: 1 }))
  }
  if (!online && !data) return <Alert tone="warning">{t('find.network')}</Alert>
  return (
    <div className="stack-5">
      <search>
        <form onSubmit={submit} className="flex items-end gap-3">
          <Field label={t('find.label')} className="min-w-0 flex-1">
            {(frame) => (
              <input
                {...frame}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                type="search"
                autoComplete="off"
                maxLength={80}
                className="control"
              />
            )}
          </Field>
          <Button type="submit" busy={isFetching}>
            {t('find.submit')}
          </Button>
        </form>
      </search>
      <Segmented
        label={t('find.state')}
        value={search.state}
        onChange={(state) => setSearch((before) => ({ ...before, state, page: 1 }))}
        options={states.map((value) => ({ value, label: t(`find.${value}`) }))}
      />
      {error && !data && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {words(error)}
        </ErrorState>
      )}
      {!error && !data && <StaffLoading />}
      {data && (
        <>
          <p role="status" className="text-sm text-muted">
            {t('find.found', { count: data.total })}
          </p>
          {data.items.length === 0 && <EmptyState title={t('find.none')}>{t('find.noneText')}</EmptyState>}
          <ul className={`ruled ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.items.map((party) => (
              <StaffParty key={`${party.reservation_number} ${party.admitted}`} party={party} onAdmit={onAdmit} />
            ))}
          </ul>
          <StaffTurn list={data} onPage={(page) => setSearch((before) => ({ ...before, page }))} />
        </>
      )}
    </div>
  )
}
