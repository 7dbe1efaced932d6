import { useTranslation } from 'react-i18next'
import { fairBadgeDesk, type Scanned } from '#contract/fair/badge'
import { fairDayDesk } from '#contract/fair/day'
import { useCall } from '#src/api/query'
import { useCountryName } from '#src/kits/booking/countries'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useName } from '../../meetings/parts/use-when'
import { seoulTime } from '../../parts/seoul-time'

/** The result of a scan: a person, or the reason for failing. */
export type ScanResult = { turn: number } & ({ scanned: Scanned } | { failed: string })

/** The result of one scan. */
export function ScanRow({ result, onUndone }: { result: ScanResult; onUndone: () => void }) {
  if ('failed' in result)
    return (
      <li className="rounded-md border border-error/40 bg-error-soft p-3 font-semibold text-error">{result.failed}</li>
    )
  return <CheckedIn scanned={result.scanned} onUndone={onUndone} />
}

function CheckedIn({
  scanned: { party, is_test, first_at, again, meeting },
  onUndone,
}: {
  scanned: Scanned
  onUndone: () => void
}) {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: company } = useTranslation('fair.company')
  const name = useName()
  const countryName = useCountryName()
  const undo = useCall(fairBadgeDesk.undo, { refreshes: [fairDayDesk.show] })
  const takeBack = async () => {
    await undo.mutateAsync({ params: { id: party.id } })
    toast.success(t('scan.undone'))
    onUndone()
  }
  const time = seoulTime(first_at)
  const next = meeting && { time: meeting.slot.starts, company: name(meeting.other.company) }
  return (
    <li
      className={`rounded-md border p-3 ${again ? 'border-warning/40 bg-warning-soft' : 'border-success/40 bg-success-soft'}`}
    >
      <p className="flex flex-wrap items-center gap-2 text-lg leading-snug font-bold wrap-anywhere">
        {name(party.company)}
        {is_test && <Badge tone="accent">{t('test')}</Badge>}
      </p>
      <p className="text-sm">
        {company(`side.${party.side}`)} · {countryName(party.country)}
      </p>
      <p className="mt-1 font-semibold">{t(again ? 'scan.again' : 'scan.first', { time })}</p>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span>
          {next ? t(meeting?.marked ? 'scan.marked' : 'scan.nextAt', next) : t('scan.noNext')}
          {meeting?.booth && ` (${meeting.booth.number})`}
        </span>
        {!again && (
          <Button size="sm" variant="ghost" busy={undo.isPending} onClick={() => void takeBack().catch(() => {})}>
            {t('scan.undo')}
          </Button>
        )}
      </p>
    </li>
  )
}
