import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Lang } from '#contract/languages'
import { NewStaff, type StaffRole, staffDesk } from '#contract/staff-desk'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { paths, site } from '../../site'
import { RolesField } from '../parts/roles-field'
import { afterAct } from '../queries'

/** Invites a person to the desks; the email has a link to set the password. */
export function Component() {
  const { t, i18n } = useTranslation('admin.staff')
  const { t: ofSite } = useTranslation(site)
  const navigate = useNavigate()
  const lang: Lang = i18n.language === 'ko' ? 'ko' : 'en'
  const form = useZodForm(NewStaff, { email: '', name: '', lang, roles: [] as StaffRole[] })
  const invite = useAct(staffDesk.invite, afterAct)
  return (
    <DeskPage title={ofSite('title.inviteStaff')} back={<BackLink to={paths.staff}>{ofSite('title.staff')}</BackLink>}>
      <div className="max-w-reading rounded-md border border-line bg-surface p-4">
        <p className="mb-6 text-muted">{t('invite.lead')}</p>
        <Form
          form={form}
          label={ofSite('title.inviteStaff')}
          onSubmit={async (body) => {
            const { id } = await invite({ body })
            toast.success(t('invite.done', { email: body.email }))
            await navigate(paths.oneOfStaff(id))
          }}
        >
          <TextField name="name" label={t('column.name')} maxLength={80} autoComplete="off" />
          <TextField name="email" type="email" label={t('column.email')} inputMode="email" autoComplete="off" />
          <RadioGroup
            name="lang"
            label={t('lang.label')}
            options={(['en', 'ko'] as const).map((value) => ({ value, label: t(`lang.${value}`) }))}
          />
          <RolesField help={t('officeHelp')} />
          <div>
            <SubmitButton>{t('invite.act')}</SubmitButton>
          </div>
        </Form>
      </div>
    </DeskPage>
  )
}
