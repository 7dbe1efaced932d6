import { randomUUID } from 'node:crypto'
import type { FairProfile } from '#contract/fair/profile'
import { companySizes, salesBands } from '#contract/fair/profile'
import { type FairMarket, type FairSector, fairMarkets } from '#contract/fair/sectors'
import type { participant } from '#server/modules/fair/participant.table'
import type { Random } from '#server/random'
import { buyerTrades } from './buyers'
import { countries } from './countries'
import { sellerCities, sellerPeople, sellerStems, trades } from './sellers'

/** A company of the demonstration before it has an account. */
export type MadeCompany = Omit<typeof participant.$inferInsert, 'account_id' | 'year'> & {
  id: string
  email: string
  phone: string
  lang: 'en' | 'ko'
}

const madeUp = {
  en: 'A made-up company of the demonstration.',
  ko: '시연을 위해 지어낸 회사입니다.',
}

const profileOf = (
  r: Random,
  place: Pick<FairProfile, 'address_en' | 'address_ko' | 'city' | 'postal_code'>,
  domain: string,
  words: { products: readonly [string, string]; business: readonly [string, string] },
): FairProfile => ({
  ...place,
  department: r.pick(['International Office', 'Sales', 'Partnerships']),
  position: r.pick(['Director', 'Manager', 'Head of Partnerships', 'Coordinator']),
  homepage: `https://${domain}`,
  company_email: `hello@${domain}`,
  products_en: words.products[0],
  products_ko: words.products[1],
  main_business_en: words.business[0],
  main_business_ko: words.business[1],
  description_en: `${madeUp.en} ${words.business[0]}. ${words.products[0]}.`,
  description_ko: `${madeUp.ko} ${words.business[1]}. ${words.products[1]}.`,
  employees: r.pick(companySizes),
  sales: r.pick(salesBands),
  experience_count: r.whole(0, 4),
  route: r.pick(['invitation', 'partner', 'former', 'search']),
  purposes: ['partners', r.pick(['contracts', 'information', 'site_visit'])],
})

/** Contact details that reach no one: addresses end in `.test`. */
const contactOf = (r: Random, domain: string, phone: string) => ({
  telephone: '',
  mobile: phone,
  contact_email: `meet@${domain}`,
  sns: r.chance(0.4) ? [{ kind: 'whatsapp' as const, id: phone }] : [],
})

const two = (n: number) => String(n).padStart(2, '0')
const markets = (r: Random, own: FairMarket[]) => [...new Set([...own, r.pick(fairMarkets)])].slice(0, 4)

/** Makes the buyers: the first is the company of the demonstration's own account. */
export function makeBuyers(r: Random): MadeCompany[] {
  const places = countries.flatMap((country) => country.stems.map((stem, at) => ({ ...country, stem, at })))
  // Every country has two companies before any has three.
  return places
    .toSorted((a, b) => Number(a.at === 2) - Number(b.at === 2))
    .slice(0, 60)
    .map((place, at) => {
      const trade = buyerTrades[at % buyerTrades.length] ?? buyerTrades[0]
      if (!trade) throw new Error('no trades')
      const domain = `buyer-${two(at + 1)}.fair.test`
      const phone = `${place.dial}${5550000 + at}`
      const [own] = at === 0 ? [{ en: 'Steppe Health Travel', ko: '스텝헬스트래블' }] : []
      return {
        id: randomUUID(),
        email: `desk@${domain}`,
        phone,
        lang: 'en',
        side: 'buyer',
        status: 'approved',
        nationality: place.country,
        country: place.country,
        name_en: place.people[place.at] ?? place.people[0] ?? '',
        company_en: own?.en ?? `${place.stem[0]} ${trade.en}`,
        company_ko: own?.ko ?? `${place.stem[1]}${trade.ko}`,
        sector: trade.sector,
        specialties: [...trade.specialties],
        wanted_sectors: [...trade.sectors],
        markets: [place.market],
        languages: [...place.languages],
        buyer_type: trade.type,
        profile: profileOf(
          r,
          { address_en: `${at + 1} Sample Street, ${place.city}`, address_ko: '', city: place.city, postal_code: '' },
          domain,
          trade,
        ),
        contact: contactOf(r, domain, phone),
      }
    })
}

const buyerSectors: readonly FairSector[] = ['agency', 'tour_operator', 'hospital', 'insurance', 'institution']

/** Makes the sellers, six of each stem: the twelfth stem's general hospital is first and is that of the demo's own account. */
export function makeSellers(r: Random): MadeCompany[] {
  const all = sellerStems.flatMap((stem, at) =>
    trades.map((kinds, kind) => ({ stem, trade: kinds[at % kinds.length], person: at * trades.length + kind })),
  )
  const rank = ({ stem }: (typeof all)[number]) => Number(stem[0] !== 'Hanbit Naru')
  return all
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ stem, trade, person }, at) => {
      const [city, address_en, address_ko, postal_code] = sellerCities[at % sellerCities.length] ?? ['', '', '', '']
      const [name_en, name_ko] = sellerPeople[at === 0 ? 0 : person % sellerPeople.length] ?? ['', '']
      if (!trade) throw new Error('no trades')
      const domain = `seller-${two(at + 1)}.fair.test`
      const phone = `0100001${String(at).padStart(4, '0')}`
      return {
        id: randomUUID(),
        email: `desk@${domain}`,
        phone,
        lang: 'ko',
        side: 'seller',
        status: 'approved',
        nationality: 'KR',
        country: 'KR',
        name_en,
        name_ko,
        company_en: at === 0 ? 'Hanbit Naru Hospital' : `${stem[0]} ${trade.en}`,
        company_ko: at === 0 ? '한빛나루병원' : `${stem[1]}${trade.ko}`,
        sector: trade.sector,
        specialties: [...trade.specialties],
        wanted_sectors: [r.pick(['agency', 'tour_operator']), ...buyerSectors.slice(2 + (at % 3), 4 + (at % 3))],
        markets: markets(r, [
          r.pick(fairMarkets),
          r.pick(['central_asia', 'china', 'japan', 'southeast_asia', 'middle_east', 'russia']),
        ]),
        languages: at % 3 === 0 ? ['ko', 'en', 'ru'] : at % 3 === 1 ? ['ko', 'en', 'zh'] : ['ko', 'en'],
        profile: profileOf(r, { address_en, address_ko, city, postal_code }, domain, trade),
        contact: contactOf(r, domain, phone),
      }
    })
}
