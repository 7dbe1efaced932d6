import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MiceEdition } from '#contract/mice/edition'
import { type GroupRole, groupLimits, miceGroup } from '#contract/mice/group'
import { buyerAnswers, type MiceRegistration, visitorAnswers } from '#contract/mice/registration'
import { z } from '#contract/zod'
import { useCall } from '#src/api/query'
import { useCountryCode } from '#src/kits/booking/countries'
import { PasteField, PasteResult } from '#src/kits/paste/paste-field'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { BuyerBands, VisitorFields } from '../../account/parts/role-fields'
import { type ColleagueColumn, pastedColleagues } from '../pasted-colleagues'
import { Preview } from './preview'

const text = { text: z.string() }
const { interests, events, size, budget } = buyerAnswers
const schemas = {
  visitor: z.strictObject({ ...visitorAnswers, ...text }),
  buyer: z.strictObject({ interests, events, size, budget, ...text }),
}
const empty = {
  visitor: { profession: '' as 'other', interests: [], days: [], text: '' },
  buyer: { interests: [], events: '' as 'to_5', size: '' as 'to_100', budget: '' as 'private', text: '' },
}

interface GroupFormProps {
  role: GroupRole
  fair: MiceEdition
  own: MiceRegistration
}

/** The fields shared by everyone on the list, the list itself, and its preview; typed values stay in the tab. */
export const GroupForm = (props: GroupFormProps) =>
  props.role === 'visitor' ? <VisitorGroupForm {...props} /> : <BuyerGroupForm {...props} />

function VisitorGroupForm({ fair, own }: GroupFormProps) {
  const form = useZodForm(schemas.visitor, empty.visitor)
  const forget = useDraft(form, 'mice-group-visitor', { schema: schemas.visitor })
  const read = useRead(own)
  const send = useCall(miceGroup.visitors, { errors: 'page', refreshes: [miceGroup.list] })
  const confirmed = useConfirmed()
  return (
    <Form
      form={form}
      onSubmit={({ text, ...answers }) =>
        confirmed(read(text).people.length, async () => {
          await send.mutateAsync({ body: { ...answers, people: read(text).people } })
          forget()
          form.reset({ ...answers, text: '' })
        })
      }
    >
      <VisitorFields fair={fair} />
      <ListPart own={own} />
    </Form>
  )
}

function BuyerGroupForm({ own }: GroupFormProps) {
  const form = useZodForm(schemas.buyer, empty.buyer)
  const forget = useDraft(form, 'mice-group-buyer', { schema: schemas.buyer })
  const read = useRead(own)
  const send = useCall(miceGroup.buyers, { errors: 'page', refreshes: [miceGroup.list] })
  const confirmed = useConfirmed()
  return (
    <Form
      form={form}
      onSubmit={({ text, ...answers }) =>
        confirmed(read(text).people.length, async () => {
          await send.mutateAsync({ body: { ...answers, people: read(text).people } })
          forget()
          form.reset({ ...answers, text: '' })
        })
      }
    >
      <BuyerBands />
      <ListPart own={own} />
    </Form>
  )
}

/** Returns the function that reads a pasted list, with the member's country as the default. */
function useRead({ person: { country: ownCountry } }: MiceRegistration) {
  const country = useCountryCode()
  return (pasted: string) => pastedColleagues(pasted, { country, ownCountry })
}

/** Sends after a confirmation; an empty or too long list is not sent. */
function useConfirmed() {
  const { t } = useTranslation('mice.group')
  const dialogs = useDialogs()
  return async (count: number, send: () => Promise<void>) => {
    if (count === 0 || count > groupLimits.atOnce) return
    if (!(await dialogs.question({ title: t('ask', { count }), text: t('askText') }))) return
    await send()
    toast.success(t('sent', { count }))
  }
}

function ListPart({ own }: { own: MiceRegistration }) {
  const { t } = useTranslation('mice.group')
  const { setValue } = useFormContext<{ text: string }>()
  const pasted = useWatch<{ text: string }, 'text'>({ name: 'text' }) ?? ''
  const country = useCountryCode()
  const ownCountry = own.person.country
  const { people, bad, isTooLong } = useMemo(
    () => pastedColleagues(pasted, { country, ownCountry }),
    [pasted, country, ownCountry],
  )
  const isTooMany = people.length > groupLimits.atOnce
  return (
    <section className="stack-4">
      <h2 className="text-xl font-bold">{t('people')}</h2>
      <p className="text-muted">{t('peopleText', { organization: own.person.organization })}</p>
      <PasteField
        value={pasted}
        example={t('example')}
        onChange={(value) => setValue('text', value, { shouldTouch: true, shouldDirty: true })}
      />
      <PasteResult
        rows={people.length}
        {...{ bad, isTooLong }}
        label={(column: ColleagueColumn) => t(`column.${column}`)}
        problem={isTooMany ? t('tooMany', { count: people.length, most: groupLimits.atOnce }) : undefined}
      />
      {people.length > 0 && <Preview people={people} />}
      {bad.length > 0 && people.length > 0 && <p className="text-sm text-muted">{t('leftOut')}</p>}
      <SubmitButton wide size="lg" disabled={people.length === 0 || isTooMany}>
        {t('send', { count: people.length })}
      </SubmitButton>
    </section>
  )
}
