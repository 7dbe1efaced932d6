/** The demo notice at the top: its address is the same in every demo shop. */
export const pinnedNoticeId = '7c5b1d0e-3f64-4a8b-9a57-2f0e6d1b8c43'
/** Fixed ids of the education travel site: its first notice and its first question. */
export const eduNoticeId = '1d0f7a52-64c8-4b1e-8f35-7a9c2e40b6d1'
export const eduQuestionId = '9b3e6c14-27f5-4d80-a1c6-5e08d3f7b92a'
/** Fixed ids of the fair: one post of each board whose posts have pages. */
export const fairNoticeId = '4e8a1c70-52d9-4f3b-9c16-8b7d20e5a3f4'
export const fairPressId = 'c3f96b28-0a71-4de5-8b42-1f6e95d07a8c'
export const fairMediaId = '6a2d58f1-7be4-4903-a8d7-e49c01b36f25'
/** Fixed id of the MICE fair: its newest news. */
export const miceNewsId = '8d41c6b2-5f0e-4a97-b3d8-27e6109fa4c5'
/** Fixed id of the city pass: its newest story. */
export const passStoryId = '5f27c9d4-8a16-4e3b-b0c7-93d1e86a4f52'
