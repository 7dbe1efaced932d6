import type { en } from './en'

export const ko: typeof en = {
  title: '위시리스트',
  lead: '하트를 누른 상품을 지금의 가격과 예약 가능 여부로 보여 드립니다.',
  count_one: '상품 {{count}}개',
  count_other: '상품 {{count}}개',
  empty: '아직 담은 상품이 없습니다',
  emptyText: '마음에 드는 상품의 하트를 누르면 여기에 모입니다.',
  discover: '상품 둘러보기',
  removed: '‘{{name}}’ 상품을 뺐습니다.',
  undo: '되돌리기',
  soldOut: '매진',
  closed: '판매 종료',
}
