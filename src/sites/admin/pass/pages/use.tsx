import { useSuspenseQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PassUse } from '#contract/pass/desk'
import { Chart } from '#src/kits/desk/chart'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DetailPart } from '#src/kits/desk/detail'
import { Figures } from '#src/kits/desk/figures'
import { useDates } from '#src/session/dates'
import { useWon } from '#src/session/use-won'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { site } from '../../site'
import { MonthField } from '../parts/month-field'
import { PassTabs } from '../parts/pass-tabs'
import { use } from '../queries'

/** What passes were used for in a month, and the settlement of each affiliate. */
export function Component() {
  const { t } = useTranslation('admin.pass')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(use(search))
  return (
    <DeskPage title={ofSite('title.pass')}>
      <PassTabs />
      <div className="space-y-4">
        <MonthField month={data.month} />
        <Totals data={data} />
        <ByTime data={data} />
        <Settlement data={data} />
        <p className="text-sm text-muted">{t('use.note')}</p>
      </div>
    </DeskPage>
  )
}

function Totals({ data }: { data: PassUse }) {
  const { t } = useTranslation('admin.pass')
  const numbers = useNumbers()
  const won = useWon()
  return (
    <Figures
      figures={[
        { label: t('use.sold'), value: numbers(data.sold) },
        { label: t('use.soldWon'), value: won(data.sold_won) },
        { label: t('use.visits'), value: numbers(data.visits) },
        { label: t('use.saved'), value: won(data.saved_won) },
      ]}
    />
  )
}

function ByTime({ data }: { data: PassUse }) {
  const { t } = useTranslation('admin.pass')
  const numbers = useNumbers()
  const { birthday } = useDates()
  const series = [{ name: t('use.visits'), write: (value: number) => numbers(value) }]
  const shared = { series, shape: 'columns', drawn: [0], empty: t('use.none') } as const
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <DetailPart title={t('use.byDay')}>
        <Chart
          {...shared}
          caption={t('use.byDay')}
          head={t('use.day')}
          rows={data.days.map(({ day, visits }) => ({ key: day, label: birthday(day), values: [visits] }))}
        />
      </DetailPart>
      <DetailPart title={t('use.byHour')}>
        <Chart
          {...shared}
          caption={t('use.byHour')}
          head={t('use.hour')}
          rows={data.hours.map(({ hour, visits }) => ({
            key: String(hour),
            label: `${String(hour).padStart(2, '0')}:00`,
            values: [visits],
          }))}
        />
      </DetailPart>
    </div>
  )
}

function Settlement({ data: { month, affiliates } }: { data: PassUse }) {
  const { t } = useTranslation('admin.pass')
  const lang = useContentLang()
  const numbers = useNumbers()
  const won = useWon()
  const write = (value: number) => numbers(value)
  const save = async () => {
    try {
      const { xlsxWriter } = await import('#src/kits/desk/xlsx')
      const heads = [t('use.month'), t('use.affiliate'), t('use.adults'), t('use.children'), t('use.visits')]
      const writer = xlsxWriter([...heads, t('use.won')])
      writer.rows(
        affiliates.map((each) => [month, each.name[lang], each.adults, each.children, each.visits, each.saved_won]),
      )
      saveFile(writer.end(), `${t('use.file')}-${month}.xlsx`)
    } catch {
      toast.error(t('use.notSaved'))
    }
  }
  return (
    <DetailPart title={t('use.settlement')}>
      <div className="space-y-3">
        <Chart
          caption={t('use.settlement')}
          head={t('use.affiliate')}
          series={[
            { name: t('use.visits'), write },
            { name: t('use.adults'), write },
            { name: t('use.children'), write },
            { name: t('use.waived'), write: won },
          ]}
          drawn={[0]}
          rows={affiliates.map((each) => ({
            key: each.id,
            label: each.name[lang],
            values: [each.visits, each.adults, each.children, each.saved_won],
          }))}
          empty={t('use.none')}
        />
        {affiliates.length > 0 && (
          <Button variant="secondary" size="sm" icon={<Download className="size-4" />} onClick={() => void save()}>
            {t('use.save')}
          </Button>
        )}
      </div>
    </DetailPart>
  )
}
