import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { dayInSeoul, daysOf, monthOf } from '#contract/days'
import { affiliateCategories } from '#contract/pass/affiliate'
import { BoardNav } from '#src/kits/board/board-nav'
import { Page } from '#src/kits/page/page'
import { useVisitor } from '#src/session/visitor'
import { ChipLink, Chips } from '#src/ui/chip'
import { Page as Content } from '#src/ui/page'
import { Segmented } from '#src/ui/segmented'
import { useHydrated } from '#src/ui/use-hydrated'
import { useThingsLinks } from '../../parts/use-things-links'
import { affiliates as affiliatesQuery } from '../../queries'
import { paths, site } from '../../site'
import { festivalsIn, monthIn, runsOn } from '../month'
import { CalendarButton } from '../parts/calendar-button'
import { DayDetail } from '../parts/day-detail'
import { DayList } from '../parts/day-list'
import { FestivalList } from '../parts/festival-list'
import { MonthGrid } from '../parts/month-grid'
import { MonthTurn } from '../parts/month-turn'
import { festivals as festivalsQuery } from '../queries'

const views = ['month', 'list'] as const

/** The open places and festivals on each day of a month, as a grid or a list; all choices are in the address. */
export function Component() {
  const { t } = useTranslation('seoulitepass.things')
  const { t: common } = useTranslation(site)
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const { items, now } = useSuspenseQuery(affiliatesQuery()).data
  const { data: events } = useSuspenseQuery(festivalsQuery(useVisitor()))
  // The server renders the page without the search parameters.
  const shown = hydrated ? search : new URLSearchParams()
  const today = dayInSeoul(new Date(now))
  const month = monthIn(shown.get('month'), today)
  const category = affiliateCategories.find((each) => each === shown.get('category')) ?? null
  const view = views.find((each) => each === shown.get('view')) ?? 'month'
  const places = items.filter((each) => !category || each.category === category)
  const days = daysOf(monthOf(month))
  const runs = days.map((day) => runsOn(day, places, events.items))
  const festivals = festivalsIn(month, events.items)
  const chosen = runs.find(({ day }) => day === shown.get('day')) ?? runs.find(({ day }) => day === today) ?? runs[0]
  const at = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(shown)
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
    return next.size > 0 ? `${paths.calendar}?${next}` : paths.calendar
  }
  return (
    <Page description={t('calendar.lead')}>
      <main id="content">
        <Content
          title={common('title.calendar')}
          lead={t('calendar.lead')}
          actions={<CalendarButton month={month} runs={runs} festivals={festivals} />}
        >
          <div className="mb-8">
            <BoardNav links={useThingsLinks(paths.calendar)} />
          </div>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
            <MonthTurn month={month} today={today} linkTo={(first) => at({ month: first.slice(0, 7), day: null })} />
            <Segmented
              label={t('calendar.view')}
              value={view}
              onChange={(next) =>
                void navigate(at({ view: next === 'month' ? null : next }), { replace: true, preventScrollReset: true })
              }
              options={views.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            />
          </div>
          <Chips label={t('calendar.category')}>
            <ChipLink to={at({ category: null })} on={!category}>
              {t('calendar.all')}
            </ChipLink>
            {affiliateCategories.map((each) => (
              <ChipLink key={each} to={at({ category: each })} on={each === category}>
                {common(`category.${each}`)}
              </ChipLink>
            ))}
          </Chips>
          {view === 'list' ? (
            <DayList runs={runs.filter(({ day }) => day >= today)} />
          ) : (
            <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <MonthGrid
                month={month}
                runs={runs}
                today={today}
                chosen={chosen?.day}
                linkTo={(day) => at({ day, month: day.slice(0, 7) })}
              />
              {chosen && <DayDetail runs={chosen} />}
            </div>
          )}
          <FestivalList festivals={festivals} />
        </Content>
      </main>
    </Page>
  )
}
