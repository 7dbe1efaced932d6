import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Email } from '#contract/fields'
import { type DeskAffiliate, passDesk } from '#contract/pass/desk'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'

const schema = z.strictObject({ email: Email })

/** The members who scan passes at an affiliate, by the address of their account. */
export function Staff({ affiliate: { id, staff }, name }: { affiliate: DeskAffiliate; name: string }) {
  const { t } = useTranslation('admin.pass')
  const dialogs = useDialogs()
  const add = useCall(passDesk.addStaff, { errors: 'page', refreshes: [passDesk.affiliates] })
  const remove = useCall(passDesk.removeStaff, { refreshes: [passDesk.affiliates] })
  const form = useZodForm(schema, { email: '' })
  const send = async (body: { email: string }) => {
    const after = await add.mutateAsync({ params: { id }, body })
    const who = after.staff.find(({ email }) => email === body.email)?.name ?? body.email
    form.reset()
    toast.success(t('affiliates.added', { name: who }))
  }
  const drop = async ({ id: person, name: who }: DeskAffiliate['staff'][number]) => {
    const question = {
      title: t('affiliates.removeAsk', { name: who }),
      text: t('affiliates.removeText', { name: who }),
    }
    if (!(await dialogs.question(question))) return
    await remove.mutateAsync({ params: { id, person } })
    toast.success(t('affiliates.removed', { name: who }))
  }
  return (
    <section aria-label={`${t('affiliates.staff')} · ${name}`} className="space-y-3">
      <h3 className="text-sm font-semibold">{t('affiliates.staff')}</h3>
      {staff.length === 0 ? (
        <p className="text-sm text-muted">{t('affiliates.noStaff')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {staff.map((each) => (
            <li key={each.id} className="flex items-center gap-1 rounded-md border border-line py-1 ps-3 pe-1 text-sm">
              <span className="min-w-0 wrap-anywhere">
                {each.name} · {each.email}
              </span>
              <button
                type="button"
                className="grid size-8 place-items-center rounded-md text-muted hover:bg-sunken"
                aria-label={t('affiliates.remove', { name: each.name })}
                onClick={() => void drop(each).catch(() => {})}
              >
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={send} label={t('affiliates.addTo', { name })}>
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            label={t('affiliates.email')}
            className="min-w-56 flex-1 sm:max-w-80"
          />
          <SubmitButton variant="secondary">{t('affiliates.add')}</SubmitButton>
        </div>
      </Form>
    </section>
  )
}
