import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TravelDay } from '#contract/fields'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { dropDrafts, keepDraft, keptDraft } from '#src/session/drafts'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'

/** Whether a new year was being entered before a reload. */
export const isNewYearBegun = (draft: string): boolean => keptDraft(`${draft} first`) !== undefined
/** Deletes everything typed for a new year. */
export const dropNewYear = (draft: string): void => dropDrafts(draft)

interface NewYearProps {
  /** The start of the names under which typed values are stored until the year is created. */
  draft: string
  years: readonly { year: number }[]
  /** What a copy keeps. */
  help: string
  /** Copies a year so that the fair begins on a day; an error is shown in the form. */
  onCopy: (from: number, first: string) => Promise<unknown>
  /** The form of a blank year that begins on a day. */
  blank: (first: string) => ReactNode
}

const Start = z.object({ from: z.string(), first: TravelDay })

/** Creates a year: as a copy of another with shifted days, or blank, with a form for the figures. */
export function NewYear({ draft, years, help, onCopy, blank }: NewYearProps) {
  const { t } = useTranslation('exhibition-desk')
  const [first, setFirst] = useState(() => {
    const kept = keptDraft(`${draft} first`)
    return typeof kept === 'string' ? kept : ''
  })
  useEffect(() => {
    if (first) keepDraft(`${draft} first`, first)
  }, [draft, first])
  const form = useZodForm(Start, { from: String(years[0]?.year ?? ''), first: '' })
  if (first)
    return (
      <>
        <h2 className="text-base font-bold">{t('new.title')}</h2>
        {blank(first)}
      </>
    )
  return (
    <DetailPart title={t('new.title')}>
      <Form
        form={form}
        label={t('new.title')}
        onSubmit={async ({ from, first: day }) => {
          if (from === '') setFirst(day)
          else await onCopy(Number(from), day)
        }}
      >
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <SelectField
            name="from"
            label={t('new.from')}
            help={help}
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
