import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { booking } from '#contract/booking'
import { passOrders } from '#contract/pass/order'
import { mostPasses, type PassType, passTypes } from '#contract/pass/pass-type'
import { useCall } from '#src/api/query'
import { withNext } from '#src/kits/account/use-next'
import { useWon } from '#src/session/use-won'
import { useContentLang, useSession } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { Card } from '#src/ui/card'
import { NumberStepper } from '#src/ui/number-stepper'
import { paths, site } from '../../site'

/** The choice of a pass and a number of people, with the price; members hold it, others sign in first. */
export function PassChoice({ types }: { types: readonly PassType[] }) {
  const { t } = useTranslation('seoulitepass.card')
  const won = useWon()
  const [name, setName] = useState(types[0]?.name)
  const [adults, setAdults] = useState<number | null>(1)
  const [children, setChildren] = useState<number | null>(0)
  const chosen = types.find((each) => each.name === name) ?? types[0]
  const count = (adults ?? 0) + (children ?? 0)
  const total = (adults ?? 0) * (chosen?.price_won.adult ?? 0) + (children ?? 0) * (chosen?.price_won.child ?? 0)
  const isTooMany = count > mostPasses
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <PassRadios types={types} value={chosen?.name} onChange={setName} />
      <Card as="section" pad="lg" className="stack-6 lg:sticky lg:top-24">
        <h2 className="text-xl font-bold">{t('who.title')}</h2>
        <Row label={t('who.adults')} value={adults} onChange={setAdults} />
        <Row label={t('who.children')} help={t('who.childrenHelp')} value={children} onChange={setChildren} />
        {isTooMany && (
          <Alert tone="error" live>
            {t('who.tooMany', { count: mostPasses })}
          </Alert>
        )}
        <p className="flex items-baseline justify-between border-t border-line-strong pt-4 font-bold">
          {t('total')}
          <span role="status" className="text-2xl figures">
            {won(total)}
          </span>
        </p>
        {chosen && (
          <Buy
            choice={{ type: chosen.name, adults: adults ?? 0, children: children ?? 0 }}
            disabled={count === 0 || isTooMany}
          />
        )}
        <p className="text-sm text-muted">{t('demo')}</p>
      </Card>
    </div>
  )
}

interface RowProps {
  label: string
  help?: string
  value: number | null
  onChange: (value: number | null) => void
}

const Row = ({ label, help, value, onChange }: RowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <span>
      <span className="block font-semibold">{label}</span>
      {help && <span className="block text-sm text-muted">{help}</span>}
    </span>
    <NumberStepper value={value} onChange={onChange} min={0} max={mostPasses} aria-label={label} />
  </div>
)

interface BuyProps {
  choice: { type: PassType['name']; adults: number; children: number }
  disabled: boolean
}

function Buy({ choice, disabled }: BuyProps) {
  const { t } = useTranslation('seoulitepass.card')
  const lang = useContentLang()
  const navigate = useNavigate()
  const signedIn = useSession(({ tokens }) => tokens.member !== undefined)
  const hold = useCall(passOrders.hold, { refreshes: [passOrders.orders, booking.order] })
  if (!signedIn) {
    return (
      <ButtonLink to={withNext(paths.login, paths.card)} wide size="lg">
        {t('signIn')}
      </ButtonLink>
    )
  }
  const buy = async () => {
    // A refusal is shown as a toast.
    const order = await hold.mutateAsync({ query: { lang }, body: choice }).catch(() => null)
    if (order) await navigate(paths.payCard(order.id))
  }
  return (
    <Button wide size="lg" disabled={disabled} busy={hold.isPending} onClick={() => void buy()}>
      {t('buy')}
    </Button>
  )
}

interface PassRadiosProps {
  types: readonly PassType[]
  value: PassType['name'] | undefined
  onChange: (name: PassType['name']) => void
}

/** The passes as tickets, one of which is chosen. */
function PassRadios({ types, value, onChange }: PassRadiosProps) {
  const { t } = useTranslation('seoulitepass.card')
  const { t: common } = useTranslation(site)
  const won = useWon()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-xl font-bold">{t('which')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {types.map(({ name, price_won }) => {
          const { kind, amount } = passTypes[name]
          return (
            <label
              key={name}
              className="picked flex cursor-pointer items-center justify-between gap-4 rounded-md border border-line-strong bg-surface p-5 eased hover:border-ink has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name="pass"
                value={name}
                checked={name === value}
                onChange={() => onChange(name)}
                className="sr-only"
              />
              <span className={kind === 'hours' ? 'text-brand' : 'text-accent'}>
                <span className="ticket-number">{amount}</span>{' '}
                <span className="ms-1 font-semibold">{common(`unit.${kind}`)}</span>
              </span>
              <span className="text-end text-sm figures">
                <span className="block text-base font-semibold">{won(price_won.adult)}</span>
                <span className="block text-muted">{t('childPrice', { won: won(price_won.child) })}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
