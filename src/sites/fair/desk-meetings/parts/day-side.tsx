import Check from 'lucide-react/icons/check'
import UserX from 'lucide-react/icons/user-x'
import { useTranslation } from 'react-i18next'
import { type DayMeeting, fairDayDesk, type Presence } from '#contract/fair/day'
import type { FairSide } from '#contract/fair/sectors'
import { useCall } from '#src/api/query'
import { useCountryName } from '#src/kits/booking/countries'
import { useName } from '../../meetings/parts/use-when'
import { seoulTime } from '../../parts/seoul-time'

interface DaySideProps {
  meeting: DayMeeting
  side: FairSide
  /** Whether the slot has begun; before that, no one can be marked missing. */
  begun: boolean
  /** Whether the day is today. */
  open: boolean
}

const looks = {
  here: 'aria-pressed:border-success aria-pressed:bg-success-soft aria-pressed:text-success',
  missed: 'aria-pressed:border-error aria-pressed:bg-error-soft aria-pressed:text-error',
} as const

/** One side of a meeting: the company, and a button for its presence; a second press undoes it. */
export function DaySide({ meeting, side, begun, open }: DaySideProps) {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: company } = useTranslation('fair.company')
  const name = useName()
  const countryName = useCountryName()
  const set = useCall(fairDayDesk.presence, { refreshes: [fairDayDesk.show] })
  const party = meeting[side]
  const say = (presence: Presence) =>
    set.mutate({ params: { id: meeting.id }, body: { side, presence: party.presence === presence ? null : presence } })
  const came = party.came_at ? t('day.came', { time: seoulTime(party.came_at) }) : t('day.notCome')
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block leading-snug font-semibold wrap-anywhere">{name(party.company)}</span>
        <span className="block text-xs text-muted">
          {company(`side.${side}`)} · {countryName(party.country)} · {came}
        </span>
      </p>
      {open && (
        <div className="flex shrink-0 gap-1.5">
          {(['here', 'missed'] as const).map((presence) => (
            <button
              key={presence}
              type="button"
              aria-pressed={party.presence === presence}
              aria-label={t(`day.${presence}Of`, { company: name(party.company) })}
              disabled={set.isPending || (presence === 'missed' && !begun)}
              onClick={() => say(presence)}
              className={`flex min-h-11 min-w-14 flex-col items-center justify-center rounded-md border border-line-strong bg-surface px-2 py-1 text-xs font-semibold eased disabled:opacity-40 ${looks[presence]}`}
            >
              {presence === 'here' ? <Check className="size-4" /> : <UserX className="size-4" />}
              {t(`day.${presence}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
