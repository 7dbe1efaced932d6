import Bus from 'lucide-react/icons/bus'
import CarTaxiFront from 'lucide-react/icons/car-taxi-front'
import MoonStar from 'lucide-react/icons/moon-star'
import TrainFront from 'lucide-react/icons/train-front'
import { useTranslation } from 'react-i18next'
import type { Running, WayKind } from '#contract/pass/airport'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'

const icons: Record<WayKind, typeof Bus> = {
  express_train: TrainFront,
  all_stop_train: TrainFront,
  limousine_bus: Bus,
  night_bus: MoonStar,
  taxi: CarTaxiFront,
}
/** Minutes left below which the last departure is marked as near. */
const soon = 60

/** The ways into town, running ones first, each with its last departure. */
export const WayList = ({ ways }: { ways: readonly Running[] }) => (
  <ul className="ruled rounded-md border border-line bg-surface">
    {ways.map((running) => (
      <Row key={running.way.kind} {...running} />
    ))}
  </ul>
)

function Row({ way, runs, minutes_left, first_at }: Running) {
  const { t } = useTranslation('seoulitepass.airport')
  const lang = useContentLang()
  const won = useWon()
  const Icon = icons[way.kind]
  const [from, to] = way.fare_won
  return (
    <li className={`flex gap-4 p-4 ${runs ? '' : 'text-muted'}`}>
      <Icon className={`mt-0.5 size-6 shrink-0 ${runs ? 'text-brand' : ''}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{t(`kind.${way.kind}`)}</h3>
          {!runs && <Badge>{t('runs.no', { time: first_at ?? '' })}</Badge>}
          {runs && minutes_left !== null && (
            <Badge tone={minutes_left < soon ? 'warning' : 'success'}>{t('runs.last', { time: way.last ?? '' })}</Badge>
          )}
          {runs && minutes_left === null && <Badge tone="success">{t('runs.always')}</Badge>}
          <p className="ms-auto text-sm font-semibold figures">
            {from === to ? won(from) : t('fare', { from: won(from), to: won(to) })}
          </p>
        </div>
        <p className="mt-0.5 text-sm">
          {way.kind === 'taxi'
            ? t('byTaxi', { place: way.to[lang], minutes: way.minutes })
            : t('to', { place: way.to[lang], minutes: way.minutes, every: way.every_minutes })}
        </p>
      </div>
    </li>
  )
}
