import type { TextsIn } from '#contract/texts/forms'
import type { en } from './en'

export const ja: TextsIn<typeof en, 'other'> = {
  label: '検索候補',
  recent: '最近の検索',
  clear: 'すべて消去',
  places: '地域とカテゴリー',
  products: '商品',
  region: '地域',
  category: 'カテゴリー',
  count_other: '候補{{count}}件',
}
