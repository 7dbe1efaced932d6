import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Lang } from '#contract/languages'
import { useMoney } from '#src/api/start-up'
import { DetailPart } from '#src/kits/desk/detail'
import { FloorPlan } from '#src/kits/exhibition/floor-plan'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Field } from '#src/ui/field'
import { Select } from '#src/ui/select'
import { site } from '../../site'
import { SetupPage } from '../parts/setup-page'
import { preview as query } from '../queries'

/** What visitors will read of a year, in either language, also before it is announced. */
export function Component() {
  const { t } = useTranslation('admin.mice-setup')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const {
    data: { years, setup, booths, sessions },
  } = useSuspenseQuery(query(search))
  const [lang, setLang] = useState<Lang>(useContentLang())
  const dates = useDates()
  const money = useMoney()
  const won = (amount: number) => money({ amount, currency: 'KRW' }, 'KRW')
  return (
    <SetupPage at="preview" years={years} setup={setup}>
      {({ figures: { name, venue, days, halls, registration_opens, registration_closes }, terms }) => (
        <>
          <Field label={t('preview.languages')} className="max-w-60">
            {(frame) => (
              <Select {...frame} value={lang} onChange={({ target }) => setLang(target.value === 'ko' ? 'ko' : 'en')}>
                {(['en', 'ko'] as const).map((each) => (
                  <option key={each} value={each}>
                    {ofSite(`langs.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <DetailPart title={t('preview.about')}>
            <div className="space-y-2 text-sm">
              <p className="text-lg font-bold">{name[lang]}</p>
              <p>
                {venue.name[lang]}, {venue.address[lang]}
              </p>
              <p>
                {t('preview.registration')}:{' '}
                {t('preview.period', { from: dates.day(registration_opens), to: dates.day(registration_closes) })}
              </p>
              <ul aria-label={t('preview.when')}>
                {days.map(({ day, opens, closes }) => (
                  <li key={day} className="figures">
                    {dates.day(day)}, {opens}–{closes}
                  </li>
                ))}
              </ul>
            </div>
          </DetailPart>
          {halls.map((hall) => {
            const here = booths.filter((booth) => booth.hall === hall.id)
            return (
              <DetailPart key={hall.id} title={hall.name[lang]}>
                <div className="space-y-3">
                  <p className="text-sm text-muted">
                    {here.length > 0 ? t('preview.booths', { count: here.length }) : t('preview.noBooths')}
                  </p>
                  {here.length > 0 && (
                    <FloorPlan
                      hall={hall}
                      booths={here}
                      isTaken={({ state }) => state !== 'free'}
                      chosen={undefined}
                      found={null}
                      linkTo={() => undefined}
                    />
                  )}
                </div>
              </DetailPart>
            )
          })}
          <DetailPart title={t('part.terms')}>
            <p className="text-sm">
              {terms
                ? t('terms.now', { shell: won(terms.shell), raw: won(terms.raw), closes: dates.day(terms.closes) })
                : t('preview.noTerms')}
            </p>
          </DetailPart>
          <DetailPart title={t('part.sessions')}>
            {sessions.length === 0 ? (
              <p className="text-sm text-muted">{t('preview.noSessions')}</p>
            ) : (
              <ul className="space-y-3 text-sm">
                {sessions.map(({ id, day, starts, ends, hall, title, summary, speakers }) => (
                  <li key={id}>
                    <p className="font-semibold">{title[lang]}</p>
                    <p className="text-muted figures">
                      {dates.day(day)}, {starts}–{ends} · {halls.find((each) => each.id === hall)?.name[lang] ?? hall}
                    </p>
                    <p className="wrap-anywhere">{summary[lang]}</p>
                    {speakers.length > 0 && (
                      <p className="text-muted">
                        {speakers.map((each) => `${each.name[lang]} (${each.role[lang]})`).join(', ')}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </DetailPart>
        </>
      )}
    </SetupPage>
  )
}
