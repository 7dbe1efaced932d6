import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { usePaths } from '../../site'
import { ItemForm } from '../parts/item-form'
import { ItemList } from '../parts/item-list'
import { SetupPage } from '../parts/setup-page'
import { program as query } from '../queries'

/** The program of a year, beside the form for an item. */
export function Component() {
  const { t } = useTranslation('fair.desk-setup')
  const [search] = useSearchParams()
  const paths = usePaths()
  const navigate = useNavigate()
  const {
    data: { years, setup, part: items },
    act,
  } = useLive(query(search), (data) => data.part.map(({ id, version }) => id + version).join())
  const requested = search.get('item')
  const chosen = items.find(({ id }) => id === requested)
  const to = (year: number, item?: string) =>
    `${paths.deskSetupProgram}?${new URLSearchParams({ year: String(year), ...(item && { item }) })}`
  const show = (year: number, item?: string) => void navigate(to(year, item), { preventScrollReset: true })
  return (
    <SetupPage
      at="program"
      years={years}
      setup={setup}
      actions={
        setup && (
          <Button size="sm" onClick={() => show(setup.year, 'new')}>
            {t('items.add')}
          </Button>
        )
      }
    >
      {(year) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className={requested ? 'max-lg:hidden' : ''}>
            <ItemList items={items} days={year.figures.days} chosen={chosen?.id} linkTo={(id) => to(year.year, id)} />
          </div>
          {chosen || requested === 'new' ? (
            <DetailPart
              title={chosen ? t('items.change') : t('items.add')}
              actions={
                <Button variant="ghost" size="sm" onClick={() => show(year.year)}>
                  {t('close')}
                </Button>
              }
            >
              <ItemForm key={requested} setup={year} item={chosen} act={act} onDone={(id) => show(year.year, id)} />
            </DetailPart>
          ) : (
            <div className="max-lg:hidden">
              <EmptyState title={requested ? t('items.gone') : t('items.choose')}>{t('items.chooseText')}</EmptyState>
            </div>
          )}
        </div>
      )}
    </SetupPage>
  )
}
