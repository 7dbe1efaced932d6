import { formatsOf } from '../mail.formats'
import { linesOf } from '../mail.lines'
import type { MailTemplates } from '../mail.types'
import type { MiceMails } from '../mice.types'

const { day } = formatsOf('ko')

const roles: Record<MiceMails['miceRegistered']['role'], string> = {
  visitor: '참관객',
  buyer: '바이어',
  seller: '셀러',
}

/** Mails of the MICE fair. */
export const mice = {
  miceRegistered: ({ name, organization, role, fair, venue, from, to, path }) => ({
    subject: `${fair} 배지 안내`,
    heading: '참가 등록이 완료되었습니다',
    text: [
      `${name} 님, ${fair} ${roles[role]} 등록이 완료되었습니다. 아래는 입장 배지입니다. 마이페이지에서 인쇄해 오시거나 입구에서 아래 코드를 보여 주세요.`,
    ],
    rows: [
      ['소속', organization],
      ['시작', day(from)],
      ['종료', day(to)],
      ['장소', venue],
    ],
    action: { label: '마이페이지 열기', path },
    after: ['동의 내용 확인과 변경, 등록 정보 수정, 콘퍼런스 세션 예약은 마이페이지에서 할 수 있습니다.'],
  }),
  miceInvited: ({ name, inviter, organization, role, fair, venue, from, to, until, path }) => ({
    subject: `[${fair}] 참가 등록을 확인해 주세요`,
    heading: '참가 등록을 확인해 주세요',
    text: [
      `${name} 님, ${inviter} 님이 ${fair} ${roles[role]} 등록을 요청했습니다.`,
      `아직 등록이 완료되지 않았습니다. ${day(until)}까지 등록 정보를 확인하고 동의해 주시면 배지를 이메일로 보내 드립니다. 참가 업체에 정보를 전달할지는 직접 정하실 수 있습니다.`,
    ],
    rows: [
      ['소속', organization],
      ['시작', day(from)],
      ['종료', day(to)],
      ['장소', venue],
    ],
    action: { label: '확인하고 등록하기', path },
    after: [
      '원하지 않으시면 같은 페이지에서 거절하실 수 있습니다. 거절하시면 정보가 삭제되고 이번 박람회에 대해 다시 메일을 보내지 않습니다. 이 메일을 무시하셔도 됩니다.',
    ],
  }),
  miceHosting: ({ name, approved, note, fair, from, to, path }) => ({
    subject: approved ? `[${fair}] 초청 바이어로 선정되셨습니다` : `[${fair}] 바이어 초청 프로그램 심사 결과`,
    heading: approved ? '초청 바이어로 선정되셨습니다' : '올해는 초청해 드리지 못하게 되었습니다',
    text: [
      approved
        ? `${name} 님, 바이어 초청 프로그램에 선정되셨습니다. 숙소는 따로 메일로 안내해 드리겠습니다.`
        : `${name} 님, 지원해 주셔서 감사합니다. 아쉽게도 올해는 초청해 드리지 못하게 되었습니다. 바이어 등록은 그대로 유지됩니다.`,
      ...linesOf(note),
    ],
    rows: [
      ['박람회', fair],
      ['시작', day(from)],
      ['종료', day(to)],
    ],
    action: { label: '지원 내역 보기', path },
  }),
  miceSeat: ({ name, session, day: on, starts, ends, hall, path }) => ({
    subject: `좌석이 배정되었습니다: ${session}`,
    heading: '대기하신 세션의 좌석이 배정되었습니다',
    text: [
      `${name} 님, 자리가 나서 대기 순서에 따라 좌석을 배정해 드렸습니다. 참석이 어려우면 마이페이지에서 취소해 주세요. 다음 대기자에게 바로 배정됩니다.`,
    ],
    rows: [
      ['세션', session],
      ['일시', `${day(on)} ${starts}–${ends} (한국 시간)`],
      ['장소', hall],
    ],
    action: { label: '내 세션 보기', path },
  }),
  miceSession: ({ name, session, day: on, starts, ends, hall, gone, path }) => ({
    subject: gone ? `세션이 취소되었습니다: ${session}` : `세션 일정이 변경되었습니다: ${session}`,
    heading: gone ? '신청하신 세션이 취소되었습니다' : '신청하신 세션의 일정이 변경되었습니다',
    text: [
      gone
        ? `${name} 님, 아래 세션은 열리지 않습니다. 배정된 좌석이나 대기 신청도 함께 취소되었습니다.`
        : `${name} 님, 세션이 아래와 같이 변경되었습니다. 좌석이나 대기 순번은 그대로 유지됩니다. 참석이 어려우면 마이페이지에서 취소해 주세요.`,
    ],
    rows: [
      ['세션', session],
      [gone ? '예정 일시' : '일시', `${day(on)} ${starts}–${ends} (한국 시간)`],
      ['장소', hall],
    ],
    action: { label: '내 세션 보기', path },
  }),
} satisfies Pick<MailTemplates, keyof MiceMails>
