import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import type { Tone } from '#src/ui/tone'
import type { Outcome } from './judge'

const tones: Record<Outcome['result'], Tone> = {
  valid: 'success',
  used: 'warning',
  waiting: 'warning',
  no_seat: 'warning',
  unlisted: 'warning',
  other_fair: 'error',
  revoked: 'error',
  unknown: 'error',
  undone: 'info',
}

interface DoorOutcomeProps {
  outcome: Outcome
  live?: boolean
  /** Undoes the admission; only admissions that the server has confirmed can be undone. */
  onUndo: () => void
}

/** The result of a scan: whether to admit, who it is, and where the badge was scanned before. */
export function DoorOutcome({ outcome, live, onUndo }: DoorOutcomeProps) {
  const { t } = useTranslation('admin.mice')
  const { instant } = useDates()
  const { result, number, person, before, alone, isRehearsal } = outcome
  return (
    <Alert
      tone={tones[result]}
      live={live}
      title={t(`gate.result.${result}`)}
      actions={
        result === 'valid' &&
        !alone &&
        person && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('gate.undoOf', { name: person.name_latin })}
            onClick={onUndo}
          >
            {t('gate.undo')}
          </Button>
        )
      }
    >
      {person ? (
        <>
          <span className="block text-lg font-bold wrap-anywhere">
            {person.name_latin}
            {person.name !== person.name_latin && ` · ${person.name}`}
          </span>
          <span className="block wrap-anywhere">
            {[person.organization, person.roles.map((role) => t(`role.${role}`)).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ) : (
        number && result !== 'unknown' && <span className="block figures">{number}</span>
      )}
      {before && <span className="block">{t('gate.before', { when: instant(before.at), place: before.place })}</span>}
      {isRehearsal && <span className="mt-1 block text-sm font-semibold">{t('gate.rehearsal')}</span>}
      {alone && (
        <span className="mt-1 block text-sm text-muted">
          {t(`gate.${result === 'unlisted' ? 'unlisted' : 'alone'}`)}
        </span>
      )}
    </Alert>
  )
}
