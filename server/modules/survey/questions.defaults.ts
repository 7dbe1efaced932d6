import type { Question, SurveyDefinition } from '#contract/survey/questions'
import type { SurveyKind } from '#contract/survey/tour'
import type { Texts } from '#server/db/columns'

const both = (en: string, ko: string): Texts => ({ en, ko })
const named = (id: string, en: string, ko: string) => ({ id, label: both(en, ko) })

const otherChoice = { ...named('other', 'Something else', '기타'), other: true }

/** Asked before and after: the surveys are there to measure the change of each participant. */
const paired: readonly Question[] = [
  {
    id: 'familiar',
    kind: 'scale',
    label: both('How well do you know everyday life in Korea?', '한국의 일상생활을 얼마나 잘 알고 있나요?'),
    required: true,
    steps: 5,
    low: both('Not at all', '전혀 모른다'),
    high: both('Very well', '매우 잘 안다'),
  },
  {
    id: 'heritage',
    kind: 'scale',
    label: both('How well do you know the heritage of the area?', '방문 지역의 문화유산을 얼마나 잘 알고 있나요?'),
    required: true,
    steps: 5,
    low: both('Not at all', '전혀 모른다'),
    high: both('Very well', '매우 잘 안다'),
  },
  {
    id: 'ease',
    kind: 'scale',
    label: both(
      'How at ease do you feel talking with people of the other country?',
      '상대 나라 사람과 이야기할 때 얼마나 편안한가요?',
    ),
    required: true,
    steps: 5,
    low: both('Not at ease', '전혀 편하지 않다'),
    high: both('Very much at ease', '매우 편하다'),
  },
]

const topics = [
  named('food', 'Food', '음식'),
  named('nature', 'Nature', '자연'),
  named('history', 'History', '역사'),
  named('crafts', 'Crafts', '공예'),
  named('people', 'Meeting people', '사람들과의 만남'),
]

const preliminary: SurveyDefinition = {
  title: both('Before your tour', '투어를 떠나기 전에'),
  lead: both(
    'About five minutes. Your answers help us prepare your days; the same few questions come back after the tour.',
    '5분 정도 걸립니다. 답변은 투어를 준비하는 데 쓰이고, 몇 가지 질문은 투어가 끝난 뒤 다시 여쭙니다.',
  ),
  sections: [
    {
      id: 'you',
      title: both('Your visits so far', '지금까지의 방문 경험'),
      questions: [
        {
          id: 'been',
          kind: 'single',
          label: both('Have you been to this area before?', '이 지역에 와 본 적이 있나요?'),
          required: true,
          choices: [
            named('never', 'No, this is my first time', '아니요, 처음입니다'),
            named('once', 'Yes, once', '네, 한 번 와 봤습니다'),
            named('often', 'Yes, several times', '네, 여러 번 와 봤습니다'),
          ],
        },
        {
          id: 'visits',
          kind: 'number',
          label: both('How many times have you visited in the last five years?', '지난 5년 동안 몇 번 방문했나요?'),
          required: true,
          show_if: { when: 'all', tests: [{ question: 'been', is: 'any', of: ['often'] }] },
          least: 2,
          most: 200,
          unit: both('visits', '회'),
        },
        {
          id: 'last_visit',
          kind: 'date',
          label: both('When were you last here?', '마지막으로 방문한 날은 언제인가요?'),
          help: both('A rough date is fine.', '대략적인 날짜도 괜찮습니다.'),
          required: false,
          show_if: { when: 'all', tests: [{ question: 'been', is: 'any', of: ['once', 'often'] }] },
          first: '1950-01-01',
          last: '2099-12-31',
          past: true,
        },
        {
          id: 'reasons',
          kind: 'multiple',
          label: both('What made you join this tour?', '이 투어에 참가한 이유는 무엇인가요?'),
          help: both('Choose up to three.', '세 개까지 고를 수 있습니다.'),
          required: true,
          most: 3,
          choices: [
            named('culture', 'To learn about the culture', '문화를 알고 싶어서'),
            named('family', 'To spend time with family or friends', '가족이나 친구와 시간을 보내려고'),
            named('recommended', 'Somebody recommended it', '추천을 받아서'),
            named('rest', 'To rest', '쉬고 싶어서'),
            otherChoice,
          ],
        },
      ],
    },
    { id: 'now', title: both('How it is today', '지금은 어떤가요'), questions: [...paired] },
    {
      id: 'wishes',
      title: both('What you look forward to', '기대하는 점'),
      questions: [
        {
          id: 'order',
          kind: 'ranking',
          label: both('What are you looking forward to most?', '무엇이 가장 기대되나요?'),
          help: both('Put them in order; the first matters most.', '기대되는 순서대로 놓아 주세요.'),
          required: true,
          choices: topics,
        },
        {
          id: 'importance',
          kind: 'matrix',
          label: both('How important are these to you?', '다음은 얼마나 중요한가요?'),
          required: true,
          rows: [
            named('pace', 'An easy pace', '여유로운 일정'),
            named('guide', 'A guide in my language', '내가 쓰는 언어의 안내'),
            named('time', 'Time to myself', '자유 시간'),
          ],
          columns: [
            named('low', 'Not important', '중요하지 않다'),
            named('middle', 'Somewhat', '보통이다'),
            named('high', 'Very important', '매우 중요하다'),
          ],
        },
        {
          id: 'diet',
          kind: 'short',
          label: both('Is there anything that you do not eat?', '드시지 않는 음식이 있나요?'),
          required: false,
        },
        {
          id: 'hopes',
          kind: 'long',
          label: both(
            'You came for “{{reasons|this tour}}”. What would make it a good one?',
            '참가 이유는 “{{reasons|이번 투어}}”입니다. 어떤 투어라면 만족스러울까요?',
          ),
          required: false,
        },
      ],
    },
  ],
}

