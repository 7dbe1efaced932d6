import type { en } from './en'

export const ko: typeof en = {
  start: {
    title: '나루를 시작하지 못했습니다',
    text: '서버가 응답하지 않습니다. 연결을 확인한 뒤 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  version: { question: '새로운 버전이 있습니다. 지금 새로고침할까요?' },
}
