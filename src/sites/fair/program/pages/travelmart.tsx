import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { SlotGrid } from '../../parts/slot-grid'
import { slotMinutes } from '../../parts/slot-minutes'
import { thisFair } from '../../queries'
import { usePaths } from '../../site'
import { MeetingRules } from '../parts/meeting-rules'
import { Sectors } from '../parts/sectors'

const steps = ['register', 'wish', 'ask', 'match', 'meet', 'record'] as const

/** The business meetings: what they are, how they are arranged, their rules, and the participants. */
export function Component() {
  const { t } = useTranslation('fair.program')
  const paths = usePaths()
  const { data: fair } = useSuspenseQuery(thisFair())
  const minutes = fair ? slotMinutes(fair.slots) : 0
  return (
    <Page description={t('mart.lead')}>
      <main id="content">
        <Content
          title={t('mart.title')}
          lead={t('mart.lead')}
          actions={<ButtonLink to={paths.ppipsa}>{t('mart.act')}</ButtonLink>}
        >
          {fair ? (
            <div className="stack-12">
              <section>
                <h2 className="mb-5 text-2xl font-bold">{t('mart.how')}</h2>
                <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
                  {steps.map((step, at) => (
                    <li key={step} className="flex gap-4 border-t-2 border-accent pt-4">
                      <span
                        aria-hidden="true"
                        className="face w-6 shrink-0 text-3xl leading-none font-bold text-brand figures"
                      >
                        {at + 1}
                      </span>
                      <div>
                        <h3 className="font-bold">{t(`mart.steps.${step}.title`)}</h3>
                        <p className="mt-1 text-muted">{t(`mart.steps.${step}.text`, { count: minutes })}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              </section>
              <section>
                <h2 className="mb-5 text-2xl font-bold">{t('mart.slots')}</h2>
                <SlotGrid fair={fair} />
              </section>
              <MeetingRules fair={fair} />
              <Sectors />
            </div>
          ) : (
            <NoFair />
          )}
        </Content>
      </main>
    </Page>
  )
}
