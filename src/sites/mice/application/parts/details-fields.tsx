import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type BoothDraft, type BoothTerms, boothItems, mostCoExhibitors, mostPieces } from '#contract/mice/booth'
import { miceLine } from '#contract/mice/registration'
import { useCountries } from '#src/kits/booking/countries'
import { useWon } from '#src/session/use-won'
import { Button } from '#src/ui/button'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { NumberField } from '#src/ui/form/number-field'
import { TextField } from '#src/ui/form/text-field'

export type Details = Pick<BoothDraft, 'items' | 'co_exhibitors'>

const power = ['power_2kw', 'power_5kw', 'internet']
const groups = {
  furniture: boothItems.filter((item) => !power.includes(item)),
  power: boothItems.filter((item) => power.includes(item)),
}

/** The extras of a booth, each with its price. */
export function ItemFields({ terms }: { terms: BoothTerms }) {
  const { t } = useTranslation('mice.application')
  const won = useWon()
  return (
    <section className="stack-6">
      <div>
        <h2 className="text-2xl font-bold">{t('items.title')}</h2>
        <p className="mt-1 text-muted">{t('items.text')}</p>
      </div>
      {(['furniture', 'power'] as const).map((group) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-3 font-semibold">{t(`items.${group}`)}</legend>
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {groups[group].map((item) => (
              <NumberField
                key={item}
                name={`items.${item}`}
                label={t(`items.${item}`)}
                help={t('price.each', { price: won(terms.items[item]) })}
                min={0}
                max={mostPieces}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

/** Companies that share the booth. */
export function CoExhibitorFields({ terms }: { terms: BoothTerms }) {
  const { t } = useTranslation('mice.application')
  const won = useWon()
  const countries = useCountries()
  const { control } = useFormContext<Details>()
  const { fields, append, remove } = useFieldArray({ control, name: 'co_exhibitors' })
  const typed = useWatch({ control, name: 'co_exhibitors' })
  return (
    <section className="stack-4">
      <div>
        <h2 className="text-2xl font-bold">{t('co.title')}</h2>
        <p className="mt-1 text-muted">{t('co.text', { price: won(terms.co_exhibitor) })}</p>
      </div>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="min-w-0 rounded-md border border-line-strong p-4">
          <legend className="px-1 text-sm font-semibold">{t('co.of', { number: at + 1 })}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name={`co_exhibitors.${at}.name`} label={t('co.name')} maxLength={miceLine} />
            <ComboboxField name={`co_exhibitors.${at}.country`} label={t('co.country')} options={countries} />
          </div>
          <Button
            variant="ghost"
            size="sm"
            className="mt-3"
            icon={<Trash className="size-4" />}
            onClick={() => remove(at)}
          >
            {typed[at]?.name ? t('co.remove', { name: typed[at].name }) : t('co.removeNew')}
          </Button>
        </fieldset>
      ))}
      {fields.length < mostCoExhibitors && (
        <div>
          <Button
            variant="secondary"
            icon={<Plus className="size-5" />}
            onClick={() => append({ name: '', country: '' })}
          >
            {t('co.add')}
          </Button>
        </div>
      )}
    </section>
  )
}
