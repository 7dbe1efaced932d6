import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Affiliate } from '#contract/pass/affiliate'
import type { PassType } from '#contract/pass/pass-type'
import { useWon } from '#src/session/use-won'
import { useContentLang } from '#src/session/visitor'
import { Chip, Chips } from '#src/ui/chip'
import { Segmented } from '#src/ui/segmented'
import { site } from '../../site'
import { type Offer, offersFor } from './verdict'

const shownPlaces = 14
const chosenAtFirst = 5
const paces = ['2', '3', '4'] as const

interface SavingsToolProps {
  affiliates: readonly Affiliate[]
  types: readonly PassType[]
}

/** Whether the pass pays off: places, a pace, and the result of each pass, even if none pays off. */
export function SavingsTool({ affiliates, types }: SavingsToolProps) {
  const { t } = useTranslation('seoulitepass.home')
  const lang = useContentLang()
  const won = useWon()
  const places = affiliates.toSorted((a, b) => b.saves_won.adult - a.saves_won.adult).slice(0, shownPlaces)
  const [chosen, setChosen] = useState<readonly string[]>(() => places.slice(0, chosenAtFirst).map(({ id }) => id))
  const [pace, setPace] = useState<(typeof paces)[number]>('3')
  const savings = places.filter(({ id }) => chosen.includes(id)).map(({ saves_won }) => saves_won.adult)
  const offers = offersFor(savings, Number(pace), types, 'adult')
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((each) => each !== id)))
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="min-w-0 stack-6">
        <Chips label={t('tool.places')}>
          {places.map(({ id, name, saves_won }) => (
            <Chip key={id} on={chosen.includes(id)} onChange={(on) => toggle(id, on)}>
              {name[lang]} <span className="font-normal text-muted figures">{won(saves_won.adult)}</span>
            </Chip>
          ))}
        </Chips>
        <div>
          <p className="mb-2 font-semibold">{t('tool.pace')}</p>
          <Segmented
            label={t('tool.pace')}
            value={pace}
            onChange={setPace}
            options={paces.map((value) => ({ value, label: t('tool.perDay', { count: Number(value) }) }))}
          />
        </div>
      </div>
      <Result offers={offers} empty={savings.length === 0} total={savings.reduce((sum, each) => sum + each, 0)} />
    </div>
  )
}

function Result({ offers, empty, total }: { offers: readonly Offer[]; empty: boolean; total: number }) {
  const { t } = useTranslation('seoulitepass.home')
  const { t: common } = useTranslation(site)
  const won = useWon()
  const best = offers[0]
  const pays = best && best.gain > 0
  return (
    <div role="status" className="rounded-md border border-line bg-surface p-6">
      {empty || !best ? (
        <p>{t('tool.none')}</p>
      ) : (
        <>
          <p className="text-muted">
            {pays ? t('tool.best', { pass: common(`pass.${best.name}`) }) : t('tool.noPass')}
          </p>
          <p className="mt-1 text-4xl font-bold text-brand figures">{pays ? won(best.gain) : t('tool.tickets')}</p>
          <p className="mt-1 text-sm text-muted">{t('tool.total', { won: won(total) })}</p>
          <ul className="ruled mt-5 border-t border-line text-sm">
            {offers.map(({ name, price, gain }) => (
              <li key={name} className="flex justify-between gap-4 py-2.5">
                <span>
                  <span className="font-medium">{common(`pass.${name}`)}</span>{' '}
                  <span className="text-muted figures">{won(price)}</span>
                </span>
                <span className={`figures ${gain > 0 ? 'font-semibold text-success' : 'text-muted'}`}>
                  {gain > 0 ? t('tool.gain', { won: won(gain) }) : t('tool.loss', { won: won(-gain) })}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{t('tool.note')}</p>
        </>
      )}
    </div>
  )
}
