import { useTranslation } from 'react-i18next'
import { Scanner } from '#src/kits/scanner/scanner'
import { NumberStepper } from '#src/ui/number-stepper'
import { Segmented } from '#src/ui/segmented'

interface StaffScanProps {
  /** How many of the next party to admit; null for all who are not in yet. */
  people: number | null
  onPeople: (people: number | null) => void
  onText: (text: string) => void
}

/** A camera that keeps scanning, and the number of people to admit of the next party. */
export function StaffScan({ people, onPeople, onText }: StaffScanProps) {
  const { t } = useTranslation('apec.gate')
  return (
    <div className="stack-5">
      <Scanner onText={onText} continuous />
      <div className="flex min-h-14 flex-wrap items-center gap-3">
        <Segmented
          label={t('scan.people')}
          value={people === null ? 'whole' : 'some'}
          onChange={(value) => onPeople(value === 'whole' ? null : 1)}
          options={[
            { value: 'whole', label: t('scan.whole') },
            { value: 'some', label: t('scan.some') },
          ]}
        />
        {people !== null && (
          <NumberStepper
            aria-label={t('scan.people')}
            value={people}
            onChange={(value) => onPeople(value ?? 1)}
            min={1}
            max={100}
          />
        )}
      </div>
      <p className="text-sm text-muted">{t('scan.usb')}</p>
    </div>
  )
}
