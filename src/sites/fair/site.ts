import { clientSettings } from '#src/api/start-up'
import { useVisitor, type Visitor } from '#src/session/visitor'

export const site = 'fair'

/** Every path of the site (product §2), in the order of the specification; `slug` replaces `:fair`. */
export const pathsAt = (slug: string) => {
  const home = `/${slug}`
  const ppipsa = `${home}/ppipsa`
  const desk = `${ppipsa}/desk`
  return {
    bimtc: `${home}-bimtc`,
    viewer: `${home}-viewer`,
    timer: `${home}-viewer/timer`,
    update: `${home}-update`,
    home,
    overview: `${home}/overview`,
    venue: `${home}/venue`,
    program: `${home}/program`,
    travelmart: `${home}/travelmart`,
    board: `${home}/board`,
    faq: `${home}/board/faq`,
    notice: (id: string) => `${home}/board/notice-detail/${id}`,
    press: (id: string) => `${home}/board/press-detail/${id}`,
    media: (id: string) => `${home}/board/media-detail/${id}`,
    /** The entry page of the business meetings, with their sign-in. */
    ppipsa,
    login: `${ppipsa}/login`,
    register: `${ppipsa}/register`,
    findId: `${ppipsa}/find/id`,
    findPassword: `${ppipsa}/find/password`,
    passwordReset: (token: string) => `${ppipsa}/password-reset/${token}`,
    businessList: `${ppipsa}/business/list`,
    business: (bizId: string) => `${ppipsa}/business/${bizId}`,
    applicationConfirm: `${ppipsa}/business/application/confirm`,
    mypage: `${ppipsa}/mypage`,
    ownApplication: `${ppipsa}/mypage/business/application`,
    desk,
    deskParticipants: `${desk}/participants`,
    deskParticipant: (id: string) => `${desk}/participants/${id}`,
    deskMeetings: `${desk}/meetings`,
    deskMeetingNew: `${desk}/meetings/new`,
    deskMeeting: (id: string) => `${desk}/meetings/${id}`,
    deskDay: `${desk}/day`,
    deskBadges: `${desk}/badges`,
    deskAgendas: `${desk}/agendas`,
    deskMatching: `${desk}/matching`,
    /** A year of the fair: its figures, and its parts. */
    deskSetup: `${desk}/setup`,
    deskSetupSlots: `${desk}/setup/slots`,
    deskSetupBooths: `${desk}/setup/booths`,
    deskSetupProgram: `${desk}/setup/program`,
    deskMatchingRun: (id: string) => `${desk}/matching/${id}`,
    deskBoards: `${desk}/boards`,
    deskBoardAdd: `${desk}/boards/new`,
    deskBoardEdit: (id: string) => `${desk}/boards/${id}`,
    deskRecords: `${desk}/records`,
    deskRecord: (id: string) => `${desk}/records/${id}`,
    deskStatistics: `${desk}/statistics`,
    deskMails: `${desk}/mails`,
    deskMailNew: `${desk}/mails/new`,
    deskMail: (id: string) => `${desk}/mails/${id}`,
    deskImport: `${desk}/participants/import`,
  } as const
}

/** Like `usePaths`, for loaders and guards. */
export const pathsOf = (visitor: Visitor) => pathsAt(clientSettings(visitor)?.fair_slug ?? site)
export const usePaths = () => pathsOf(useVisitor())
