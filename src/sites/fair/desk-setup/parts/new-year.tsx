import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type FairYear, fairSetupDesk } from '#contract/fair/setup-desk'
import { TravelDay } from '#contract/fields'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { usePaths } from '../../site'
import { FiguresFields } from './figures-fields'
import { blankFigures, FiguresForm } from './figures-schema'
import { useSetupCall } from './use-setup-call'

interface NewYearProps {
  years: readonly FairYear[]
  onMade: () => void
}

const Start = z.object({ from: z.string(), first: TravelDay })

/** Creates a year: as a copy of another with shifted days, or blank, with a form for the figures. */
export function NewYear({ years, onMade }: NewYearProps) {
  const { t } = useTranslation('fair.desk-setup')
  const paths = usePaths()
  const navigate = useNavigate()
  const [first, setFirst] = useState('')
  const form = useZodForm(Start, { from: String(years[0]?.year ?? ''), first: '' })
  const copy = useSetupCall(fairSetupDesk.copy)
  const made = async (year: number) => {
    toast.success(t('new.done', { year: String(year) }))
    onMade()
    await navigate(`${paths.deskSetup}?year=${year}`)
  }
  if (first) return <FromNothing first={first} onMade={made} />
  return (
    <DetailPart title={t('new.title')}>
      <Form
        form={form}
        label={t('new.title')}
        onSubmit={async ({ from, first: day }) => {
          if (from === '') return setFirst(day)
          const { year } = await copy.mutateAsync({ params: { year: Number(from) }, body: { first: day } })
          await made(year)
        }}
      >
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            name="from"
            label={t('new.from')}
            help={t('new.fromHelp')}
            optional
            placeholder={t('new.nothing')}
            options={years.map(({ year }) => ({ value: String(year), label: t('new.copy', { year: String(year) }) }))}
          />
          <DateField name="first" label={t('new.first')} />
        </div>
        <SubmitButton size="sm">{t('new.submit')}</SubmitButton>
      </Form>
    </DetailPart>
  )
}

function FromNothing({ first, onMade }: { first: string; onMade: (year: number) => Promise<void> }) {
  const { t } = useTranslation('fair.desk-setup')
  const form = useZodForm(FiguresForm, blankFigures(first))
  const create = useSetupCall(fairSetupDesk.create)
  return (
    <>
      <h2 className="text-base font-bold">{t('new.title')}</h2>
      <Form
        form={form}
        label={t('new.title')}
        onSubmit={async (body) => onMade((await create.mutateAsync({ body })).year)}
      >
        <FiguresFields kept={[]} />
        <SubmitButton>{t('new.submit')}</SubmitButton>
      </Form>
    </>
  )
}
