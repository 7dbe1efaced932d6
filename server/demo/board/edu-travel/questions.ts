import { figuresOf } from '#server/modules/education/year.defaults'
import { eduQuestionId } from '../ids'
import type { SeedPost } from '../shape'

const { conditions_needed, days_before, min_students, report_days } = figuresOf(2026)

type Texts = SeedPost['title']
const of = (category: string, title: Texts, content: Texts, id?: string): SeedPost => ({
  id,
  board: 'faq',
  category,
  daysAgo: 60,
  title,
  content,
})

/** The questions that schools and agencies ask, in the order in which they are shown. */
export const eduQuestions: readonly SeedPost[] = [
  of(
    'eligibility',
    { en: 'How many students do we need?', ko: '학생이 몇 명 이상이어야 하나요?' },
    {
      en: `At least **${min_students} students** who travel together. Teachers, parents and drivers come along but are not counted. How much a group can get grows with the number of students: see [this year’s program](/seouledutravel/info).`,
      ko: `함께 여행하는 **학생 ${min_students}명 이상**이어야 합니다. 인솔 교사, 학부모, 기사는 인원에 포함하지 않습니다. 지원 한도는 학생 수에 따라 커지며 [올해 지원 안내](/seouledutravel/info)에서 확인할 수 있습니다.`,
    },
    eduQuestionId,
  ),
  of(
    'eligibility',
    { en: 'What has to be in our plan?', ko: '일정에 꼭 들어가야 하는 내용이 있나요?' },
    {
      en: `At least ${conditions_needed} of these three:

- a night in a hotel in Seoul
- an attraction with an entrance fee
- a visit to a school in Seoul, or an exchange with one

Everything else is yours to plan. The application shows at once which of them your plan has.`,
      ko: `다음 세 가지 가운데 ${conditions_needed}가지 이상이 있어야 합니다.

- 서울 호텔 숙박
- 유료 관광지 방문
- 서울의 학교 방문 또는 교류

나머지 일정은 자유롭게 계획하시면 됩니다. 신청서에서 어떤 조건을 갖추었는지 바로 확인할 수 있습니다.`,
    },
  ),
  of(
    'eligibility',
    { en: 'Can a travel agency apply for a school?', ko: '여행사가 학교를 대신해 신청할 수 있나요?' },
    {
      en: 'Yes. The agency adds its own registration and the mandate of the school to the documents. There is [a form for the mandate](/seouledutravel/application/guide).',
      ko: '네. 여행사 등록증과 학교의 위임장을 함께 제출하면 됩니다. [위임장 양식](/seouledutravel/application/guide)을 이용해 주세요.',
    },
  ),
  of(
    'eligibility',
    {
      en: 'We stay in another city and come to Seoul for a day. Is that enough?',
      ko: '다른 도시에 묵으면서 서울에는 하루만 와도 되나요?',
    },
    {
      en: 'It can be, if a paid attraction and a school visit in Seoul are in the plan. The stay in Seoul is also a part of the review, so a longer one helps.',
      ko: '서울의 유료 관광지와 학교 방문이 일정에 있다면 가능합니다. 다만 서울 체류도 심사 항목이므로 오래 머무를수록 유리합니다.',
    },
  ),
  of(
    'eligibility',
    { en: 'May we apply again next year?', ko: '내년에 다시 신청할 수 있나요?' },
    {
      en: 'Yes, once the report of the earlier trip is complete. Each year has its own budget and its own figures.',
      ko: '네. 이전 여행의 결과 보고가 끝났다면 다시 신청할 수 있습니다. 예산과 지원 기준은 해마다 새로 정합니다.',
    },
  ),
  of(
    'application',
    { en: 'Until when do we have to apply?', ko: '언제까지 신청해야 하나요?' },
    {
      en: `At least **${days_before} days** before you arrive, counted in Seoul days, and within the dates of [this year’s program](/seouledutravel/info). The server’s clock counts: an application that arrives at the last second is in time, and says so.`,
      ko: `서울 날짜로 입국 **${days_before}일** 전까지, 그리고 [올해 접수 기간](/seouledutravel/info) 안에 신청해야 합니다. 서버 시각을 기준으로 하므로 마지막 1초에 도착한 신청도 접수되며 화면에 표시됩니다.`,
    },
  ),
  of(
    'application',
    { en: 'Can several people work on one application?', ko: '여러 사람이 함께 신청서를 작성할 수 있나요?' },
    {
      en: 'Yes. Invite colleagues by email from the application. If two people change the same part, nothing is overwritten in silence: both versions are shown, and you choose.',
      ko: '네. 신청서에서 동료를 이메일로 초대할 수 있습니다. 두 사람이 같은 부분을 고치면 말없이 덮어쓰지 않고 두 내용을 나란히 보여 드립니다.',
    },
  ),
  of(
    'application',
    { en: 'In which language do we write?', ko: '어떤 언어로 작성해야 하나요?' },
    {
      en: 'The application is in English or Korean. Documents may be in your own language; please add a few lines in English or Korean that say what they are.',
      ko: '신청서는 영어나 한국어로 작성합니다. 서류는 현지 언어로 내도 되지만, 어떤 서류인지 영어나 한국어로 몇 줄 덧붙여 주세요.',
    },
  ),
  of(
    'application',
    { en: 'Something changed after we submitted. What now?', ko: '제출한 뒤에 내용이 바뀌었어요. 어떻게 하나요?' },
    {
      en: 'Write to the program office under [My questions](/seouledutravel/qna/contact-us) with the number of the application. We open the sections that have to change, and only those.',
      ko: '[내 문의](/seouledutravel/qna/contact-us)에 신청번호를 적어 알려 주세요. 고쳐야 하는 부분만 다시 열어 드립니다.',
    },
  ),
  of(
    'report',
    { en: 'Is money paid out?', ko: '지원금을 현금으로 받나요?' },
    {
      en: 'No. Support is given in kind: we order the bus, the interpreter or the experience and pay the providers. Your group neither gets money nor has to pay in advance. Collect the bills or receipts that the providers hand you and add them to your report: with them we settle what was granted.',
      ko: '아니요. 버스나 통역, 체험을 저희가 예약하고 업체에 직접 비용을 내는 현물 지원입니다. 단체가 돈을 받거나 미리 낼 필요가 없습니다. 업체에서 받은 영수증이나 청구서는 모아 두었다가 결과보고서에 첨부해 주세요. 이를 바탕으로 저희가 업체와 정산합니다.',
    },
  ),
  of(
    'report',
    { en: 'When is the report due?', ko: '결과 보고는 언제까지 해야 하나요?' },
    {
      en: `Within **${report_days} days** of your departure. We remind you by email. The report shows your plan beside what took place, so you only write down what was different.`,
      ko: `출국일부터 **${report_days}일** 안에 제출해 주세요. 이메일로 미리 알려 드립니다. 보고서에는 계획이 나란히 표시되므로 달라진 점만 적으면 됩니다.`,
    },
  ),
  of(
    'report',
    { en: 'Fewer students came than planned. What happens?', ko: '예정보다 적은 인원이 왔어요. 어떻게 되나요?' },
    {
      en: 'State the number of people who really came and why. What was not used goes back into the budget; nobody is asked to pay it.',
      ko: '실제 참가 인원과 이유를 적어 주세요. 쓰지 않은 금액은 예산으로 돌아가며, 단체에 청구하지 않습니다.',
    },
  ),
  of(
    'report',
    { en: 'May we use photos of our students?', ko: '학생들이 나온 사진을 내도 되나요?' },
    {
      en: 'Only with the consent of the students, and of their parents where they are minors. Pictures from behind, of hands at work or of the place are just as good.',
      ko: '학생 본인의 동의가 있어야 하고, 미성년자는 보호자의 동의도 필요합니다. 뒷모습이나 체험하는 손, 장소 사진도 좋습니다.',
    },
  ),
]
