import type { en } from './en'

export const ko: typeof en = {
  sections: '데스크 메뉴',
  person: { menu: '내 계정', signOut: '로그아웃' },
  changed: {
    title: '다른 사람이 내용을 변경했습니다',
    text: '지금 보이는 것이 최신 내용입니다. 입력하던 내용은 그대로 있습니다.',
    seen: '확인',
  },
  blocks: {
    insert: '문구 넣기',
    title: '자주 쓰는 문구',
    search: '문구 검색',
    found_one: '문구 {{count}}개',
    found_other: '문구 {{count}}개',
    none: '찾는 문구가 없습니다',
    new: '새 문구',
    edit: '문구 수정',
    editOne: '‘{{title}}’ 수정',
    removeOne: '‘{{title}}’ 삭제',
    removeAsk: '‘{{title}}’ 문구를 삭제할까요?',
    removeText: '이 데스크의 모든 사람에게서 사라집니다. 이미 보낸 글은 그대로 남습니다.',
    removed: '문구를 삭제했습니다.',
    saved: '문구를 저장했습니다.',
    save: '저장',
    cancel: '취소',
    name: { en: '영어 제목', ko: '한국어 제목' },
    text: { en: '영어 문구', ko: '한국어 문구' },
    placeholders: '다음 항목은 알고 있는 내용으로 채워집니다.',
    changed: '그사이 다른 사람이 이 문구를 저장했습니다',
    keep: '내 문구로 저장',
  },
  leave: {
    title: '저장하지 않고 나갈까요?',
    text: '입력하신 내용은 이 탭을 닫을 때까지 남아 있습니다.',
  },
  noRole: {
    title: '이 계정으로는 볼 수 없는 페이지입니다',
    text: '지금 로그인한 {{name}} 님에게는 이 페이지를 볼 권한이 없습니다. 운영자에게 권한을 요청하거나 다른 계정으로 로그인해 주세요.',
    other: '다른 계정으로 로그인',
  },
}
