import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { addDays, dayInSeoul } from '#contract/days'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { useLive } from '#src/kits/desk/use-live'
import { ButtonLink, button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { Calendar } from '../parts/calendar'
import { MonthSheet } from '../parts/month-sheet'
import { PlanForm } from '../parts/plan-form'
import { ProductTabs } from '../parts/product-tabs'
import { Status } from '../parts/status'
import { departures, monthIn, product as productQuery } from '../queries'

/** The departures of a product by month, with their seats and the forms that change them. */
export function Component() {
  const { productId = '' } = useParams()
  const { t, i18n } = useTranslation('admin.products')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data: product } = useSuspenseQuery(productQuery(productId))
  const live = useLive(departures(productId, search), () => '')
  const lang = i18n.language === 'ko' ? 'ko' : 'en'
  const { from, to } = monthIn(search)
  const tomorrow = addDays(dayInSeoul(new Date()), 1)
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const turn = (day: string, label: string) => (
    <Link to={`?month=${day.slice(0, 7)}`} className={button({ variant: 'secondary', size: 'sm' })}>
      {label}
    </Link>
  )
  return (
    <DeskPage
      title={product.texts[lang].name || product.texts.en.name || productId}
      mark={<Status status={product.status} />}
      actions={
        <ButtonLink to={paths.importDepartures} size="sm" variant="secondary">
          {ofSite('title.importDepartures')}
        </ButtonLink>
      }
      back={<BackLink to={paths.products}>{ofSite('title.products')}</BackLink>}
    >
      <ActProvider value={live.act}>
        <div className="space-y-4">
          <ProductTabs id={productId} now="departures" />
          {product.options.length === 0 ? (
            <EmptyState title={t('month.noOption')}>
              <Link to={paths.product(productId)} className="underline underline-offset-2">
                {t('month.toEditor')}
              </Link>
            </EmptyState>
          ) : (
            <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-[22rem_minmax(0,1fr)]">
              <PlanForm
                key={from}
                product={product}
                from={from < tomorrow && tomorrow <= to ? tomorrow : from}
                to={to}
              />
              <div className="space-y-3">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h2 className="text-base font-bold">{monthName.format(new Date(`${from}T00:00:00Z`))}</h2>
                  <div className="flex flex-wrap gap-2">
                    <MonthSheet product={product} from={from} items={live.data.items} />
                    {turn(addDays(from, -1), t('month.before'))}
                    {turn(addDays(to, 1), t('month.after'))}
                  </div>
                </div>
                <Calendar key={from} product={product} from={from} to={to} items={live.data.items} />
              </div>
            </div>
          )}
        </div>
      </ActProvider>
    </DeskPage>
  )
}
