import { useTranslation } from 'react-i18next'
import { admissionWindow } from '#contract/check-in-rules'
import { instantInSeoul } from '#contract/days'
import { useDeparture } from '#src/kits/booking/departure'
import type { Outcome } from '#src/kits/check-in/outcome'
import { plainOnResult } from '#src/kits/check-in/result-screen'
import { Button } from '#src/ui/button'
import { useTimeOf } from './staff-times'
import type { Scans } from './use-scans'

/** Returns the reasons for a result in words: whose ticket, where and when. */
function useReasons(): (outcome: Outcome) => string[] {
  const { t } = useTranslation('apec.gate')
  const departure = useDeparture()
  const timeOf = useTimeOf()
  return ({ verdict, people, party_size: party, admitted, ticket, earlier, conflict, by, counter }) => {
    const entered = earlier.map(({ gate_name, at, offline }) =>
      t(offline ? 'result.enteredOffline' : 'result.entered', { gate: gate_name, time: timeOf(at) }),
    )
    const shownTicket =
      ticket &&
      t('result.ticket', {
        tour: ticket.tour_name || t('result.unnamed'),
        departure: departure(ticket.date, ticket.start_time),
      })
    const entrance = ticket && admissionWindow(instantInSeoul(ticket.date, ticket.start_time).getTime())
    const words: Partial<Record<Outcome['verdict'], (string | null)[]>> = {
      admitted: [
        t('result.people', { count: people }),
        admitted < party || people < party ? t('result.partly', { admitted, party }) : null,
      ],
      used: [t('result.used', { party }), ...entered],
      tooMany: [t('result.tooMany', { admitted, party, count: party - admitted }), ...entered],
      wrongTour: [shownTicket],
      wrongDay: [shownTicket],
      early: [shownTicket, entrance && t('result.opens', { time: timeOf(entrance.opens) })],
      expired: [shownTicket, entrance && t('result.closed', { time: timeOf(entrance.closes) })],
      cancelled: [t('result.cancelled')],
      unpaid: [t('result.unpaid')],
      unknown: [t('result.unknown')],
      forged: [t('result.forged')],
    }
    return [
      ...(words[verdict] ?? []),
      conflict ? t('result.conflict') : null,
      by === 'device' && counter !== null ? t('result.alone') : null,
    ].filter((each) => each !== null)
  }
}

/** The words of a result, and what staff can do about it; the buttons are within reach of a thumb. */
export function StaffOutcome({ scans, outcome, code }: { scans: Scans; outcome: Outcome | null; code: string | null }) {
  const { t } = useTranslation('apec.gate')
  const reasons = useReasons()
  const left = outcome?.verdict === 'tooMany' ? outcome.party_size - outcome.admitted : 0
  const rest = () => (code !== null ? scans.scan(code, left) : outcome && scans.admit(outcome.reservation_number, left))
  return (
    <>
      {outcome && (
        <div className="stack-2 flex-1 text-center text-lg font-medium">
          {reasons(outcome).map((each) => (
            <p key={each}>{each}</p>
          ))}
          {outcome.reservation_number !== '' && (
            <p className="font-mono text-base font-normal">{outcome.reservation_number}</p>
          )}
        </div>
      )}
      <div className="mt-auto grid gap-3">
        {left > 0 && (
          <Button variant="ghost" className={plainOnResult} onClick={rest}>
            {t('result.rest', { count: left })}
          </Button>
        )}
        {outcome?.verdict === 'admitted' && (
          <Button variant="ghost" className={plainOnResult} onClick={() => void scans.undo(outcome)}>
            {t('result.undo')}
          </Button>
        )}
        <Button autoFocus variant="secondary" className="min-h-20 border-0 text-xl" onClick={scans.close}>
          {t('result.next')}
        </Button>
      </div>
    </>
  )
}
