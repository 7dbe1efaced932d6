import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { graphOf } from '#src/kits/page/json-ld'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ButtonLink } from '#src/ui/button'
import { Page as Content } from '#src/ui/page'
import { Budget } from '../../parts/budget'
import { Deadlines } from '../../parts/deadlines'
import { NoYear } from '../../parts/no-year'
import { programData } from '../../parts/program-data'
import { thisYear } from '../../queries'
import { paths } from '../../site'
import { Conditions } from '../parts/conditions'
import { InfoPart } from '../parts/info-part'
import { Items } from '../parts/items'
import { OpenState } from '../parts/open-state'
import { Tiers } from '../parts/tiers'

/** This year's program; every figure is from its settings. */
export function Component() {
  const { t } = useTranslation('edu-travel.program')
  const { origin } = useVisitor()
  const { data: year } = useSuspenseQuery(thisYear())
  const title = year ? t('info.title', { year: String(year.year) }) : t('info.titleNone')
  return (
    <Page
      title={title}
      description={t('info.lead')}
      jsonLd={year ? graphOf(programData(year, title, origin)) : undefined}
    >
      <main id="content">
        <Content title={title} lead={t('info.lead')}>
          {year ? (
            <div className="stack-12">
              <OpenState year={year} />
              <InfoPart title={t('info.budget')}>
                <Budget year={year} />
              </InfoPart>
              <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
                <InfoPart title={t('info.conditions')} lead={t('info.conditionsLead')}>
                  <Conditions figures={year.figures} />
                </InfoPart>
                <InfoPart title={t('info.deadlines')}>
                  <Deadlines year={year} />
                </InfoPart>
              </div>
              <InfoPart title={t('info.amounts')} lead={t('info.amountsLead')}>
                <Tiers figures={year.figures} />
              </InfoPart>
              <InfoPart title={t('info.items')} lead={t('info.itemsLead')}>
                <Items figures={year.figures} />
              </InfoPart>
              <InfoPart title={t('info.documents')} lead={t('info.documentsLead')}>
                <ButtonLink to={paths.guide} variant="secondary">
                  {t('info.documentsAct')}
                </ButtonLink>
              </InfoPart>
            </div>
          ) : (
            <NoYear />
          )}
        </Content>
      </main>
    </Page>
  )
}
