/** The demo notice that is at the top: its address is the same in every demo shop. */
export const pinnedNoticeId = '7c5b1d0e-3f64-4a8b-9a57-2f0e6d1b8c43'
/** The same of the education travel site: its first notice and its first question. */
export const eduNoticeId = '1d0f7a52-64c8-4b1e-8f35-7a9c2e40b6d1'
export const eduQuestionId = '9b3e6c14-27f5-4d80-a1c6-5e08d3f7b92a'
