import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type GuestInquiryDraft, guestFiles, inquiry, inquiryNumber } from '#contract/inquiry'
import { langOf } from '#contract/languages'
import type { Site } from '#contract/sites/sites'
import { useCall } from '#src/api/query'
import { useDraft } from '#src/session/use-draft'
import { useVisitor } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { asGuestFields, draftName, GuestForm, type GuestTyping, keptGuestFields } from './inquiry-draft'
import { InquiryFields } from './inquiry-fields'

const empty: GuestTyping = {
  type: '',
  title: '',
  content: '',
  email: '',
  about: '',
  homepage: '',
  lang: 'en',
  file: [],
}

interface GuestInquiryFormProps {
  site: Site
  /** What to write and what to leave out, where the site has its own text. */
  help?: string
  /** Number of an earlier inquiry in the address; empty where there is none. */
  about: string
  onSent: (sent: { number: string; email: string }) => void
}

/** The form for an inquiry without an account: the answer is sent to the email address (product §3). */
export function GuestInquiryForm({ site, help, about, onSent }: GuestInquiryFormProps) {
  const { t } = useTranslation('board')
  const visitor = useVisitor()
  const dialogs = useDialogs()
  const form = useZodForm(GuestForm, empty)
  const ask = useCall(inquiry.askAsGuest, { errors: 'page' })
  const { setValue } = form
  const forget = useDraft(form, draftName, { schema: GuestForm, fields: keptGuestFields })
  // After hydration: the server rendered the form without it.
  useEffect(() => {
    if (inquiryNumber.test(about)) setValue('about', about)
  }, [about, setValue])

  const send = async (draft: GuestInquiryDraft) => {
    if (!(await dialogs.question({ title: t('inquiry.ask'), text: t('inquiry.askText') }))) return
    const body = { ...draft, lang: langOf(visitor.prefs.getState().language) }
    try {
      const { number } = await ask.mutateAsync({
        params: { site },
        body,
        files: asGuestFields(form.getValues('file')),
      })
      forget()
      toast.success(t('inquiry.sent'))
      onSent({ number, email: body.email })
    } finally {
      // A form-filling program may have filled this field: the next try is the person's.
      setValue('homepage', '')
    }
  }
  return (
    <Form form={form} onSubmit={send} label={t('inquiry.form')}>
      <TextField
        name="email"
        type="email"
        label={t('inquiry.email')}
        help={t('inquiry.emailHelp')}
        autoComplete="email"
        inputMode="email"
      />
      <InquiryFields site={site} help={help} files={guestFiles} />
      <TextField name="about" label={t('inquiry.about')} help={t('inquiry.aboutHelp')} autoComplete="off" optional />
      <div hidden>
        <TextField name="homepage" label={t('inquiry.homepage')} autoComplete="off" optional />
      </div>
      <SubmitButton size="lg">{t('inquiry.send')}</SubmitButton>
    </Form>
  )
}
