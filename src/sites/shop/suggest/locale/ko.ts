import type { en } from './en'

export const ko: typeof en = {
  label: '추천 검색어',
  recent: '최근 검색어',
  clear: '전체 삭제',
  places: '지역·카테고리',
  products: '상품',
  region: '지역',
  category: '카테고리',
  count_one: '추천 {{count}}개',
  count_other: '추천 {{count}}개',
}
