import { useTranslation } from 'react-i18next'
import { DayCalendar } from './day-calendar'
import { OptionPart } from './option-part'
import { Part } from './part'
import { TimePart } from './time-part'
import { TravelersPart } from './travelers-part'
import { placeOf } from './use-book'
import type { Choosing } from './use-choice'

/** The choice for a product: day, option, time, travelers (product §5). */
export function ChoiceSection(choosing: Choosing) {
  const { t } = useTranslation('shop.catalog')
  const { lacks, shown } = choosing
  return (
    <section id="booking" aria-labelledby="booking-title" className="scroll-mt-24 lg:col-start-1">
      <h2 id="booking-title" className="text-2xl font-bold">
        {t('choice.title')}
      </h2>
      <div className="mt-5 grid gap-x-8 gap-y-7 rounded-lg border border-line bg-surface p-4 sm:p-6 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Part
          id={placeOf('date')}
          title={t('choice.date')}
          help={t('choice.dateHelp')}
          lack={shown && lacks.includes('date') ? t('choice.lacks.date') : undefined}
        >
          <DayCalendar {...choosing} />
        </Part>
        <div className="min-w-0 stack-7">
          <OptionPart {...choosing} />
          <TimePart {...choosing} />
        </div>
        <TravelersPart {...choosing} />
      </div>
    </section>
  )
}
