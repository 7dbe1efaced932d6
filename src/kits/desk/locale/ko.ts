import type { en } from './en'

export const ko: typeof en = {
  sections: '데스크 메뉴',
  person: { menu: '내 계정', signOut: '로그아웃' },
  changed: {
    title: '다른 사람이 내용을 변경했습니다',
    text: '지금 보이는 것이 최신 내용입니다. 입력하던 내용은 그대로 있습니다.',
    seen: '확인',
  },
  noRole: {
    title: '이 계정으로는 볼 수 없는 페이지입니다',
    text: '지금 로그인한 {{name}} 님에게는 이 페이지를 볼 권한이 없습니다. 운영자에게 권한을 요청하거나 다른 계정으로 로그인해 주세요.',
    other: '다른 계정으로 로그인',
  },
}