const satisfaction: SurveyDefinition = {
  title: both('After your tour', '투어를 마친 뒤에'),
  lead: both(
    'About five minutes. Tell us how your days were, so that the next group has better ones.',
    '5분 정도 걸립니다. 다음 참가자들이 더 좋은 시간을 보낼 수 있도록 소감을 들려주세요.',
  ),
  sections: [
    {
      id: 'tour',
      title: both('Your tour', '투어에 대하여'),
      questions: [
        {
          id: 'overall',
          kind: 'scale',
          label: both('How satisfied are you with the tour?', '투어에 얼마나 만족하나요?'),
          required: true,
          steps: 5,
          low: both('Not satisfied', '불만족'),
          high: both('Very satisfied', '매우 만족'),
        },
        {
          id: 'wrong',
          kind: 'long',
          label: both('What should have been better?', '어떤 점이 아쉬웠나요?'),
          required: true,
          show_if: { when: 'all', tests: [{ question: 'overall', is: 'most', value: 2 }] },
        },
        {
          id: 'parts',
          kind: 'matrix',
          label: both('How were these?', '다음은 어땠나요?'),
          required: true,
          rows: [
            named('program', 'Program', '프로그램'),
            named('guide', 'Guide', '안내'),
            named('lodging', 'Lodging', '숙소'),
            named('meals', 'Meals', '식사'),
            named('travel', 'Travel between places', '이동'),
          ],
          columns: [
            named('poor', 'Poor', '나빴다'),
            named('fair', 'Fair', '보통이다'),
            named('good', 'Good', '좋았다'),
          ],
        },
        {
          id: 'best',
          kind: 'single',
          label: both('What did you like best?', '무엇이 가장 좋았나요?'),
          required: true,
          choices: [...topics, otherChoice],
        },
        {
          id: 'best_why',
          kind: 'long',
          label: both(
            'What will you remember of it: {{best|your tour}}?',
            '“{{best|투어}}”에서 무엇이 기억에 남을까요?',
          ),
          required: false,
        },
      ],
    },
    { id: 'now', title: both('How it is today', '지금은 어떤가요'), questions: [...paired] },
    {
      id: 'next',
      title: both('Next time', '다음을 위해'),
      questions: [
        {
          id: 'more',
          kind: 'multiple',
          label: both('What should there be more of?', '무엇이 더 많았으면 좋을까요?'),
          required: true,
          choices: [...topics, named('free', 'Free time', '자유 시간'), otherChoice],
        },
        {
          id: 'order',
          kind: 'ranking',
          label: both('What should the next tour be about?', '다음 투어는 무엇을 다루면 좋을까요?'),
          help: both('Put them in order; the first matters most.', '중요한 순서대로 놓아 주세요.'),
          required: true,
          choices: topics,
        },
        {
          id: 'recommend',
          kind: 'scale',
          label: both('Would you recommend the tour to others?', '다른 사람에게 이 투어를 추천하겠나요?'),
          required: true,
          steps: 10,
          low: both('No', '추천하지 않는다'),
          high: both('By all means', '꼭 추천한다'),
        },
        {
          id: 'word',
          kind: 'short',
          label: both('The tour in one word', '투어를 한마디로 표현한다면'),
          required: false,
        },
      ],
    },
  ],
}

/** The first version of the questions of each survey. */
export const firstQuestions: Record<SurveyKind, SurveyDefinition> = { preliminary, satisfaction }
