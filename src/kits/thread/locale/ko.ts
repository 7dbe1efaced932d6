import type { en } from './en'

export const ko: typeof en = {
  label: '문의와 답변',
  you: '나',
  operator: '{{site}} 고객센터',
  form: '추가 문의 작성',
  reply: '추가 문의',
  send: '추가 문의 등록',
  sent: '추가 문의가 등록되었습니다.',
  download: '{{name}} 내려받기, {{size}}',
  files: {
    label: '첨부 파일',
    help: 'PDF나 이미지 파일을 최대 {{most}}개, 파일당 {{megabytes}}MB까지 첨부할 수 있습니다.',
    choose: '파일 선택',
    tooMany: '파일은 최대 {{most}}개까지 첨부할 수 있습니다.',
    type: 'PDF, JPG, PNG, WebP 파일만 첨부할 수 있습니다.',
    size: '파일 하나의 크기는 {{megabytes}}MB까지입니다.',
  },
}
