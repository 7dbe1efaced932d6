import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ServiceKind } from '#contract/services'
import type { Tour } from '#contract/tour'
import { PersonFields } from '#src/kits/guest/person-fields'
import { ReservationFrame } from '#src/kits/guest/reservation-frame'
import { useReservationForm } from '#src/kits/guest/use-reservation-form'
import { useNow } from '#src/session/visitor'
import { Card } from '#src/ui/card'
import { TextArea } from '#src/ui/form/text-area'
import { earliestDay } from '../queries'
import { paths, site } from '../site'
import { CompanionFields } from './companion-fields'
import { beginning, mostGuests, partyOf } from './request-values'
import { ServiceFields } from './service-fields'
import { WayFields } from './way-fields'

/** The name of the draft in the tab. */
const draft = 'protocol:request'

/** All fields of a request on one page; `for` in the address names the selected service. */
export function RequestForm({ kind, services }: { kind: ServiceKind; services: readonly Tour[] }) {
  const { t } = useTranslation(['protocol.request', 'guest'])
  const [search] = useSearchParams()
  const preselected = services.find(({ id }) => id === search.get('for'))?.id
  const made = useReservationForm({
    site,
    tours: services,
    draft,
    choice: kind,
    party: partyOf(kind),
    named: { tour_id: preselected },
    address: preselected ?? '',
    firstDay: earliestDay(useNow()),
    tooSoon: 'guest.serviceLead',
    most: mostGuests(kind),
    completed: paths[kind],
    beginning: () => beginning(kind, services),
  })
  const { typed, amount } = made
  const act = typed.payment_method === 'transfer' ? 'form.sendTransfer' : 'form.sendCard'
  return (
    <ReservationFrame
      made={made}
      label={t(`title.${kind}`)}
      verifyHelp={t('form.verifyHelp')}
      kept={t(kind === 'immigration' ? 'form.kept' : 'guest:form.kept')}
      submit={amount ? t(act, { amount }) : t('form.sendPlain')}
    >
      <ServiceFields kind={kind} services={services} />
      <Card as="section" pad="lg" className="space-y-6">
        <h2 className="text-lg font-bold">{t('form.details')}</h2>
        <WayFields kind={kind} />
        <TextArea
          name="request"
          label={t('guest:form.request')}
          help={t(`wishes.${kind}`)}
          rows={3}
          max={500}
          optional
        />
      </Card>
      <PersonFields />
      {kind === 'immigration' && <CompanionFields />}
    </ReservationFrame>
  )
}
