import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/kits/page/page'
import { Chips } from '#src/ui/chip'
import { Page as Content } from '#src/ui/page'
import { NoFair } from '../../parts/no-fair'
import { program as programQuery, thisFair } from '../../queries'
import { useKeptItems } from '../kept-items'
import { overlaps } from '../overlaps'
import { DayBoard } from '../parts/day-board'
import { DayLink } from '../parts/day-link'
import { MyProgram } from '../parts/my-program'

/** The whole program by day, place and hour, and the visitor's choice of it. */
export function Component() {
  const { t } = useTranslation('fair.program')
  const { data: fair } = useSuspenseQuery(thisFair())
  const { data: items } = useSuspenseQuery(programQuery())
  const kept = useKeptItems()
  const chosen = items.filter(({ id }) => kept.includes(id))
  const clashes = overlaps(chosen)
  const clashing = new Set(clashes.flat().map(({ id }) => id))
  return (
    <Page description={t('program.lead')}>
      <main id="content">
        <Content title={t('program.title')} lead={t('program.lead')}>
          {fair ? (
            <div className="stack-8">
              <MyProgram chosen={chosen} clashes={clashes} />
              <Chips label={t('program.days')}>
                {fair.figures.days.map(({ day }, at) => (
                  <DayLink key={day} day={day} number={at + 1} isToday={day === fair.today} />
                ))}
              </Chips>
              {fair.figures.days.map(({ day }, at) => (
                <DayBoard
                  key={day}
                  day={day}
                  number={at + 1}
                  isToday={day === fair.today}
                  items={items.filter((item) => item.day === day)}
                  kept={kept}
                  clashing={clashing}
                />
              ))}
            </div>
          ) : (
            <NoFair />
          )}
        </Content>
      </main>
    </Page>
  )
}
