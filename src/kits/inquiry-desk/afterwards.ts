import { inquiryDesk, inquiryInbox } from '#contract/inquiry-desk'

/** What an act on an inquiry changes: the page of the inquiry, the lists, and how soon first answers were given. */
export const afterwards = [
  inquiryDesk.thread,
  inquiryDesk.list,
  inquiryInbox.list,
  inquiryDesk.answerTimes,
  inquiryInbox.answerTimes,
]
