import Columns3 from 'lucide-react/icons/columns-3'
import { useTranslation } from 'react-i18next'
import { button } from '#src/ui/button'
import { Popover } from '#src/ui/overlay/popover'
import { Segmented } from '#src/ui/segmented'
import { type DeskColumn, keysInAddress } from './columns'
import { useDensity } from './density'
import { useDeskAddress } from './use-desk-address'

interface LookMenuProps<Row> {
  columns: readonly DeskColumn<Row>[]
  shown: readonly string[]
}

/** The menu of shown columns and row spacing. */
export function LookMenu<Row>({ columns, shown }: LookMenuProps<Row>) {
  const { t } = useTranslation('desk')
  const { change } = useDeskAddress()
  const [density, setDensity] = useDensity()
  const toggle = (key: string, on: boolean) =>
    change({ columns: keysInAddress(columns, on ? [...shown, key] : shown.filter((each) => each !== key)) })
  return (
    <Popover
      label={t('list.look')}
      align="end"
      trigger={(props) => (
        <button type="button" {...props} className={button({ variant: 'secondary', size: 'sm' })}>
          <Columns3 className="size-4" />
          <span className="max-md:sr-only">{t('list.look')}</span>
        </button>
      )}
    >
      {() => (
        <div className="space-y-4">
          <fieldset className="space-y-1.5">
            <legend className="mb-1.5 text-sm font-semibold">{t('list.columns')}</legend>
            {columns.slice(1).map(({ key, header }) => (
              <label key={key} className="flex items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-4"
                  checked={shown.includes(key)}
                  onChange={(event) => toggle(key, event.target.checked)}
                />
                {header}
              </label>
            ))}
          </fieldset>
          <div>
            <p className="mb-1.5 text-sm font-semibold">{t('list.density')}</p>
            <Segmented
              label={t('list.density')}
              value={density}
              onChange={setDensity}
              options={[
                { value: 'compact', label: t('list.compact') },
                { value: 'roomy', label: t('list.roomy') },
              ]}
            />
          </div>
        </div>
      )}
    </Popover>
  )
}
