import type { TextsIn } from '#contract/texts/forms'
import type { en } from './en'

export const zhCN: TextsIn<typeof en, 'other'> = {
  label: '搜索建议',
  recent: '最近搜索',
  clear: '全部清除',
  places: '地区与分类',
  products: '产品',
  region: '地区',
  category: '分类',
  count_other: '{{count}} 条建议',
}
