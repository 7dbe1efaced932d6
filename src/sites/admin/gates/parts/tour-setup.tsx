import { useTranslation } from 'react-i18next'
import type { GatePerson, SetupTour } from '#contract/gates-setup'
import { DetailPart } from '#src/kits/desk/detail'
import { useContentLang } from '#src/session/visitor'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { paths } from '../../site'
import { GateStaff } from './gate-staff'
import { GatesForm } from './gates-form'

interface TourSetupProps {
  tour: SetupTour
  people: readonly GatePerson[]
  isOpen: boolean
  act: <R>(work: () => Promise<R>) => Promise<R>
}

/** A tour with its gates and their staff; the open one is edited. */
export function TourSetup({ tour, people, isOpen, act }: TourSetupProps) {
  const { t } = useTranslation('admin.gates')
  const { id, status, gates } = tour
  const name = tour.name[useContentLang()]
  return (
    <DetailPart
      title={name}
      actions={
        <ButtonLink
          to={isOpen ? paths.gatesSetup : `${paths.gatesSetup}?tour=${encodeURIComponent(id)}`}
          replace
          preventScrollReset
          variant="secondary"
          size="sm"
          aria-label={`${t(isOpen ? 'setup.close' : 'setup.change')}: ${name}`}
        >
          {t(isOpen ? 'setup.close' : 'setup.change')}
        </ButtonLink>
      }
    >
      {(status !== 'open' || gates.length === 0) && (
        <p className="mb-3 flex flex-wrap gap-2">
          {status !== 'open' && <Badge>{t(`setup.status.${status}`)}</Badge>}
          {gates.length === 0 && <Badge tone="warning">{t('setup.noGate')}</Badge>}
        </p>
      )}
      {isOpen ? (
        <div className="space-y-6">
          <GatesForm tour={tour} act={act} />
          {gates.length > 0 && (
            <div className="space-y-4 border-t border-line pt-4">
              <h3 className="font-semibold">{t('setup.staff')}</h3>
              {people.length === 0 && <p className="text-sm text-muted">{t('setup.noPeople')}</p>}
              {gates.map((gate) => (
                <GateStaff key={gate.id} gate={gate} people={people} />
              ))}
            </div>
          )}
        </div>
      ) : (
        <Gates tour={tour} />
      )}
    </DetailPart>
  )
}

function Gates({ tour: { gates } }: { tour: SetupTour }) {
  const { t } = useTranslation('admin.gates')
  const lang = useContentLang()
  return (
    <dl className="space-y-1">
      {gates.map(({ id, name, staff }) => (
        <div key={id} className="grid gap-x-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          <dt className="font-medium wrap-anywhere">{name[lang]}</dt>
          <dd className="text-muted wrap-anywhere">
            {staff.map((person) => person.name).join(', ') || t('setup.noStaff')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
