import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  type BoothApplication,
  type BoothTerms,
  type BoothType,
  boothPrice,
  boothTypes,
  fitsType,
  miceBooths,
  noPieces,
  type PlannedBooth,
} from '#contract/mice/booth'
import { rawSquareMeters } from '#contract/mice/booth-sizes'
import type { MiceEdition } from '#contract/mice/edition'
import { holdMinutes } from '#contract/periods'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { useErrorWords } from '#src/api/words'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Chip, Chips } from '#src/ui/chip'
import { Field } from '#src/ui/field'
import { Segmented } from '#src/ui/segmented'
import { Select } from '#src/ui/select'
import { paths } from '../../site'
import { boothPlan } from '../queries'
import { type BoothLook, BoothPlan, BoothSwatch } from './booth-plan'
import { PricePanel } from './price-panel'

/** How often the plan is refetched, in ms (product §9). */
const planEvery = 15_000
const shownLooks = ['free', 'held', 'taken', 'chosen'] as const satisfies BoothLook[]

interface BoothStepProps {
  fair: MiceEdition
  terms: BoothTerms
  /** The application that is not submitted yet. */
  own: BoothApplication | undefined
}

/** The first step: a booth on the plan, and its type of rental. The price is live; continuing holds the booth. */
export function BoothStep({ fair: { figures }, terms, own }: BoothStepProps) {
  const { t } = useTranslation('mice.application')
  const lang = useContentLang()
  const won = useWon()
  const words = useErrorWords()
  const navigate = useNavigate()
  const { data: plan } = useSuspenseQuery({ ...boothPlan(), refetchInterval: planEvery })
  const hold = useCall(miceBooths.hold, { errors: 'page', refreshes: [miceBooths.own, miceBooths.plan] })
  const [type, setType] = useState<BoothType>(own?.type ?? 'shell')
  const [picked, setPicked] = useState<string | null>(own?.booth.id ?? null)
  const [refused, setRefused] = useState('')
  const canHave = (booth: PlannedBooth) =>
    (booth.state === 'free' || booth.id === own?.booth.id) && fitsType(booth, type)
  const halls = figures.halls.filter(({ id }) => plan.booths.some(({ hall }) => hall === id))
  const found = plan.booths.find(({ id }) => id === picked)
  const chosen = found && canHave(found) ? found : undefined
  const [hallId, setHallId] = useState(found?.hall)
  const hall = halls.find(({ id }) => id === hallId) ?? halls[0]
  const free = plan.booths.filter(canHave)
  const lookOf = (booth: PlannedBooth): BoothLook => {
    if (booth.id === chosen?.id) return 'chosen'
    if (canHave(booth)) return 'free'
    return booth.state === 'held' ? 'held' : 'taken'
  }
  const hallName = (id: string) => figures.halls.find((each) => each.id === id)?.name[lang] ?? id
  const pick = (booth: PlannedBooth | undefined) => {
    setRefused('')
    setPicked(booth?.id ?? null)
    if (booth) setHallId(booth.hall)
  }
  const goOn = async () => {
    if (!chosen) {
      setRefused(t('plan.pick'))
      return
    }
    if (own?.booth.id === chosen.id && own.type === type) return navigate(paths.applyStep('details'))
    try {
      await hold.mutateAsync({ query: { lang }, body: { booth_id: chosen.id, type } })
      await navigate(paths.applyStep('details'))
    } catch (error) {
      const taken = error instanceof CallError && error.code === 'mice.boothTaken'
      setRefused(taken ? t('plan.lost', { number: chosen.number }) : words(error))
    }
  }
  const isOwn = chosen !== undefined && own?.booth.id === chosen.id && own.type === type
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 stack-6">
        <h2 className="text-2xl font-bold">{t('plan.title')}</h2>
        <div>
          <Segmented
            label={t('plan.type')}
            value={type}
            onChange={setType}
            options={boothTypes.map((value) => ({ value, label: t(`plan.${value}`) }))}
          />
          <p className="mt-2 text-sm text-muted">
            {type === 'shell'
              ? t('plan.shellText', { price: won(terms.shell) })
              : t('plan.rawText', { from: rawSquareMeters, price: won(terms.raw) })}
          </p>
        </div>
        {hall && (
          <section>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <Chips label={t('plan.halls')}>
                {halls.map(({ id, name }) => (
                  <Chip key={id} on={id === hall.id} onChange={() => setHallId(id)}>
                    {name[lang]}
                  </Chip>
                ))}
              </Chips>
              <p role="status" className="text-sm text-muted">
                {t('plan.left', { count: free.filter((each) => each.hall === hall.id).length, hall: hall.name[lang] })}
              </p>
            </div>
            <BoothPlan hall={hall} booths={plan.booths} lookOf={lookOf} onPick={pick} />
            <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {shownLooks.map((look) => (
                <li key={look} className="flex items-center gap-2">
                  <BoothSwatch look={look} />
                  {t(`plan.${look}`)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="stack-4 lg:sticky lg:top-24">
        {free.length === 0 ? (
          <Alert tone="info">{t('plan.nothing')}</Alert>
        ) : (
          <Field label={t('plan.booth')} help={t('plan.hint')} error={refused || undefined}>
            {(frame) => (
              <Select
                {...frame}
                value={chosen?.id ?? ''}
                onChange={(event) => pick(free.find(({ id }) => id === event.target.value))}
              >
                <option value="">{t('plan.pick')}</option>
                {free.map((booth) => (
                  <option key={booth.id} value={booth.id}>
                    {t(booth.corner ? 'plan.optionCorner' : 'plan.option', { ...booth, hall: hallName(booth.hall) })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {chosen && <PricePanel price={boothPrice(chosen, { type, items: noPieces, co_exhibitors: [] }, terms)} />}
        <Button wide size="lg" busy={hold.isPending} onClick={() => void goOn()}>
          {isOwn ? t('plan.keep', { number: chosen.number }) : t('plan.hold', { minutes: holdMinutes })}
        </Button>
      </div>
    </div>
  )
}
