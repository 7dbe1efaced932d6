import type { en } from './en'

export const ko: typeof en = {
  nothing: '대기 중인 건 없음',
}
