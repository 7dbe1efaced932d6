import { labelsIn } from '#contract/sites/labels'
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
  priceFrom: '{{price}}부터',
  header: {
    home: '{{name}} 첫 화면',
    menu: '메뉴',
    pages: '주요 메뉴',
    settings: '언어 및 통화',
  },
  footer: {
    support: '고객 지원',
    supportText: '궁금한 점이 있으면 언제든지 메일을 보내 주세요. 서울 기준 다음 영업일에 답변드립니다.',
    demo: '이 사이트는 시연용이며 어떤 도시, 정부, 정상회의, 박람회와도 관련이 없습니다.',
    company: '나루여행은 가상의 회사입니다. 시연 중에는 계약이 체결되지 않으며 실제로 결제되지 않습니다.',
    companyLive: '나루여행',
    legal: '원화로 결제됩니다. 달러 금액은 참고용으로 환산한 값입니다.',
    languages: '언어',
    sites: '나루의 사이트',
    terms: '이용약관',
    privacy: '개인정보 처리 안내',
  },
  /** The labels of the sites in menus. */
  sites: labelsIn('ko'),
}
