import type { TextsIn } from '#contract/texts/forms'
import type { en } from './en'

export const fr: TextsIn<typeof en, 'one' | 'many' | 'other'> = {
  label: 'Suggestions',
  recent: 'Recherches récentes',
  clear: 'Tout effacer',
  places: 'Où et quoi',
  products: 'Offres',
  region: 'Région',
  category: 'Catégorie',
  count_one: '{{count}} suggestion',
  count_many: '{{count}} suggestions',
  count_other: '{{count}} suggestions',
}
