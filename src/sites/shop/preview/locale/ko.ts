import type { en } from './en'

export const ko: typeof en = {
  stays: '미리보기 화면입니다. 구매할 수 없으며 링크도 이동하지 않습니다.',
}
