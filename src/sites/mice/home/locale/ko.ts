import type { en } from './en'

export const ko: typeof en = {
  hero: {
    title: '행사에 필요한 모든 파트너를 두 개의 홀에서',
    lead: '한국에서 회의와 행사를 준비하는 분들을 위해 컨벤션센터, 호텔, 도시, 무대 제작사, 케이터링 업체가 한자리에 모입니다. 배지 하나로 사흘간의 전시와 콘퍼런스를 만나 보세요.',
    register: '무료 참가 등록',
    program: '프로그램 보기',
  },
  next: {
    title: '어느 홀에서 무엇이 열리나요',
    more: '전체 프로그램과 좌석',
    now: '진행 중',
    nothing: '이날 세션은 아직 발표되지 않았습니다.',
  },
  sectors: {
    title_one: '참가 업체 {{count}}곳',
    title_other: '참가 업체 {{count}}곳',
    more: '배치도에서 업체 찾기',
  },
  news: { title: '뉴스', more: '전체 뉴스' },
  poster: {
    title: '키 비주얼',
    lead: '무대 조명 아래에서 만나는 원들. 올해 박람회의 이미지를 게시물, 발표 자료, 포스터에 사용해 보세요.',
    files: '다운로드',
    use: '참가 업체와 협력 기관, 언론은 박람회를 알리는 데 사용할 수 있습니다. 색은 바꾸지 말아 주세요.',
    wide: '발표 자료·화면',
    square: '게시물',
    tall: '스토리',
    banner: '배너',
    svg: '크기 제한 없는 원본(SVG)',
    saveOf: 'PNG로 저장: {{size}}',
    failed: '브라우저에서 이미지를 만들지 못했습니다. SVG 파일은 어떤 크기로든 사용할 수 있습니다.',
  },
}
