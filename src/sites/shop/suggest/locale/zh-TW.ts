import type { TextsIn } from '#contract/texts/forms'
import type { en } from './en'

export const zhTW: TextsIn<typeof en, 'other'> = {
  label: '搜尋建議',
  recent: '最近搜尋',
  clear: '全部清除',
  places: '地區與分類',
  products: '商品',
  region: '地區',
  category: '分類',
  count_other: '{{count}} 則建議',
}
