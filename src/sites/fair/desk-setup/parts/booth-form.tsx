import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { FairHall } from '#contract/fair/edition'
import { BoothPlace } from '#contract/fair/setup'
import { fairSetupDesk, type SetupBooth } from '#contract/fair/setup-desk'
import { langOf } from '#contract/languages'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { useBase } from '#src/kits/desk/use-base'
import { useLanguage } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { useOwnWords } from '../../company/parts/use-own-words'
import { usePaths } from '../../site'
import { PlaceFields } from './place-fields'
import { useSetupCall } from './use-setup-call'

interface BoothFormProps {
  year: number
  booth: SetupBooth
  halls: readonly FairHall[]
  act: <R>(work: () => Promise<R>) => Promise<R>
  /** The address of the plan without a chosen booth. */
  back: string
}

/** One booth: number, hall, place, size and seller. A booth without a seller can be removed. */
export function BoothForm({ year, booth, halls, act, back }: BoothFormProps) {
  const { t } = useTranslation('fair.desk-setup')
  const lang = langOf(useLanguage())
  const paths = usePaths()
  const navigate = useNavigate()
  const ownWords = useOwnWords()
  const { id, version, companies, hall, number, x, y, width, height } = booth
  const place = { hall, number, x, y, width, height }
  const form = useZodForm(BoothPlace, place)
  const change = useSetupCall(fairSetupDesk.changeBooth)
  const drop = useSetupCall(fairSetupDesk.removeBooth)
  const { base, isStale, rebase } = useBase(version, change.isPending)
  const take = () => {
    form.reset(place)
    rebase()
  }
  const remove = async () => {
    await act(() => drop.mutateAsync({ params: { year, id }, body: { base } }))
    toast.success(t('removed'))
    await navigate(back, { replace: true, preventScrollReset: true })
  }
  // The form can be out of sight below a long list.
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={part}>
      <DetailPart title={t('booths.one', { number })}>
        <div>
          <StaleNote form={form} isStale={isStale} onKeep={() => rebase()} onTake={take}>
            {t('booths.now', place)}
          </StaleNote>
          <Form
            form={form}
            label={t('booths.one', { number })}
            onSubmit={async (values) => {
              const saved = await act(() => change.mutateAsync({ params: { year, id }, body: { ...values, base } }))
              rebase(saved.find((each) => each.id === id)?.version)
              form.reset(values)
              toast.success(t('saved'))
            }}
          >
            {companies.length > 0 && (
              <ul className="space-y-1 text-sm">
                {companies.map((company) => (
                  <li key={company.id}>
                    <Link to={paths.deskParticipant(company.id)} className="font-medium text-accent hover:underline">
                      {ownWords(company.name.en, company.name.ko)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
              <TextField name="number" label={t('booths.number')} autoComplete="off" />
              <SelectField
                name="hall"
                label={t('booths.hall')}
                options={halls.map(({ id: value, name }) => ({ value, label: name[lang] }))}
              />
            </div>
            <PlaceFields />
            <div className="flex flex-wrap gap-2">
              <SubmitButton>{t('save')}</SubmitButton>
              <Button
                variant="ghost"
                busy={drop.isPending}
                disabled={companies.length > 0}
                onClick={() => void remove().catch((error: Error) => toast.error(error.message || t('failed')))}
              >
                {t('remove')}
              </Button>
              <Button variant="ghost" onClick={() => void navigate(back, { preventScrollReset: true })}>
                {t('booths.add')}
              </Button>
            </div>
            {companies.length > 0 && <p className="text-sm text-muted">{t('booths.given')}</p>}
          </Form>
        </div>
      </DetailPart>
    </div>
  )
}
