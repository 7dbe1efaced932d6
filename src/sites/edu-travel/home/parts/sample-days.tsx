import { useTranslation } from 'react-i18next'
import { Notebook } from '../../parts/notebook'

const days = ['one', 'two', 'three'] as const
const parts = ['morning', 'afternoon', 'evening'] as const

/** Three sample days, in the style of a teacher's notes. */
export function SampleDays() {
  const { t } = useTranslation('edu-travel.home')
  return (
    <section>
      <h2 className="text-2xl font-bold">{t('introduction.days.title')}</h2>
      <p className="mt-1.5 mb-8 text-muted">{t('introduction.days.lead')}</p>
      <Notebook>
        <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {days.map((day) => (
            <li key={day}>
              <h3 className="border-b-2 border-brand pb-2 font-bold">{t(`introduction.days.${day}.title`)}</h3>
              <dl className="ruled">
                {parts.map((part) => (
                  <div key={part} className="py-3">
                    <dt className="text-sm font-semibold text-brand">{t(`introduction.days.${part}`)}</dt>
                    <dd>{t(`introduction.days.${day}.${part}`)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </Notebook>
    </section>
  )
}
