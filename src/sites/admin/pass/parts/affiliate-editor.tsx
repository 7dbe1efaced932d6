import { useTranslation } from 'react-i18next'
import { affiliateCategories } from '#contract/pass/affiliate'
import { affiliateLimits, passAffiliateDesk, type WrittenAffiliate } from '#contract/pass/affiliate-desk'
import { passDesk } from '#contract/pass/desk'
import { districtPlaces, districts } from '#contract/pass/districts'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDates } from '#src/session/dates'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { BothTexts } from '../../parts/both-texts'
import { anException, TypedAffiliate, typed } from '../typed-affiliate'
import { HoursFields } from './hours-fields'

interface EditorProps {
  affiliate: WrittenAffiliate
  /** Runs a write; when someone else saved first, the latest version is shown. */
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** All fields of an affiliate, saved together; typed values are kept until then. */
export function AffiliateEditor({ affiliate, act }: EditorProps) {
  const { t } = useTranslation('admin.pass')
  const { birthday } = useDates()
  const form = useZodForm(TypedAffiliate, typed(affiliate), 'onSubmit')
  const save = useCall(passAffiliateDesk.save, {
    errors: 'page',
    refreshes: [passAffiliateDesk.read, passDesk.affiliates],
  })
  const draft = `affiliate ${affiliate.id}`
  const { base, isStale, rebase } = useBase(affiliate.version, save.isPending, draft)
  const forget = useDraft(form, draft, { schema: TypedAffiliate, items: { exceptions: anException() } })
  const { isDirty } = form.formState
  useLeaveGuard(() => isDirty)
  const take = (written: WrittenAffiliate) => {
    rebase(written.version)
    form.reset(typed(written))
    forget()
  }
  return (
    <Form
      form={form}
      label={t('edit.label')}
      onSubmit={async (values) => {
        const body = { base, ...values }
        take(await act(() => save.mutateAsync({ params: { id: affiliate.id }, body })))
        toast.success(t('edit.saved'))
      }}
    >
      <StaleNote isLong form={form} isStale={isStale} onKeep={() => rebase()} onTake={() => take(affiliate)}>
        {t('edit.stale')}
      </StaleNote>
      <DetailPart title={t('edit.texts')}>
        <div className="stack-5">
          <BothTexts name="name" label={t('edit.name')} max={affiliateLimits.name} />
          <BothTexts name="about" label={t('edit.about')} max={affiliateLimits.about} rows={5} />
          <BothTexts name="benefit" label={t('edit.benefit')} max={affiliateLimits.benefit} rows={2} />
          <BothTexts
            name="reservation"
            label={t('edit.reservation')}
            max={affiliateLimits.reservation}
            rows={2}
            optional
          />
        </div>
      </DetailPart>
      <DetailPart title={t('edit.where')}>
        <Where />
      </DetailPart>
      <DetailPart title={t('edit.hours')}>
        <p className="mb-4 text-sm text-muted">{t('edit.asOf', { day: birthday(affiliate.as_of) })}</p>
        <HoursFields />
      </DetailPart>
      <DetailPart title={t('edit.prices')}>
        <Prices />
      </DetailPart>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-md md:border">
        <SubmitButton>{t('edit.save')}</SubmitButton>
      </div>
    </Form>
  )
}

function Where() {
  const { t } = useTranslation('admin.pass')
  const lang = useContentLang()
  return (
    <div className="stack-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="category"
          label={t('partnership.column.category')}
          options={affiliateCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <SelectField
          name="district"
          label={t('partnership.column.district')}
          options={districts.map((value) => ({ value, label: districtPlaces[value].name[lang] }))}
        />
      </div>
      <BothTexts name="address" label={t('edit.address')} max={affiliateLimits.address} />
      <BothTexts name="station.name" label={t('edit.station')} max={affiliateLimits.station} />
      <BothTexts name="station.line" label={t('edit.line')} max={affiliateLimits.station} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField name="station.walk_minutes" label={t('edit.walk')} min={0} max={affiliateLimits.walkMinutes} />
        <TextField name="position.lat" label={t('edit.lat')} inputMode="decimal" />
        <TextField name="position.lon" label={t('edit.lon')} inputMode="decimal" />
      </div>
    </div>
  )
}

function Prices() {
  const { t } = useTranslation('admin.pass')
  const won = { min: 0, max: affiliateLimits.won, step: 1000 }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberField name="regular_won.adult" label={t('edit.regularAdult')} {...won} />
      <NumberField name="regular_won.child" label={t('edit.regularChild')} {...won} />
      <NumberField name="saves_won.adult" label={t('edit.savesAdult')} {...won} />
      <NumberField name="saves_won.child" label={t('edit.savesChild')} {...won} />
      <NumberField name="times_per_pass" label={t('edit.times')} min={1} max={affiliateLimits.times} />
      <NumberField name="visit_minutes" label={t('edit.visit')} min={10} max={affiliateLimits.visitMinutes} step={10} />
    </div>
  )
}
