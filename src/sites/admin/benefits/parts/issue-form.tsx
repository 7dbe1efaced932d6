import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { benefitsDesk } from '#contract/benefits-desk'
import { z } from '#contract/zod'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { useAct } from '../../parts/use-act'
import { afterCouponAct } from '../queries'
import { AddressText } from './addresses'
import { type Given, GivenNote } from './given-note'

const Typed = z.discriminatedUnion('whom', [
  z.strictObject({ whom: z.literal('some'), to: AddressText }),
  z.pipe(
    z.strictObject({ whom: z.literal('all'), to: z.string() }),
    z.transform(({ whom }) => ({ whom, to: whom })),
  ),
])
const empty = { whom: 'some' as 'some' | 'all', to: '' }

/** Issues a coupon to the named members or to all; no one receives it twice (product §4). */
export function IssueForm({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('admin.benefits')
  const dialogs = useDialogs()
  const [done, setDone] = useState<Given | null>(null)
  const form = useZodForm(Typed as unknown as z.ZodMiniType<{ to: string[] | 'all' }, typeof empty>, empty)
  // Addresses are not stored in the tab.
  const forget = useDraft(form, `coupon issue ${id}`, { schema: Typed, fields: ['whom'] })
  const issue = useAct(benefitsDesk.issue, afterCouponAct)
  const whom = useWatch({ control: form.control, name: 'whom' })
  return (
    <>
      {done && <GivenNote {...done} />}
      <Form
        form={form}
        label={t('issue.title')}
        onSubmit={async ({ to }) => {
          const text = to === 'all' ? t('issue.askAll') : t('issue.askSome', { count: to.length })
          if (!(await dialogs.question({ title: t('issue.ask', { name }), text }))) return
          setDone(null)
          setDone(await issue({ params: { id }, body: { to } }))
          form.reset(empty)
          forget()
        }}
      >
        <RadioGroup
          name="whom"
          label={t('issue.whom')}
          options={(['some', 'all'] as const).map((value) => ({ value, label: t(`issue.${value}`) }))}
        />
        {whom === 'some' && <TextArea name="to" label={t('addresses')} help={t('addressesHelp')} rows={4} />}
        <div>
          <SubmitButton>{t('issue.act')}</SubmitButton>
        </div>
      </Form>
    </>
  )
}
