import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { benefitsDesk, PointTakeBack } from '#contract/benefits-desk'
import type { DeskMember } from '#contract/members-desk'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { useNumbers } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { Facts } from '#src/ui/facts'
import { DigitsField } from '#src/ui/form/digits-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { paths } from '../../site'
import { afterPoints } from '../queries'

/** The way to give a member points, and taking them back, with a reason that the member reads (product §4). */
export function Points({ member: { id, email, area, status, points } }: { member: DeskMember }) {
  const { t } = useTranslation('admin.members')
  const numbers = useNumbers()
  const [asking, setAsking] = useState(false)
  if (area !== 'member' || (status !== 'active' && status !== 'blocked')) return null
  return (
    <DetailPart title={t('points')}>
      <p className="mb-4">{points > 0 ? t('takeBack.now', { points: numbers(points) }) : t('takeBack.none')}</p>
      <div className="flex flex-wrap gap-2">
        {status === 'active' && (
          <ButtonLink to={paths.points} state={{ to: email }} variant="secondary">
            {t('takeBack.give')}
          </ButtonLink>
        )}
        {points > 0 && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('takeBack.act')}
          </Button>
        )}
      </div>
      {asking && <TakeBack id={id} balance={points} onClose={() => setAsking(false)} />}
    </DetailPart>
  )
}

function TakeBack({ id, balance, onClose }: { id: string; balance: number; onClose: () => void }) {
  const { t } = useTranslation('admin.members')
  const numbers = useNumbers()
  const takeBack = useAct(benefitsDesk.takeBack, afterPoints)
  const Typed = z.strictObject({
    points: z
      .number('validation.required')
      .check(z.gte(1, 'validation.number'), z.lte(balance, 'validation.numberHigh')),
    reason: PointTakeBack.shape.reason,
  })
  const form = useZodForm(Typed, { points: null as unknown as number, reason: '' })
  const send = async (typed: z.infer<typeof Typed>) => {
    await takeBack({ params: { id }, body: { ...typed, balance } })
    toast.success(t('takeBack.done', { points: numbers(typed.points) }))
    onClose()
  }
  return (
    <Dialog open stays onClose={onClose} title={t('takeBack.title')} description={t('takeBack.text')} place="sheet">
      <Form form={form} onSubmit={send} label={t('takeBack.title')}>
        <Facts compact facts={[{ label: t('takeBack.balance'), value: numbers(balance) }]} />
        <DigitsField name="points" label={t('takeBack.points')} help={t('takeBack.pointsHelp')} />
        <TextField name="reason" label={t('reason')} help={t('close.reasonHelp')} maxLength={100} />
        <SubmitButton variant="danger">{t('takeBack.act')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
