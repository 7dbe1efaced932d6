/** Why programs for people who come to work can be booked by one person. */
export const alone = {
  count: 1,
  reason: {
    en: 'People on business often come by themselves, so one guest is welcome.',
    ko: '출장은 혼자 오시는 일이 많아 한 분도 예약하실 수 있습니다.',
  },
}
