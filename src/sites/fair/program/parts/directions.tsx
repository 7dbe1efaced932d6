import Accessibility from 'lucide-react/icons/accessibility'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import Plane from 'lucide-react/icons/plane'
import TrainFront from 'lucide-react/icons/train-front'
import { useTranslation } from 'react-i18next'

const ways = [
  { way: 'plane', icon: Plane },
  { way: 'train', icon: TrainFront },
  { way: 'shuttle', icon: Bus },
  { way: 'car', icon: Car },
  { way: 'access', icon: Accessibility },
] as const

/** Directions to the venue. */
export function Directions() {
  const { t } = useTranslation('fair.program')
  return (
    <section>
      <h2 className="mb-5 text-2xl font-bold">{t('venue.ways')}</h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {ways.map(({ way, icon: Icon }) => (
          <li key={way} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <div>
              <h3 className="font-bold">{t(`venue.${way}.title`)}</h3>
              <p className="mt-0.5 text-muted">{t(`venue.${way}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
