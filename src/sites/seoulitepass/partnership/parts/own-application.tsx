import { useTranslation } from 'react-i18next'
import { type Partnership, passPartnerships } from '#contract/pass/partnership'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { paths } from '../../site'
import { AnswerForm } from './answer-form'
import { ApplicationFacts } from './application-facts'
import type { OpenedApplication } from './use-application'

const tones = {
  received: 'info',
  asked: 'warning',
  approved: 'success',
  declined: 'error',
  withdrawn: 'info',
} as const satisfies Record<Partnership['state'], string>

interface OwnApplicationProps {
  opened: OpenedApplication
  onChange: (application: Partnership) => void
  onLeave: () => void
}

/** An application opened by its link: its state, our questions, and the button to withdraw it. */
export function OwnApplication({ opened: { token, application }, onChange, onLeave }: OwnApplicationProps) {
  const { t } = useTranslation('seoulitepass.partnership')
  const dialogs = useDialogs()
  const withdraw = useCall(passPartnerships.withdraw)
  const { instant } = useDates()
  const { state, reason, decided_at, words } = application
  const isOpen = decided_at === null
  const take = async () => {
    if (!(await dialogs.question({ title: t('own.withdrawAsk'), text: t('own.withdrawText'), danger: true }))) return
    onChange(await withdraw.mutateAsync({ body: { link_token: token } }))
  }
  return (
    <div className="max-w-reading stack-8">
      <Alert
        tone={tones[state]}
        title={t(`state.${state}`)}
        actions={
          state === 'approved' && (
            <ButtonLink to={paths.scan} size="sm" variant="secondary">
              {t('own.toScan')}
            </ButtonLink>
          )
        }
      >
        {t(`stateText.${state}`)}
        {reason && <p className="mt-2 whitespace-pre-line wrap-anywhere">{reason}</p>}
      </Alert>
      {words.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl font-bold">{t('own.words')}</h2>
          <ul className="ruled">
            {words.map(({ id, author, content, at }) => (
              <li key={id} className="py-3">
                <p className="text-sm text-muted">
                  {t(`own.by.${author}`)} · {instant(at)}
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{content}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {state === 'asked' && <AnswerForm token={token} onChange={onChange} />}
      <ApplicationFacts application={application} />
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <Button variant="secondary" busy={withdraw.isPending} onClick={() => void take().catch(() => {})}>
            {t('own.withdraw')}
          </Button>
        )}
        <Button variant="ghost" onClick={onLeave}>
          {t('own.leave')}
        </Button>
      </div>
    </div>
  )
}
