import { expect, it } from 'vitest'
import { countryCodes } from '#contract/countries'
import { continentOf, continents, countriesOf } from '#contract/fair/continent'

it('puts every country on exactly one continent, and nothing else', () => {
  expect(continents.flatMap(countriesOf).toSorted()).toEqual([...countryCodes].toSorted())
  for (const code of countryCodes) expect(continentOf(code), code).not.toBeNull()
})

it('knows the continents that readers expect, and none of a code that is no country', () => {
  const expected = {
    KR: 'asia',
    KZ: 'asia',
    TR: 'asia',
    RU: 'europe',
    US: 'north_america',
    BR: 'south_america',
    AU: 'oceania',
  }
  for (const [code, continent] of Object.entries(expected)) expect(continentOf(code)).toBe(continent)
  expect(continentOf('XX')).toBeNull()
})
