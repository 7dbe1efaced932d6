import UserPlus from 'lucide-react/icons/user-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Colleague, application as contract } from '#contract/education/application'
import { applicationLimits } from '#contract/education/limits'
import { Email } from '#contract/fields'
import { Lang, textLanguages } from '#contract/languages'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { IconButton } from '#src/ui/icon-button'
import { Dialog } from '#src/ui/overlay/dialog'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { useFormScene } from './form-context'

/** The people who work on the application, and the form to invite another by email. */
export function Colleagues() {
  const { t } = useTranslation('edu-travel.application')
  const { application } = useFormScene()
  const [isInviting, setIsInviting] = useState(false)
  const canInvite = application.is_owner && application.colleagues.length < applicationLimits.colleagues
  return (
    <Card as="section" className="stack-4">
      <h2 className="text-lg font-bold">{t('colleagues.title')}</h2>
      <p className="text-sm text-muted">{t('colleagues.lead')}</p>
      {application.colleagues.length > 0 && (
        <ul className="ruled">
          {application.colleagues.map((colleague) => (
            <ColleagueRow key={colleague.id} colleague={colleague} />
          ))}
        </ul>
      )}
      {canInvite && (
        <Button
          variant="secondary"
          size="sm"
          icon={<UserPlus className="size-4.5" />}
          onClick={() => setIsInviting(true)}
        >
          {t('colleagues.invite')}
        </Button>
      )}
      <Dialog open={isInviting} onClose={() => setIsInviting(false)} title={t('colleagues.invite')} place="sheet" stays>
        <Invite onSent={() => setIsInviting(false)} />
      </Dialog>
    </Card>
  )
}

function ColleagueRow({ colleague }: { colleague: Colleague }) {
  const { t } = useTranslation('edu-travel.application')
  const dialogs = useDialogs()
  const dates = useDates()
  const { application } = useFormScene()
  const { mutateAsync, isPending } = useCall(contract.removeColleague, { refreshes: [contract.detail] })
  const name = colleague.name || colleague.email
  const remove = async () => {
    if (!(await dialogs.question({ title: t('colleagues.removeAsk', { name }), danger: true }))) return
    const params = { id: application.id, colleague: colleague.id }
    // A refusal is shown as a toast.
    const done = await mutateAsync({ params }).catch(() => null)
    if (done) toast.info(t('colleagues.removed'))
  }
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-muted">
          {colleague.joined_at
            ? t('colleagues.joined', { when: dates.dayOf(colleague.joined_at) })
            : t('colleagues.waiting')}
        </p>
      </div>
      {application.is_owner && (
        <IconButton
          size="sm"
          label={t('colleagues.remove', { name })}
          disabled={isPending}
          onClick={() => void remove()}
        >
          <X className="size-4.5" />
        </IconButton>
      )}
    </li>
  )
}

const Invitation = z.strictObject({ email: Email, lang: Lang })

function Invite({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('edu-travel.application')
  const { application } = useFormScene()
  const form = useZodForm(Invitation, { email: '', lang: useContentLang() })
  const invite = useCall(contract.invite, { errors: 'page', refreshes: [contract.detail] })
  const send = async (body: z.infer<typeof Invitation>) => {
    await invite.mutateAsync({ params: { id: application.id }, body })
    toast.success(t('colleagues.sent'))
    onSent()
  }
  return (
    <Form form={form} onSubmit={send} label={t('colleagues.invite')}>
      <TextField name="email" label={t('colleagues.email')} type="email" autoComplete="off" />
      <SelectField
        name="lang"
        label={t('colleagues.lang')}
        options={textLanguages.map((value) => ({ value, label: t(`colleagues.langs.${value}`) }))}
      />
      <SubmitButton>{t('colleagues.send')}</SubmitButton>
    </Form>
  )
}
