import { useTranslation } from 'react-i18next'
import { type CompanyRow, fairCompanies } from '#contract/fair/company'
import { wishLimits } from '#contract/fair/limits'
import { fairWishes, wishPriorities } from '#contract/fair/wish'
import { OptionalText } from '#contract/fields'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'

const Wish = z.strictObject({
  priority: z.enum(['1', '2', '3'], 'validation.required'),
  note: OptionalText(wishLimits.note),
})

const refreshes = [fairCompanies.list, fairCompanies.detail, fairWishes.own]

/** How strongly the reader wishes to meet a company, and about what. */
export function WishForm({ company: { id, wish } }: { company: Pick<CompanyRow, 'id' | 'wish'> }) {
  const { t } = useTranslation('fair.business')
  const isWished = Boolean(wish?.priority)
  const form = useZodForm<{ priority: '1' | '2' | '3'; note: string }, z.output<typeof Wish>>(Wish, {
    priority: String(wish?.priority ?? 1) as '1',
    note: wish?.note ?? '',
  })
  const save = useCall(fairWishes.save, { errors: 'page', refreshes })
  const remove = useCall(fairWishes.remove, { refreshes })
  const send = async ({ priority, note }: z.output<typeof Wish>) => {
    await save.mutateAsync({ params: { id }, body: { priority: Number(priority), note } })
    toast.success(t(wish?.sent_at ? 'wish.doneSent' : 'wish.done'))
  }
  const takeBack = async () => {
    await remove.mutateAsync({ params: { id } })
    toast.success(t('wish.removed'))
  }
  return (
    <Form form={form} onSubmit={send} label={t('wish.title')}>
      <RadioGroup
        name="priority"
        label={t('wish.priority')}
        options={wishPriorities.map((each) => ({ value: String(each), label: t(`wish.priorities.p${each}`) }))}
      />
      <TextArea name="note" label={t('wish.note')} help={t('wish.noteHelp')} max={wishLimits.note} rows={3} optional />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t(isWished ? 'wish.change' : 'wish.wishFor')}</SubmitButton>
        {isWished && (
          <Button variant="ghost" busy={remove.isPending} onClick={() => void takeBack().catch(() => {})}>
            {t('wish.remove')}
          </Button>
        )}
      </div>
    </Form>
  )
}
