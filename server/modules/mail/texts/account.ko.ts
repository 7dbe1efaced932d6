import type { Site } from '#contract/sites/sites'
import { formatsOf } from '#server/modules/mail/mail.formats'
import { siteName } from '#server/modules/mail/mail.sites'
import type { MailTemplates } from '#server/modules/mail/mail.types'
import type { MailedAccount } from '#server/modules/mail/mailed-account.types'

const at = (site: Site) => siteName(site, 'ko')
const { instant } = formatsOf('ko')
const visit = ({ site, path }: MailedAccount) => ({
  action: { label: site === 'shop' ? '여행 찾아보기' : `${at(site)} 바로가기`, path },
})
const resetAction = (path: string | null) =>
  path === null ? undefined : { action: { label: '비밀번호 재설정하기', path } }
const provider = { kakao: '카카오', naver: '네이버' }

/** Mails about the account: codes, welcome, password, phone number, sign-in. */
export const account = {
  emailCode: ({ code, minutes, site }) => ({
    subject: `[${at(site)}] 인증번호 ${code}`,
    heading: '이메일 인증',
    text: ['회원가입 화면에 아래 인증번호를 입력해 주세요.'],
    code,
    after: [
      `인증번호는 ${minutes}분 동안 유효합니다.`,
      '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증번호 없이는 가입할 수 없습니다.',
    ],
  }),
  guestCode: ({ code, minutes }) => ({
    subject: `[나루] 인증번호 ${code}`,
    heading: '이메일 인증',
    text: ['인증번호를 요청한 화면에 아래 번호를 입력해 주세요.'],
    code,
    after: [
      `인증번호는 ${minutes}분 동안 유효합니다.`,
      '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증번호 없이는 아무것도 보거나 변경할 수 없습니다.',
    ],
  }),
  addressTaken: ({ site, path }) => ({
    subject: `[${at(site)}] 이미 가입된 이메일입니다`,
    heading: '이미 가입된 이메일입니다',
    text: [
      '이 이메일 주소로 회원가입을 시도한 기록이 있습니다. 이미 가입된 주소이므로 인증번호를 보내지 않았습니다.',
      '기존 비밀번호로 로그인하시거나, 비밀번호를 잊으셨다면 새로 설정해 주세요.',
    ],
    action: { label: '로그인하기', path },
    after: ['본인이 시도하지 않으셨다면 별도로 하실 일은 없습니다.'],
  }),
  welcome: ({ name, site, path, gifts }) => ({
    subject: `[${at(site)}] 가입을 환영합니다`,
    heading: `${name} 님, 환영합니다`,
    text: [
      {
        here: '회원가입이 완료되었습니다. 가입 축하 포인트와 쿠폰은 나의 포인트와 나의 쿠폰에서 확인하고 첫 예약부터 사용하실 수 있습니다.',
        shop: '회원가입이 완료되었습니다. 같은 계정으로 나루 여행 상품도 예약하실 수 있으며, 첫 예약에 쓰실 수 있는 가입 축하 포인트와 쿠폰을 드렸습니다.',
        none: '회원가입이 완료되었습니다. 가입하신 이메일 주소와 비밀번호로 로그인해 주세요.',
      }[gifts],
    ],
    ...visit({ site, path }),
  }),
  welcomeBack: ({ name, site, path }) => ({
    subject: `[${at(site)}] 다시 만나 반갑습니다`,
    heading: `${name} 님, 다시 만나 반갑습니다`,
    text: ['회원가입이 완료되었습니다. 다시 찾아 주셔서 감사합니다.'],
    ...visit({ site, path }),
  }),
  passwordReset: ({ name, site, path, minutes }) => ({
    subject: `[${at(site)}] 비밀번호 재설정 안내`,
    heading: '비밀번호 재설정',
    text: [`${name} 님, ${at(site)} 계정의 비밀번호 재설정을 요청하셨습니다.`],
    action: { label: '비밀번호 재설정하기', path },
    after: [
      `링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다.`,
      '직접 요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다.',
    ],
  }),
  staffInvited: ({ name, site, path, minutes }) => ({
    subject: `[${at(site)}] 초대 안내`,
    heading: `${at(site)} 초대`,
    text: [`${name} 님, ${at(site)} 계정이 만들어졌습니다. 비밀번호를 설정하고 로그인해 주세요.`],
    action: { label: '비밀번호 설정하기', path },
    after: [
      `링크는 ${minutes}분 동안 한 번만 사용할 수 있습니다. 시간이 지났다면 로그인 화면에서 비밀번호 재설정을 요청해 주세요.`,
      '초대받은 기억이 없다면 이 메일을 무시해 주세요.',
    ],
  }),
  passwordChanged: ({ name, site, path }) => ({
    subject: `[${at(site)}] 비밀번호가 변경되었습니다`,
    heading: '비밀번호가 변경되었습니다',
    text: [
      `${name} 님, ${at(site)} 계정의 비밀번호가 변경되어 다른 기기에서는 로그아웃되었습니다.`,
      '직접 변경하지 않으셨다면 지금 바로 비밀번호를 재설정해 주세요.',
    ],
    ...resetAction(path),
  }),
  wrongAttempts: ({ name, site, path }) => ({
    subject: `[${at(site)}] 회원님의 계정에 잘못된 비밀번호가 여러 번 입력되었습니다`,
    heading: '누군가 로그인을 시도하고 있습니다',
    text: [
      `${name} 님, 오늘 ${at(site)} 계정에 잘못된 비밀번호가 여러 번 입력되었습니다. 시도가 반복될수록 다음 시도까지 더 오래 기다려야 합니다.`,
      '회원님은 평소처럼 로그인하실 수 있습니다. 비밀번호가 짧거나 다른 곳에서도 쓰고 있다면 새 비밀번호로 바꿔 주세요.',
    ],
    ...resetAction(path),
    after: ['직접 잘못 입력하신 것이라면 따로 하실 일은 없습니다. 이 메일은 하루에 한 번만 보내 드립니다.'],
  }),
  phoneCode: ({ code, minutes, phone, password, site }) => ({
    subject: `[${at(site)}] 인증번호 ${code}`,
    heading: '휴대전화 번호 변경',
    text: [`${at(site)} 계정의 휴대전화 번호를 변경하려면 아래 인증번호를 입력해 주세요. 새 번호: ${phone}`],
    code,
    after: [
      `인증번호는 ${minutes}분 동안 유효합니다.`,
      password
        ? '직접 요청하지 않으셨다면 다른 사람이 비밀번호를 알고 있을 수 있습니다. 지금 바로 비밀번호를 재설정해 주세요.'
        : '직접 요청하지 않으셨다면 다른 사람이 회원님의 계정에 로그인해 있을 수 있습니다. 로그인 화면의 ‘비밀번호 재설정’에서 비밀번호를 설정하면 모든 기기에서 로그아웃됩니다.',
    ],
  }),
  accountClosed: ({ name, site, member, reason }) => ({
    subject: `[${at(site)}] 회원 탈퇴가 완료되었습니다`,
    heading: '회원 탈퇴가 완료되었습니다',
    text: [
      `${name} 님, 그동안 이용해 주셔서 감사합니다. ${at(site)} 계정이 탈퇴 처리되어 모든 기기에서 로그아웃되었습니다.`,
      ...(reason ? [`운영팀에서 탈퇴를 처리했습니다. 사유: ${reason}`] : []),
      member
        ? '개인정보와 포인트, 쿠폰은 삭제되었습니다. 결제하신 예약의 기록은 관련 법령에 따라 여권번호를 제외하고 보관됩니다.'
        : '개인정보는 삭제되었습니다. 관련 법령에 따라 보관해야 하는 기록만 정해진 기간 동안 보관됩니다.',
    ],
    after: ['언제든지 이 주소로 다시 가입하실 수 있습니다.'],
  }),
  accountsMerged: ({ name, site, with_email, remains, until }) => ({
    subject: `[${at(site)}] 두 계정이 하나로 통합되었습니다`,
    heading: '두 계정이 하나로 통합되었습니다',
    text: [
      remains
        ? `${name} 님, 다른 ${at(site)} 계정(${with_email})의 예약과 패스, 포인트, 쿠폰이 모두 이 계정으로 옮겨졌습니다. 지금처럼 이 주소로 로그인해 주세요.`
        : `${name} 님, 이 ${at(site)} 계정의 예약과 패스, 포인트, 쿠폰이 모두 ${with_email} 계정으로 옮겨졌습니다. 앞으로는 그 계정으로 로그인해 주세요.`,
      remains
        ? '비밀번호와 프로필, 설정은 그대로입니다.'
        : '모든 기기에서 로그아웃되었으며, 이 주소로는 더 이상 로그인하실 수 없습니다.',
    ],
    after: [
      `요청하지 않으셨다면 ${instant(until)}(서울 시간)까지 문의해 주세요. 그때까지는 되돌릴 수 있으며, 그 뒤에는 닫힌 계정의 개인정보가 삭제됩니다.`,
    ],
  }),
  mergeUndone: ({ name, site, with_email, remains }) => ({
    subject: `[${at(site)}] 계정 통합이 취소되었습니다`,
    heading: '계정 통합이 취소되었습니다',
    text: [
      remains
        ? `${name} 님의 ${at(site)} 계정과 ${with_email} 계정이 다시 나뉘었습니다. 그 계정에서 온 내역은 그 계정으로 돌아갔고, 통합 뒤에 새로 생긴 내역은 이 계정에 남아 있습니다.`
        : with_email
          ? `${name} 님의 ${at(site)} 계정과 ${with_email} 계정이 다시 나뉘었습니다. 이 주소로 다시 로그인하실 수 있으며, 예약과 패스, 쿠폰이 돌아왔습니다. 그사이에 사용한 포인트와 쿠폰은 돌아오지 않습니다.`
          : `${name} 님, 통합되었던 계정이 탈퇴되어 이 ${at(site)} 계정을 다시 열었습니다. 이 주소로 다시 로그인하실 수 있으며, 예약과 패스가 돌아왔습니다. 탈퇴와 함께 소멸된 포인트와 쿠폰은 돌아오지 않습니다.`,
    ],
  }),
  socialChanged: ({ name, social_type, connected }) => {
    const heading = `${provider[social_type]} 로그인 ${connected ? '연결' : '연결 해제'} 안내`
    return {
      subject: `[나루] ${heading}`,
      heading,
      text: [
        connected
          ? `${name} 님, 이제 ${provider[social_type]} 계정으로도 나루에 로그인하실 수 있습니다.`
          : `${name} 님, ${provider[social_type]} 로그인 연결이 해제되어 더 이상 이 방법으로 로그인하실 수 없습니다.`,
        '직접 변경하지 않으셨다면 지금 바로 비밀번호를 재설정하고, 프로필에서 로그인 방법을 확인해 주세요.',
      ],
      action: { label: '비밀번호 재설정하기', path: '/account/find-password' },
    }
  },
  phoneChanged: ({ name, site, path, phone }) => ({
    subject: `[${at(site)}] 휴대전화 번호가 변경되었습니다`,
    heading: '휴대전화 번호가 변경되었습니다',
    text: [
      `${name} 님, ${at(site)} 계정의 휴대전화 번호가 변경되었습니다. 새 번호: ${phone}`,
      '직접 변경하지 않으셨다면 지금 바로 비밀번호를 재설정해 주세요. 다른 모든 기기에서 로그아웃됩니다.',
    ],
    ...resetAction(path),
  }),
} satisfies Partial<MailTemplates>
