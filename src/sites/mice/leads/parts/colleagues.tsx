import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Email } from '#contract/fields'
import { type Exhibit, miceLeads } from '#contract/mice/lead'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { ErrorState } from '#src/ui/error-state'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { IconButton } from '#src/ui/icon-button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Skeleton } from '#src/ui/skeleton'
import { colleagues } from '../queries'

const schema = z.strictObject({ email: Email })

/** Colleagues who scan for an exhibitor: the holders of the Naru accounts with these addresses. */
export function Colleagues({ exhibit: { id } }: { exhibit: Exhibit }) {
  const { t } = useTranslation('mice.leads')
  const words = useErrorWords()
  const dialogs = useDialogs()
  const { data, error, refetch, isFetching } = useQuery(colleagues(id))
  const add = useCall(miceLeads.addStaff, { errors: 'page', refreshes: [miceLeads.staff] })
  const remove = useCall(miceLeads.removeStaff, { refreshes: [miceLeads.staff] })
  const form = useZodForm(schema, { email: '' })
  const send = async (body: { email: string }) => {
    await add.mutateAsync({ params: { id }, body })
    form.reset()
    toast.success(t('staff.added', { email: body.email }))
  }
  const drop = async ({ id: person, email }: { id: string; email: string }) => {
    const question = { title: t('staff.removeAsk', { email }), text: t('staff.removeText') }
    if (!(await dialogs.question(question))) return
    await remove.mutateAsync({ params: { id, person } })
    toast.success(t('staff.removed', { email }))
  }
  if (error && !data)
    return (
      <ErrorState title={t('staff.failed')} onRetry={() => void refetch()} busy={isFetching}>
        {words(error)}
      </ErrorState>
    )
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <div className="stack-4">
      <p>{t('staff.text')}</p>
      {data.length === 0 ? (
        <p className="text-muted">{t('staff.none')}</p>
      ) : (
        <ul className="ruled border-y border-line">
          {data.map((each) => (
            <li key={each.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">{each.email}</span>
              <IconButton
                size="sm"
                label={t('staff.removeOf', { email: each.email })}
                onClick={() => void drop(each).catch(() => {})}
              >
                <X className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={send} label={t('staff.add')}>
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            label={t('staff.email')}
            className="min-w-56 flex-1 sm:max-w-96"
          />
          <SubmitButton variant="secondary">{t('staff.add')}</SubmitButton>
        </div>
      </Form>
    </div>
  )
}
