import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MiceOverview } from '#contract/mice/desk'
import { miceRoles } from '#contract/mice/registration'
import { Chart } from '#src/kits/desk/chart'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { Figures } from '#src/kits/desk/figures'
import { useDates } from '#src/session/dates'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { site } from '../../site'
import { Badges } from '../parts/badges'
import { Entered } from '../parts/entered'
import { MiceTabs } from '../parts/mice-tabs'
import { overview } from '../queries'

/** The fair in figures: who has registered and when, how full its sessions are, and the badges to print. */
export function Component() {
  const { t } = useTranslation('admin.mice')
  const { t: ofSite } = useTranslation(site)
  const { data } = useSuspenseQuery(overview())
  return (
    <DeskPage title={ofSite('title.mice')}>
      <MiceTabs />
      {data ? <FairFigures data={data} /> : <EmptyState title={t('noFair')} />}
    </DeskPage>
  )
}

function FairFigures({ data }: { data: MiceOverview }) {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const numbers = useNumbers()
  const { birthday } = useDates()
  const write = (value: number) => numbers(value)
  return (
    <div className="space-y-4">
      <Figures
        figures={(['people', ...miceRoles] as const).map((key) => ({
          label: t(`count.${key}`),
          value: numbers(key === 'people' ? data.people : data.roles[key]),
        }))}
      />
      <DetailPart title={t('days.title')}>
        <Chart
          caption={t('days.title')}
          head={t('days.day')}
          shape="columns"
          series={[{ name: t('days.all'), write }, ...miceRoles.map((role) => ({ name: t(`count.${role}`), write }))]}
          drawn={[0]}
          rows={data.days.map(({ day, roles }) => ({
            key: day,
            label: birthday(day),
            values: [miceRoles.reduce((sum, role) => sum + roles[role], 0), ...miceRoles.map((role) => roles[role])],
          }))}
          empty={t('days.none')}
        />
      </DetailPart>
      <Entered />
      <Badges data={data} />
      <DetailPart title={t('sessions.title')}>
        <Chart
          caption={t('sessions.title')}
          head={t('sessions.session')}
          series={[
            { name: t('sessions.seats'), write },
            { name: t('sessions.taken'), write },
            { name: t('sessions.waiting'), write },
          ]}
          drawn={[0, 1]}
          rows={data.sessions.map(({ id, day, starts, title, seats, taken, waiting }) => ({
            key: id,
            label: `${birthday(day)} ${starts} · ${title[lang]}`,
            values: [seats, taken, waiting],
          }))}
          empty={t('sessions.none')}
        />
      </DetailPart>
    </div>
  )
}
