import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import type { PassGatePlace } from '#contract/pass/gate'
import { useContentLang } from '#src/session/visitor'
import type { PassGate } from '../device/gate'

/** The choice of place, for staff of several places; the device remembers it. */
export function PlaceChoice({ gate, places }: { gate: PassGate; places: readonly PassGatePlace[] }) {
  const { t } = useTranslation('seoulitepass.scan')
  const lang = useContentLang()
  return (
    <section className="stack-3">
      <h2 className="text-lg font-bold">{t('choose')}</h2>
      <ul className="stack-2">
        {places.map(({ id, name, benefit }) => (
          <li key={id}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-start eased hover:border-brand"
              onClick={() => void gate.choose(id)}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{name[lang]}</span>
                <span className="block text-sm text-muted">{benefit[lang]}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted rtl:mirrored" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
