import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import type { Conflict, ReviewedApplication } from '#contract/education/reviewed'
import { educationStaff } from '#contract/education/staff'
import { useDesk } from '#src/kits/desk/desk'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from './use-act'

/** Declared conflicts of interest; another chief can lift one. */
export function Conflicts({ application: { id, conflicts, reader } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const { has } = useDesk()
  const [lifting, setLifting] = useState<Conflict | null>(null)
  const lift = useAct(educationStaff.liftConflict)
  return (
    <>
      {conflicts.map((conflict) => {
        const isOwn = conflict.person.id === reader.id
        return (
          <Alert
            key={conflict.person.id}
            tone="warning"
            title={isOwn ? t('conflict.own') : t('conflict.of', conflict.person)}
            actions={
              has('chief') &&
              !reader.has_conflict && (
                <Button size="sm" variant="secondary" onClick={() => setLifting(conflict)}>
                  {t('conflict.lift')}
                </Button>
              )
            }
          >
            <p className="wrap-anywhere whitespace-pre-line">{conflict.words}</p>
            {isOwn && <p>{t('conflict.ownText')}</p>}
          </Alert>
        )
      })}
      {lifting && (
        <WordsDialog
          title={t('conflict.liftTitle', lifting.person)}
          text={t('conflict.liftText', lifting.person)}
          label={t('conflict.liftWords')}
          submit={t('conflict.lift')}
          max={applicationLimits.reason}
          onSend={async (words) => {
            await lift({ params: { id, person: lifting.person.id }, body: { words } })
            toast.success(t('conflict.lifted', lifting.person))
          }}
          onClose={() => setLifting(null)}
        />
      )}
    </>
  )
}

/** The form in which staff declare a conflict of interest. */
export function DeclareConflict({ id }: { id: string }) {
  const { t } = useTranslation('edu-admin.review')
  const [isOpen, setIsOpen] = useState(false)
  const declare = useAct(educationStaff.declareConflict)
  return (
    <>
      <Button size="sm" variant="ghost" className="-ms-3.5" onClick={() => setIsOpen(true)}>
        {t('conflict.declare')}
      </Button>
      {isOpen && (
        <WordsDialog
          title={t('conflict.title')}
          text={t('conflict.text')}
          label={t('conflict.words')}
          submit={t('conflict.send')}
          max={applicationLimits.reason}
          onSend={async (words) => {
            await declare({ params: { id }, body: { words } })
            toast.success(t('conflict.declared'))
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
