import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { benefitsDesk, PointGrant } from '#contract/benefits-desk'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { useDraft } from '#src/session/use-draft'
import { useNumbers } from '#src/session/visitor'
import { DigitsField } from '#src/ui/form/digits-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { useAct } from '../../parts/use-act'
import { afterGrant } from '../queries'
import { AddressText } from './addresses'
import { type Given, GivenNote } from './given-note'

const Typed = z.pipe(
  z.strictObject({
    to: AddressText,
    points: z.number('validation.required').check(z.gte(1, 'validation.number')),
    reason: PointGrant.shape.reason,
  }),
  PointGrant,
)
const emptyFor = (to: string) => ({ to, points: null as unknown as number, reason: '' })

/** Grants members points with a reason that they can read (product §4). */
export function GrantForm() {
  const { t } = useTranslation('admin.benefits')
  const dialogs = useDialogs()
  const numbers = useNumbers()
  const [done, setDone] = useState<Given | null>(null)
  // A member's page leads here with the member's address, which is not in the page's; on narrow screens the list is above the form.
  const { to = '' } = (useLocation().state ?? {}) as { to?: string }
  const form = useZodForm(Typed, emptyFor(to))
  const { setFocus } = form
  useEffect(() => {
    if (to) setFocus('points')
  }, [to, setFocus])
  const forget = useDraft(form, 'grant points', { schema: Typed, fields: ['points', 'reason'] })
  const grant = useAct(benefitsDesk.grant, afterGrant)
  return (
    <DetailPart title={t('grant.title')}>
      {done && <GivenNote {...done} />}
      <Form
        form={form}
        label={t('grant.title')}
        onSubmit={async (body) => {
          const points = numbers(body.points)
          const text = t('grant.askText', { count: body.to.length })
          if (!(await dialogs.question({ title: t('grant.ask', { points }), text }))) return
          setDone(null)
          setDone({ already: 0, ...(await grant({ body })) })
          form.reset(emptyFor(''))
          forget()
        }}
      >
        <TextArea name="to" label={t('addresses')} help={t('addressesHelp')} rows={3} />
        <DigitsField name="points" label={t('grant.points')} />
        <TextField name="reason" label={t('grant.reason')} help={t('grant.reasonHelp')} maxLength={100} />
        <div>
          <SubmitButton>{t('grant.act')}</SubmitButton>
        </div>
      </Form>
    </DetailPart>
  )
}
