import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Party } from '#contract/check-in'
import { hasVoucher } from '#contract/voucher'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { NumberStepper } from '#src/ui/number-stepper'

interface StaffPartyProps {
  party: Party
  /** Missing if this device has no gate. */
  onAdmit?: (number: string, people: number) => void
}

/** A party in a row: who, when, how many are in, and the admission of the rest. */
export function StaffParty({ party, onAdmit }: StaffPartyProps) {
  const { t } = useTranslation(['apec.gate', 'booking'])
  const { reservation_number: number, representative_name: name, party_size, admitted, status } = party
  const left = party_size - admitted
  const [people, setPeople] = useState(left)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="font-mono text-sm text-muted">{number}</p>
        <p className="mt-1 flex flex-wrap gap-2 text-sm">
          <span className="figures">{party.start_time}</span>
          <Badge tone={left <= 0 ? 'success' : 'neutral'}>{t('find.inOf', { admitted, party: party_size })}</Badge>
          {!hasVoucher(status) && <Badge tone="error">{t(`booking:status.${status}`)}</Badge>}
        </p>
      </div>
      {onAdmit && left > 0 && (
        <div className="flex items-center gap-3">
          <NumberStepper
            aria-label={t('find.people', { name })}
            value={people}
            onChange={(value) => setPeople(value ?? left)}
            min={1}
            max={left}
          />
          <Button
            size="lg"
            aria-label={t('find.letInNamed', { name, count: people })}
            onClick={() => onAdmit(number, people)}
          >
            {t('find.letIn')}
          </Button>
        </div>
      )}
    </li>
  )
}
