import { hasMailLink } from '#contract/fair/mail-desk'
import type { FairMails } from '../fair.types'
import type { MailTemplates } from '../mail.types'
import { noteOf } from './fair-note'

const decided: Record<
  FairMails['fairDecided']['decision'],
  { subject: string; heading: string; text: string; act: string }
> = {
  approved: {
    subject: '박람회 참가가 승인되었습니다',
    heading: '참가가 승인되었습니다',
    text: '박람회 참가 등록이 승인되었습니다. 이제 다른 참가 업체를 살펴보고 만나고 싶은 업체를 알려 주세요.',
    act: '마이페이지 열기',
  },
  revision: {
    subject: '박람회 참가 등록을 보완해 주세요',
    heading: '보완이 필요합니다',
    text: '승인을 위해 아래 내용을 수정한 뒤 등록 내용을 다시 보내 주세요.',
    act: '등록 내용 수정하기',
  },
  declined: {
    subject: '박람회 참가 등록 결과를 알려 드립니다',
    heading: '참가 등록이 반려되었습니다',
    text: '박람회에 관심을 가져 주셔서 감사합니다. 아쉽지만 올해는 귀사를 모시지 못하게 되었습니다.',
    act: '등록 내용 보기',
  },
}

/** Mails of the fair. */
export const fair = {
  fairDecided: ({ name, company, path, decision, reason }) => {
    const { subject, heading, text, act } = decided[decision]
    return {
      subject,
      heading,
      text: [`${name} 님, ${text}`, ...(reason ? [reason] : [])],
      rows: [['업체', company]],
      action: { label: act, path },
    }
  },
  fairInvited: ({ name, company, days, path }) => ({
    subject: '박람회에 초대합니다',
    heading: '박람회에 초대합니다',
    text: [
      `${name} 님, 박람회 사무국이 올해 비즈니스 미팅에 귀사를 등록했습니다. 비밀번호를 정하고 프로필을 완성한 뒤 참가 등록을 보내 주세요.`,
    ],
    rows: [['업체', company]],
    action: { label: '비밀번호 정하기', path },
    after: [
      `이 링크는 ${days}일 동안 사용할 수 있습니다. 기간이 지나면 로그인 화면의 ‘비밀번호 재설정’에서 새 링크를 받을 수 있습니다. 관련이 없는 메일이라면 무시하셔도 됩니다.`,
    ],
  }),
  fairInvitedAgain: ({ name, company, path }) => ({
    subject: '올해 박람회에 초대합니다',
    heading: '올해도 함께해 주세요',
    text: [
      `${name} 님, 박람회 사무국이 올해 비즈니스 미팅에 귀사를 등록했습니다. 지난번 프로필을 그대로 옮겨 두었으니 기존 계정으로 로그인해 내용을 확인한 뒤 참가 등록을 보내 주세요.`,
    ],
    rows: [['업체', company]],
    action: { label: '내 박람회 열기', path },
  }),
  fairNote: ({ subject, text, path, ...values }) => {
    const written = noteOf(subject, text, values)
    // The office's own text can have the address already.
    return hasMailLink(text) ? written : { ...written, action: { label: '박람회 로그인', path } }
  },
} satisfies Pick<MailTemplates, keyof FairMails>
