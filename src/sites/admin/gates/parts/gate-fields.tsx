import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mostGates, type SetGates, type SetupGate } from '#contract/gates-setup'
import { MoveButtons } from '#src/kits/desk/move-buttons'
import { BothFields } from '#src/kits/exhibition-desk/both-fields'
import { Button } from '#src/ui/button'

/** A gate that has just been added. */
export const newGate: SetGates['gates'][number] = { id: null, name: { en: '', ko: '' } }

/** The names and the order of a tour's gates; `gates` are the saved ones, of which some have to stay. */
export function GateFields({ gates }: { gates: readonly SetupGate[] }) {
  const { t } = useTranslation('admin.gates')
  const { control } = useFormContext<SetGates>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'gates', keyName: 'key' })
  return (
    <div className="space-y-3">
      {fields.length === 0 && <p className="text-sm text-muted">{t('setup.noGate')}</p>}
      {fields.map(({ key, id }, at) => {
        const saved = gates.find((each) => each.id === id)
        const label = t('setup.gateNth', { at: at + 1 })
        const kept = saved?.used ? t('setup.used') : saved && saved.staff.length > 0 ? t('setup.staffed') : undefined
        return (
          <fieldset key={key} className="min-w-0 space-y-2 rounded-md bg-sunken p-3">
            <legend className="sr-only">{label}</legend>
            <div className="flex items-center justify-between gap-2">
              <span aria-hidden className="text-sm font-semibold">
                {label}
              </span>
              <MoveButtons
                of={label}
                at={at}
                count={fields.length}
                least={kept ? fields.length : 0}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            </div>
            <BothFields name={`gates.${at}.name`} label={t('setup.name')} />
            {kept && <p className="text-sm text-muted">{kept}</p>}
          </fieldset>
        )
      })}
      {fields.length < mostGates && (
        <Button variant="secondary" size="sm" onClick={() => append(structuredClone(newGate))}>
          <Plus className="size-4" />
          {t('setup.add')}
        </Button>
      )}
    </div>
  )
}
