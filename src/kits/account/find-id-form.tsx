import { useTranslation } from 'react-i18next'
import { auth, FindId } from '#contract/auth'
import type { Data } from '#contract/endpoint'
import type { AccountSite } from '#contract/sites/sites'
import type { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { PhoneField } from './contact-fields'

interface FindIdFormProps {
  site: AccountSite
  onFound: (found: Data<typeof auth.findId>) => void
}

/** Asks for the other registered details of a user who forgot their address. */
export function FindIdForm({ site, onFound }: FindIdFormProps) {
  const { t } = useTranslation('account')
  const form = useZodForm(FindId, { name: '', phone: '' })
  const find = useCall(auth.findId, { errors: 'page' })
  const send = async (body: z.output<typeof FindId>) => onFound(await find.mutateAsync({ body: { ...body, site } }))
  return (
    <Form form={form} onSubmit={send} label={t('findId.title')}>
      <TextField name="name" label={t('registration.name')} autoComplete="name" />
      <PhoneField />
      <SubmitButton wide>{t('findId.submit')}</SubmitButton>
    </Form>
  )
}
