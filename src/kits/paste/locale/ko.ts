import type { en } from './en'

export const ko: typeof en = {
  label: '목록',
  read_one: '{{count}}행을 읽었습니다',
  read_other: '{{count}}행을 읽었습니다',
  bad_one: '읽을 수 없는 칸 {{count}}개',
  bad_other: '읽을 수 없는 칸 {{count}}개',
  cell: '{{row}}행 {{column}}: “{{cell}}”',
  cellEmpty: '{{row}}행 {{column}}: 비어 있음',
  more_one: '외 {{count}}개',
  more_other: '외 {{count}}개',
  none: '행을 붙여넣으면 읽은 결과가 나옵니다.',
  tooLong: '한 번에 2,000행까지 붙여넣을 수 있습니다.',
}
