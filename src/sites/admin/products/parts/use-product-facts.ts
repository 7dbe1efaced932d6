import { useTranslation } from 'react-i18next'
import { textLanguages } from '#contract/languages'
import { formatMoney } from '#contract/money'
import type { ProductState } from '#contract/product-fields'
import type { ProductPart } from '#contract/product-history'
import type { ChangeFact } from '#src/kits/desk/change-entry'
import { useDates } from '#src/session/dates'
import { useLanguage, useNumbers } from '#src/session/visitor'
import { useWeekdays } from './use-weekdays'

const lines = ['highlights', 'included', 'excluded', 'know_before'] as const
const words = ['name', 'summary', 'description', 'meeting_point', 'words'] as const

/** Describes a part of a product by the names of its fields, in the reader's language. */
export function useProductFacts(): (part: ProductPart, state: ProductState) => ChangeFact[] {
  const { t } = useTranslation('admin.products')
  const { t: shop } = useTranslation('shop')
  const { t: reservations } = useTranslation('admin.reservations')
  const { birthday } = useDates()
  const numbers = useNumbers()
  const language = useLanguage()
  const weekdays = useWeekdays()
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const inLang = (lang: 'en' | 'ko') => t(`language.${lang}`)

  const textsOf = ({ texts }: ProductState) =>
    textLanguages.flatMap((lang) => {
      const label = (field: (typeof lines | typeof words)[number]) => `${t(`text.${field}`)} (${inLang(lang)})`
      return [
        ...words.map((field) => ({ label: label(field), value: texts[lang][field] })),
        ...lines.map((field) => ({ label: label(field), value: texts[lang][field].join('\n') })),
      ]
    })
  const factsOf = (state: ProductState) => [
    { label: t('column.category'), value: shop(`category.${state.category}`) },
    { label: t('column.region'), value: shop(`region.${state.region}`) },
    { label: t('fact.duration'), value: numbers(state.duration_minutes) },
    { label: t('fact.least'), value: numbers(state.min_travelers) },
    { label: t('fact.languages'), value: state.languages.map((each) => names.of(each) ?? each).join(', ') },
    ...textLanguages.flatMap((lang) => [
      { label: t('fact.operator', { language: inLang(lang) }), value: state.operator[lang] },
      { label: t('fact.why', { language: inLang(lang) }), value: state.min_travelers_reason[lang] },
    ]),
  ]
  const optionsOf = ({ options, currency }: ProductState) =>
    options.flatMap((option, at) => {
      const of = (label: string, value: string) => ({ label: `${t('option.title', { at: at + 1 })} · ${label}`, value })
      return [
        of(t('option.status'), t(`option.is.${option.status}`)),
        ...textLanguages.flatMap((lang) => [
          of(t('option.name', { language: inLang(lang) }), option.name[lang]),
          of(t('option.description', { language: inLang(lang) }), option.description[lang]),
        ]),
        of(t('option.from'), birthday(option.option_start_date)),
        of(t('option.to'), birthday(option.option_end_date)),
        of(t('option.times'), option.start_times.join(', ')),
        of(t('option.capacity'), numbers(option.capacity)),
        of(t('option.closed'), option.closed_weekdays.map((day) => weekdays[day]?.label ?? '').join(', ')),
        ...option.bands.flatMap(({ band, price, min_age, max_age, takes_seat }) => {
          const ofBand = (label: string, value: string) => of(`${reservations(`band.${band}`)} · ${label}`, value)
          return [
            ofBand(t('option.price'), formatMoney({ amount: price, currency }, language)),
            ofBand(t('option.minAge'), min_age === null ? '' : numbers(min_age)),
            ofBand(t('option.maxAge'), max_age === null ? '' : numbers(max_age)),
            ofBand(t('option.takesSeat'), reservations(takes_seat ? 'yes' : 'no')),
          ]
        }),
      ]
    })
  const stopsOf = ({ itinerary }: ProductState) =>
    itinerary.flatMap((stop, at) => [
      ...textLanguages.flatMap((lang) => {
        const label = t('stop.title', { at: at + 1, language: inLang(lang) })
        return [
          { label, value: stop[lang].title },
          { label: `${label} · ${t('stop.text', { language: inLang(lang) })}`, value: stop[lang].text },
        ]
      }),
      { label: t('stop.minutesOf', { at: at + 1 }), value: stop.minutes === null ? '' : numbers(stop.minutes) },
    ])
  const rulesOf = ({ cancellation }: ProductState) => [
    {
      label: t('part.cancellation'),
      value: cancellation
        .map(({ days_before, refund_percent }) => t('tier.line', { days: days_before, percent: refund_percent }))
        .join('\n'),
    },
  ]
  const parts = { texts: textsOf, facts: factsOf, options: optionsOf, itinerary: stopsOf, cancellation: rulesOf }
  return (part, state) => parts[part](state)
}
