import { useTranslation } from 'react-i18next'
import { isDay } from '#contract/days'
import {
  ageBands,
  groupRoles,
  organizationKinds,
  places,
  sexes,
  type WrittenSection,
} from '#contract/education/sections'
import type { YearFigures } from '#contract/education/year'
import { useCountryName } from '#src/kits/booking/countries'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'

type Leaf = string | number | null
const isOneOf = <T extends string>(all: readonly T[], value: Leaf): value is T =>
  (all as readonly Leaf[]).includes(value)
const kindsOfActivity = ['hotel', 'attraction', 'school', 'other'] as const

/** Returns labels for the fields of an application by their paths, such as `groups.2.count`, and formats their values. */
export function useFieldWords(figures: YearFigures) {
  const { t } = useTranslation('education')
  const country = useCountryName()
  const dates = useDates()
  const language = useContentLang()

  const nameOf = (section: WrittenSection, field: string): string => {
    const names: Record<WrittenSection, Record<string, string>> = {
      contact: {
        organization: t('contact.organization'),
        kind: t('contact.kind'),
        country: t('contact.country'),
        representative: t('contact.representative'),
        contact_name: t('contact.contact_name'),
        contact_email: t('contact.contact_email'),
        contact_phone: t('contact.contact_phone'),
        website: t('contact.website'),
      },
      people: {
        groups: t('step.people'),
        nationality: t('people.nationality'),
        role: t('people.role'),
        age: t('people.age'),
        sex: t('people.sex'),
        count: t('people.count'),
      },
      trip: {
        arrival: t('trip.arrival'),
        departure: t('trip.departure'),
        purpose: t('trip.purpose'),
        days: t('trip.plan'),
        date: t('trip.date'),
        kind: t('trip.kind'),
        name: t('trip.name'),
        place: t('trip.place'),
        address: t('trip.address'),
        starts: t('trip.starts'),
        ends: t('trip.ends'),
        people: t('trip.people'),
        note: t('trip.note'),
        activities: t('trip.plan'),
      },
      support: {
        lines: t('step.support'),
        item: t('support.item'),
        quantity: t('support.quantity'),
        reason: t('support.reason'),
      },
    }
    return names[section][field] ?? field
  }

  return {
    /** The label of a field: "Line 3 · How many". */
    label: (section: WrittenSection, path: string): string => {
      const [list, at, inner, nth, ...rest] = path.split('.')
      if (path === '' || !list) return t(`step.${section}`)
      if (list === 'groups' && at)
        return `${t('people.row', { count: Number(at) + 1 })} · ${nameOf(section, inner ?? '')}`
      if (list === 'days' && at) {
        const day = isDay(at) ? dates.day(at) : t('trip.day', { count: Number(at) + 1 })
        if (inner !== 'activities') return inner ? `${day} · ${nameOf(section, inner)}` : day
        return nth
          ? `${day} · ${t('trip.unnamed', { count: Number(nth) + 1 })} · ${nameOf(section, rest.at(-1) ?? '')}`
          : day
      }
      if (list === 'lines' && at) {
        const item = figures.items.find(({ id }) => id === at)?.name[language]
        return item ?? `${t('people.row', { count: Number(at) + 1 })} · ${nameOf(section, inner ?? '')}`
      }
      return nameOf(section, list)
    },
    /** The formatted value of a field; empty where there is none. */
    value: (section: WrittenSection, path: string, value: Leaf): string => {
      const field = path.split('.').at(-1)
      if (value === null || value === '') return ''
      if (section === 'contact' && field === 'kind' && isOneOf(organizationKinds, value))
        return t(`contact.kinds.${value}`)
      if ((field === 'country' || field === 'nationality') && typeof value === 'string')
        return /^[A-Z]{2}$/.test(value) ? country(value) : value
      if (field === 'role' && isOneOf(groupRoles, value)) return t(`people.roles.${value}`)
      if (field === 'age' && isOneOf(ageBands, value)) return t(`people.ages.${value}`)
      if (field === 'sex' && isOneOf(sexes, value)) return t(`people.sexes.${value}`)
      if (section === 'trip' && field === 'kind' && isOneOf(kindsOfActivity, value)) return t(`trip.kinds.${value}`)
      if (field === 'place' && isOneOf(places, value)) return t(`trip.places.${value}`)
      if (typeof value === 'string' && isDay(value)) return dates.day(value)
      if (field === 'item') return figures.items.find(({ id }) => id === value)?.name[language] ?? String(value)
      return String(value)
    },
  }
}
