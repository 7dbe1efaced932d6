import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { desk, type Passports as Shown } from '#contract/desk'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Button } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { useAct } from './use-act'

/** Passport numbers in full, shown once a reason is given; they are dropped when the page is left (product §3). */
export function Passports({ id, masked, isKept }: { id: string; masked: string; isKept: boolean }) {
  const { t } = useTranslation('admin.reservations')
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const reveal = useAct(desk.passports)
  return (
    <div className="space-y-3">
      {shown ? (
        <Facts
          compact
          facts={shown.people.map(({ name, passport_number }) => ({
            label: name,
            value: <span className="figures">{passport_number}</span>,
          }))}
        />
      ) : (
        <p className="figures">{masked || t('passport.none')}</p>
      )}
      {shown?.people.length === 0 && <p className="text-muted">{t('passport.none')}</p>}
      {shown ? (
        <Button variant="secondary" size="sm" onClick={() => setShown(null)}>
          {t('passport.hide')}
        </Button>
      ) : (
        isKept && (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {t('passport.reveal')}
          </Button>
        )
      )}
      {asking && (
        <WordsDialog
          title={t('passport.title')}
          text={t('passport.text')}
          label={t('passport.why')}
          submit={t('passport.reveal')}
          max={500}
          onSend={async (reason) => setShown(await reveal({ params: { id }, body: { reason } }))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
