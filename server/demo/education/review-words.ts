/** Names of the desk's made-up reviewers. */
export const reviewerNames = ['오민재', '서지안'] as const

/** What reviewers write beside their scores and to each other. */
export const reviewWords = {
  scores: [
    '학교 교류 계획이 구체적이고 사전 준비가 충실합니다.',
    '일정이 다소 빡빡하지만 교육 목적과 잘 맞습니다.',
    '서울 체류 비중이 높고 인솔 교사가 충분합니다.',
    '체험 활동의 교육 효과를 조금 더 설명하면 좋겠습니다.',
    '지난해 결과보고서가 성실했던 기관입니다.',
  ],
  notes: [
    '교류 학교와 통화해 방문 일정을 확인했습니다.',
    '버스 대수는 인원에 비해 적절해 보입니다.',
    '보험 증빙의 기간이 출국일까지 포함되는지 확인 부탁드립니다.',
    '작년에 지원받은 학급과 다른 학년입니다.',
  ],
  conflicts: ['신청 학교의 교환 교사로 근무한 적이 있습니다.', '인솔 교사와 개인적인 친분이 있습니다.'],
} as const
