import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { review, Won } from '#contract/education/review'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { z } from '#contract/zod'
import { useWon } from '#src/session/use-won'
import { AmountField } from '#src/ui/form/amount-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from './use-act'

/** The amount as typed, within the most for the application and what is left of the budget. */
const approvalOf = (most_won: number, left: number) =>
  z.strictObject({
    won: z.pipe(
      z.pipe(z.string(), z.transform(Number)),
      Won.check(
        z.refine((won) => won <= most_won, 'education.aboveRequested'),
        z.refine((won) => won <= left, 'education.budget'),
      ),
    ),
  })

/** Grants an amount; the form starts with the maximum. */
export function ApproveForm({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('edu-admin.review')
  const dialogs = useDialogs()
  const inWon = useWon()
  const approve = useAct(review.approve)
  const { id, most_won, requested_won, program } = application
  const left = program.budget_won - program.committed_won
  const most = Math.max(0, Math.min(most_won, left))
  const schema = useMemo(() => approvalOf(most_won, left), [most_won, left])
  const form = useZodForm(schema, { won: String(most) })
  const send = async ({ won }: { won: number }) => {
    if (
      !(await dialogs.question({ title: t('decide.approveAsk', { won: inWon(won) }), text: t('decide.approveText') }))
    )
      return
    await approve({ params: { id }, body: { won } })
    toast.success(t('decide.approved', { won: inWon(won) }))
  }
  return (
    <Form form={form} onSubmit={send} label={t('decide.approve')} className="max-w-100">
      <AmountField
        name="won"
        label={t('decide.won')}
        help={t('decide.wonHelp', {
          most: inWon(most),
          asked: inWon(requested_won),
          left: inWon(left),
          year: String(program.year),
        })}
      />
      <SubmitButton>{t('decide.approve')}</SubmitButton>
    </Form>
  )
}
