import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Field } from '#src/ui/field'
import { useLazy } from '#src/ui/use-lazy'
import { paths } from '../site'

const load = () => import('./my-surveys')

/** The code's field on the first page. The code that checks and sends it loads with the first entry. */
export function FirstTool() {
  const { t } = useTranslation('survey')
  const { t: ofUi } = useTranslation('ui')
  const { i18n } = useVisitor()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [tool, bring] = useLazy(load)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    setTyped(field.current?.value ?? '')
    setState('loading')
    await Promise.all([bring(), i18n.loadNamespaces(['rok-us.survey', 'refusal'])]).catch(() => setState('failed'))
  }
  return (
    <div className="min-h-60">
      {tool ? (
        <tool.MySurveys typed={typed} />
      ) : (
        // Without scripts the form opens the page with the full form; a field without a name stays out of the address.
        <form action={paths.mySurveys} noValidate onSubmit={find} className="stack-6">
          <Field
            label={t('code.label')}
            help={t('code.help')}
            error={state === 'failed' ? ofUi('form.failed') : undefined}
          >
            {(frame) => <input {...frame} ref={field} autoComplete="off" maxLength={20} className="control" />}
          </Field>
          <Button type="submit" busy={state === 'loading'}>
            {t('code.find')}
          </Button>
          <p className="text-sm text-muted">{t('code.privacy')}</p>
        </form>
      )}
    </div>
  )
}
