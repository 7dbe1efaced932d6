import { useTranslation } from 'react-i18next'
import { langOf } from '#contract/languages'
import { GiftDraft, giftLimits, giftTexts, passGifts } from '#contract/pass/gift'
import { type OwnPass, passOrders } from '#contract/pass/order'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { useLanguage } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { RadioGroup } from '#src/ui/form/radio-group'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { DialogsProvider, useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

interface GiveProps {
  pass: OwnPass
  onClose: () => void
  /** Called before `onClose` once the gift is on its way. */
  onGiven: () => void
}

type GiveDialogProps = GiveProps & { finalFocus: () => boolean | HTMLElement }

/** The dialog that gives a pass to a friend by email (product §4). */
export function GiveDialog({ finalFocus, ...giving }: GiveDialogProps) {
  const { t } = useTranslation('seoulitepass.passes')
  return (
    <Dialog open onClose={giving.onClose} title={t('give.title')} place="sheet" stays finalFocus={finalFocus}>
      {/* Its question belongs to this dialog: Escape closes only the question, and the focus returns. */}
      <DialogsProvider>
        <GiveForm {...giving} />
      </DialogsProvider>
    </Dialog>
  )
}

function GiveForm({ pass, onClose, onGiven }: GiveProps) {
  const { t } = useTranslation('seoulitepass.passes')
  const dialogs = useDialogs()
  const lang = langOf(useLanguage())
  const form = useZodForm(GiftDraft, { to_name: '', to_email: '', lang, message: '' })
  const give = useCall(passGifts.give, { errors: 'page', refreshes: [passOrders.own] })
  const forget = useDraft(form, `gift ${pass.id}`, { schema: GiftDraft })
  const send = async (body: GiftDraft) => {
    const values = { email: body.to_email, days: giftLimits.days }
    if (!(await dialogs.question({ title: t('give.ask', values), text: t('give.askText', values) }))) return
    await give.mutateAsync({ params: { id: pass.id }, body })
    forget()
    toast.success(t('give.sent', values))
    onGiven()
    onClose()
  }
  return (
    <>
      <ul className="mb-5 list-disc ps-5 text-muted stack-1">
        {(['link', 'until', 'back', 'gone'] as const).map((what) => (
          <li key={what}>{t(`give.what.${what}`, { days: giftLimits.days })}</li>
        ))}
      </ul>
      <Form form={form} onSubmit={send} label={t('give.title')}>
        <TextField name="to_name" label={t('give.name')} autoComplete="off" maxLength={giftTexts.name} />
        <TextField name="to_email" label={t('give.email')} type="email" autoComplete="off" />
        <RadioGroup
          name="lang"
          label={t('give.lang')}
          columns={2}
          options={(['en', 'ko'] as const).map((value) => ({ value, label: t(`give.in.${value}`) }))}
        />
        <TextArea name="message" label={t('give.message')} rows={3} max={giftTexts.message} optional />
        <SubmitButton>{t('give.send')}</SubmitButton>
      </Form>
    </>
  )
}
