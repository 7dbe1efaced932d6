import { describe, expect, it } from 'vitest'
import { fitFrom, fitOf, fitWeights } from '#contract/fair/fit'
import { type Completeness, completeCount, missingOf } from '#contract/fair/missing'

const texts = { name: 'x', company: 'x' }
const complete = (side: 'buyer' | 'seller'): Completeness => ({
  side,
  name_en: texts.name,
  name_ko: texts.name,
  company_en: texts.company,
  company_ko: texts.company,
  profile: {
    ...{ department: '', position: 'x', postal_code: '', city: 'x', company_email: '', homepage: 'https://x.test' },
    ...{
      address_en: 'x',
      address_ko: 'x',
      products_en: 'x',
      products_ko: 'x',
      main_business_en: 'x',
      main_business_ko: 'x',
    },
    ...{
      description_en: 'x',
      description_ko: 'x',
      employees: 'to_10',
      sales: 'private',
      experience_count: 0,
      route: '',
      purposes: ['partners'],
    },
  },
  logo: {},
  banner: {},
  product_picture: side === 'seller' ? {} : null,
  documents: [{}],
})

describe('missing parts of a profile', () => {
  it('are none for a complete one of either side, and all for an empty one', () => {
    for (const side of ['buyer', 'seller'] as const) {
      const full = complete(side)
      expect(missingOf(full)).toEqual([])
      const profile = Object.fromEntries(
        Object.entries(full.profile).map(([key, value]) => [key, typeof value === 'string' ? '' : value]),
      )
      const empty = {
        ...full,
        name_en: '',
        name_ko: '',
        company_en: '',
        company_ko: '',
        profile,
        logo: null,
        banner: null,
        product_picture: null,
        documents: [],
      }
      expect(missingOf(empty as unknown as Completeness)).toHaveLength(completeCount(side))
    }
  })

  it('are given by field and language', () => {
    const full = complete('seller')
    expect(missingOf({ ...full, company_ko: '', logo: null })).toEqual([
      { field: 'company', lang: 'ko' },
      { field: 'logo', lang: null },
    ])
  })
})

describe('fit', () => {
  const buyer = {
    side: 'buyer',
    sector: 'agency',
    specialties: ['checkup'],
    wanted_sectors: ['hospital'],
    markets: ['china'],
    languages: ['zh'],
  } as const
  const seller = { ...buyer, side: 'seller', sector: 'hospital', wanted_sectors: ['agency'] } as const

  it('is 100 where every reason applies, from both sides, and 0 between two of one side', () => {
    expect(Object.values(fitWeights).reduce((a, b) => a + b, 0)).toBe(100)
    expect(fitOf(buyer, seller).score).toBe(100)
    expect(fitOf(seller, buyer).score).toBe(100)
    expect(fitOf(buyer, buyer).score).toBe(0)
  })

  it('names its reasons', () => {
    const fit = fitOf(buyer, { ...seller, wanted_sectors: [], markets: ['japan'], languages: ['ko'] })
    expect(fit).toMatchObject({
      i_want: true,
      it_wants: false,
      specialties: ['checkup'],
      markets: [],
      languages: [],
      score: 45,
    })
    expect(fit.score).toBeLessThan(fitFrom)
  })
})
