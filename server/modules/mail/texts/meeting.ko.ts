import type { MailTemplates } from '#server/modules/mail/mail.types'
import type { MailedMeeting } from '#server/modules/mail/meeting.types'
import { formatsOf } from '../mail.formats'

const { day } = formatsOf('ko')

const acts: Record<MailedMeeting['act'], string> = {
  ask: '미팅 신청',
  place: '박람회 사무국에서 제안 또는 배정한 미팅',
  unplace: '박람회 사무국에서 배정 취소',
  refill: '비어 있던 시간에 바로 미팅 진행',
  give_way: '한쪽이 오지 않아 다른 업체에 배정된 시간',
  confirm: '미팅 확정',
  reject: '미팅 거절',
  cancel: '신청 취소',
  propose: '다른 시간 제안',
  accept_time: '변경 시간 수락',
  decline_time: '기존 시간 유지',
  ask_cancel: '취소 요청',
  allow_cancel: '취소 동의',
  keep: '미팅 그대로 진행',
  accept_match: '제안된 미팅 수락',
  decline_match: '제안된 미팅 거절',
  move: '박람회 사무국에서 시간 변경',
  call_off: '미팅 취소',
}

const when = (date: string, starts: string) => `${day(date)} ${starts}`

/** Mails about the fair's meetings. */
export const meeting = {
  fairMeetings: ({ name, lines, more, path }) => ({
    subject:
      lines.length === 1 && lines[0]
        ? `[${lines[0].company}] ${acts[lines[0].act]}`
        : `미팅 소식 ${lines.length + more}건이 있습니다`,
    heading: '내 미팅 소식',
    text: [`${name} 님, 지난 메일 이후의 미팅 소식입니다. 모든 시간은 한국 시간입니다.`],
    rows: lines.map((line): [string, string] => [
      line.company,
      [acts[line.act], line.day && when(line.day, line.starts), line.said && `“${line.said}”`]
        .filter(Boolean)
        .join(' · '),
    ]),
    action: { label: '내 미팅 보기', path },
    after: more > 0 ? [`나머지 ${more}건은 페이지에서 확인하실 수 있습니다.`] : [],
  }),
  fairRecords: ({ name, meetings, path }) => ({
    subject: '미팅 결과를 기록해 주세요',
    heading: '미팅 결과를 기록해 주세요',
    text: [
      `${name} 님, 아래 미팅의 결과를 건당 30초면 기록하실 수 있습니다. 두 업체와 다음 박람회에 큰 도움이 됩니다.`,
    ],
    rows: meetings.map((each): [string, string] => [each.company, when(each.day, each.starts)]),
    action: { label: '결과 기록하기', path },
  }),
} satisfies Partial<MailTemplates>
