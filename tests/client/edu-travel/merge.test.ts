import { describe, expect, it } from 'vitest'
import { blank, type Written } from '#contract/education/sections'
import { savedSections } from '#src/sites/edu-travel/application/use-savers'
import { merge } from '#src/sites/edu-travel/parts/merge'

const visit = (name: string): Written['trip']['days'][number]['activities'][number] => ({
  kind: 'school',
  name,
  place: 'seoul',
  address: '',
  starts: '10:00',
  ends: '12:00',
  people: 30,
  note: '',
})
const day = (date: string, ...names: string[]) => ({ date, activities: names.map(visit) })
const trip = (...days: Written['trip']['days']): Written['trip'] => ({ ...blank.trip, days })

describe('merging two edits of a section', () => {
  it('merges by day: each side may plan its own', () => {
    const base = trip(day('2027-04-05'), day('2027-04-06'))
    const mine = trip(day('2027-04-05', 'Hansol Middle School'), day('2027-04-06'))
    const theirs = trip(day('2027-04-05'), day('2027-04-06'), day('2027-04-07', 'Saebom High School'))
    const { value, conflicts } = merge(savedSections.keyed.trip, { base, mine, theirs })
    expect(conflicts).toEqual([])
    expect(value.days.map(({ date, activities }) => [date, ...activities.map(({ name }) => name)])).toEqual([
      ['2027-04-05', 'Hansol Middle School'],
      ['2027-04-06'],
      ['2027-04-07', 'Saebom High School'],
    ])
  })

  it('names a day that both edited, and keeps the chosen side', () => {
    const base = trip(day('2027-04-05'))
    const versions = { base, mine: trip(day('2027-04-05', 'Mine')), theirs: trip(day('2027-04-05', 'Theirs')) }
    expect(merge(savedSections.keyed.trip, versions).conflicts.map(({ part }) => part)).toEqual(['days.2027-04-05'])
    const chosen = merge(savedSections.keyed.trip, versions, { 'days.2027-04-05': 'theirs' })
    expect(chosen.conflicts).toEqual([])
    expect(chosen.value.days[0]?.activities[0]?.name).toBe('Theirs')
  })

  it('removes a day that one side removed and the other left unchanged', () => {
    const base = trip(day('2027-04-05'), day('2027-04-06'))
    const { value } = merge(savedSections.keyed.trip, { base, mine: trip(day('2027-04-05')), theirs: base })
    expect(value.days.map(({ date }) => date)).toEqual(['2027-04-05'])
  })

  it('merges the items of the support one by one', () => {
    const line = (item: string, quantity: number) => ({ item, quantity })
    const of = (...lines: Written['support']['lines']) => ({ lines, reason: '' })
    const { value } = merge(savedSections.keyed.support, {
      base: of(),
      mine: of(line('coach', 1)),
      theirs: of(line('guide', 2)),
    })
    expect(value.lines).toEqual(expect.arrayContaining([line('coach', 1), line('guide', 2)]))
  })

  it('treats values as equal whatever the order of their fields', () => {
    const turned = Object.fromEntries(Object.entries(blank.contact).toReversed()) as Written['contact']
    const versions = { base: blank.contact, mine: turned, theirs: { ...blank.contact, country: 'JP' } }
    expect(merge(savedSections.keyed.contact, versions)).toMatchObject({ value: { country: 'JP' }, conflicts: [] })
  })
})
