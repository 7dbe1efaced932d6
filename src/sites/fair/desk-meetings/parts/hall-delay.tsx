import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { type DeskDay, fairDayDesk } from '#contract/fair/day'
import { useCall } from '#src/api/query'
import { IconButton } from '#src/ui/icon-button'

/** Minutes by which one press moves a hall. */
const stepMinutes = 5
const mostMinutes = 120

/** The delay of a hall in steps of five minutes; screens, phones and agendas follow immediately. */
export function HallDelay({ day, hall, name }: { day: DeskDay; hall: string; name: string }) {
  const { t } = useTranslation('fair.desk-meetings')
  const set = useCall(fairDayDesk.late, { refreshes: [fairDayDesk.show] })
  const minutes = day.late[hall] ?? 0
  const move = (by: number) =>
    set.mutate({
      body: { day: day.day, hall, minutes: Math.min(mostMinutes, Math.max(0, minutes + by)) },
    })
  return (
    <fieldset className="flex items-center gap-2" disabled={set.isPending}>
      <legend className="sr-only">{t('day.late', { hall: name })}</legend>
      <IconButton
        size="sm"
        variant="outline"
        label={t('day.sooner')}
        disabled={minutes === 0}
        onClick={() => move(-stepMinutes)}
      >
        <Minus className="size-4" />
      </IconButton>
      <output className={`min-w-20 text-center text-sm font-semibold ${minutes > 0 ? 'text-warning' : 'text-muted'}`}>
        {minutes > 0 ? t('day.lateBy', { count: minutes }) : t('day.onTime')}
      </output>
      <IconButton
        size="sm"
        variant="outline"
        label={t('day.later')}
        disabled={minutes >= mostMinutes}
        onClick={() => move(stepMinutes)}
      >
        <Plus className="size-4" />
      </IconButton>
    </fieldset>
  )
}
