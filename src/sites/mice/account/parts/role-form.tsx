import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import type { MiceRole } from '#contract/mice/registration'
import type { z } from '#contract/zod'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { ConsentPart, PersonFields } from './person-fields'
import { RoleFields } from './role-fields'
import { useTerms } from './use-terms'

interface RoleFormProps<In extends FieldValues, Out> {
  role: MiceRole
  fair: MiceEdition
  schema: z.ZodMiniType<Out, In>
  initial: DefaultValues<In>
  submit: string
  /** Whether the person has the role already and changes what they said. */
  isChange: boolean
  /** An error is shown in the form. */
  onSubmit: (values: Out, forget: () => void) => Promise<unknown> | unknown
}

/** The form of a role: the person, the role's fields, and the consents; typed values stay in the tab. */
export function RoleForm<In extends FieldValues, Out>({
  role,
  fair,
  schema,
  initial,
  submit,
  isChange,
  onSubmit,
}: RoleFormProps<In, Out>) {
  const { t } = useTranslation('mice.account')
  const form = useZodForm(schema, initial)
  const forget = useDraft(form, `mice-${role}`, { schema })
  const [dialog, read] = useTerms()
  return (
    <>
      <Form form={form} onSubmit={(values) => onSubmit(values, forget)} label={t(`${role}.title`)}>
        <h2 className="text-xl font-bold">{t('person.title')}</h2>
        <PersonFields />
        <h2 className="text-xl font-bold">{t(`${role}.title`)}</h2>
        <RoleFields role={role} fair={fair} />
        <ConsentPart read={read} asksRules={!isChange} />
        <SubmitButton wide size="lg">
          {submit}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
