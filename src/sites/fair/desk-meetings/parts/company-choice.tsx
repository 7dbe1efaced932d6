import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ParticipantRow } from '#contract/fair/participant-desk'
import type { FairSide } from '#contract/fair/sectors'
import { useCountryName } from '#src/kits/booking/countries'
import { Button } from '#src/ui/button'
import { useOwnWords } from '../../company/parts/use-own-words'
import { companies } from '../queries'

interface CompanyChoiceProps {
  side: FairSide
  test: boolean
  chosen: ParticipantRow | null
  onChoose: (company: ParticipantRow | null) => void
}

/** One approved company of a side, found by its name in either language. */
export function CompanyChoice({ side, test, chosen, onChoose }: CompanyChoiceProps) {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: company } = useTranslation('fair.company')
  const ownWords = useOwnWords()
  const countryName = useCountryName()
  const id = useId()
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const { data } = useQuery({ ...companies(side, q, test), placeholderData: keepPreviousData, enabled: !chosen })
  const about = (row: ParticipantRow) =>
    [countryName(row.country), company(`sector.${row.sector}`), row.booth].filter(Boolean).join(' · ')
  return (
    <section className="rounded-md border border-line bg-surface p-4" aria-label={company(`side.${side}`)}>
      <h2 className="mb-3 text-base font-bold">{company(`side.${side}`)}</h2>
      {chosen ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{ownWords(chosen.company_en, chosen.company_ko)}</span>
            <span className="block text-sm text-muted">{about(chosen)}</span>
          </p>
          <Button size="sm" variant="secondary" onClick={() => onChoose(null)}>
            {t('new.change')}
          </Button>
        </div>
      ) : (
        <>
          <label htmlFor={id} className="sr-only">
            {t('new.find')}
          </label>
          <input
            id={id}
            type="search"
            className="control"
            placeholder={t('new.find')}
            value={words}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
          {data?.items.length === 0 && <p className="mt-3 text-sm text-muted">{t('new.noCompany')}</p>}
          <ul className="mt-2 divide-y divide-line">
            {data?.items.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  className="w-full rounded-sm px-2 py-2 text-start hover:bg-sunken"
                  onClick={() => onChoose(row)}
                >
                  <span className="block font-medium wrap-anywhere">{ownWords(row.company_en, row.company_ko)}</span>
                  <span className="block text-sm text-muted">{about(row)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
