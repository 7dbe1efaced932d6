import { useTranslation } from 'react-i18next'
import type { FairDay } from '#contract/fair/edition'
import { fairSetupDesk, type SetupSlot } from '#contract/fair/setup-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { dropDraft } from '#src/session/drafts'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { SlotForm, slotDraft } from './slot-form'
import { useSetupCall } from './use-setup-call'

interface SlotDayProps {
  year: number
  day: FairDay
  slots: readonly SetupSlot[]
  act: <R>(work: () => Promise<R>) => Promise<R>
  /** The time whose form is open. */
  chosen: string | null
  onChoose: (id?: string) => void
}

/** The times of a day. A time can be changed while no meeting needs it, and removed if it never had one. */
export function SlotDay({ year, day: { day, opens, closes }, slots, act, chosen, onChoose }: SlotDayProps) {
  const { t } = useTranslation('fair.desk-setup')
  const dates = useDates()
  const drop = useSetupCall(fairSetupDesk.removeSlot)
  const remove = ({ id, version }: SetupSlot) =>
    act(() => drop.mutateAsync({ params: { year, id }, body: { base: version } })).then(
      () => {
        dropDraft(slotDraft(year, id))
        toast.success(t('removed'))
      },
      (error: Error) => toast.error(error.message || t('failed')),
    )
  return (
    <DetailPart
      title={dates.day(day)}
      actions={<span className="text-sm text-muted figures">{t('slots.hours', { opens, closes })}</span>}
    >
      {slots.length === 0 ? (
        <p className="text-sm text-muted">{t('slots.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {slots.map((slot) => {
            const time = `${slot.starts}–${slot.ends}`
            return (
              <li key={slot.id} className="py-2">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <span className="font-semibold figures">{time}</span>
                  <span className="text-sm text-muted">
                    {slot.meetings > 0
                      ? t('slots.meetings', { needed: slot.needed, all: slot.meetings })
                      : t('slots.free')}
                  </span>
                  <span className="ms-auto flex gap-1">
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-expanded={chosen === slot.id}
                      aria-label={t('changeOf', { what: time })}
                      onClick={() => onChoose(chosen === slot.id ? undefined : slot.id)}
                    >
                      {t('change')}
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('removeOf', { what: time })}
                      disabled={slot.meetings > 0}
                      onClick={() => void remove(slot)}
                    >
                      {t('remove')}
                    </Button>
                  </span>
                </div>
                {chosen === slot.id && <SlotForm year={year} slot={slot} act={act} onDone={() => onChoose()} />}
              </li>
            )
          })}
        </ul>
      )}
    </DetailPart>
  )
}
