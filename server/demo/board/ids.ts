/** The demo notice that is at the top: its address is the same in every demo shop. */
export const pinnedNoticeId = '7c5b1d0e-3f64-4a8b-9a57-2f0e6d1b8c43'
