import type { en } from './en'

export const ko: typeof en = {
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    text: '이 주소에 해당하는 페이지가 없습니다. 주소가 바뀌었거나 잘못 입력되었을 수 있습니다.',
    home: '첫 페이지로 가기',
  },
  failed: {
    title: '문제가 발생했습니다',
    text: '페이지를 표시하지 못했습니다. 불편을 드려 죄송합니다.',
    retry: '다시 시도',
    home: '첫 페이지로 가기',
  },
  skip: '본문으로 건너뛰기',
  language: { label: '언어', now: '언어: {{name}}' },
  currency: { label: '통화', now: '통화: {{name}}', USD: '미국 달러', KRW: '대한민국 원' },
  fallback: { note: '이 페이지의 일부는 영어로 표시됩니다.', close: '안내 닫기' },
}
