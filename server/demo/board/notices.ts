import { luggage } from '#contract/catalog'
import { languageCodes } from '#contract/languages'
import { confirmationDays, depositDays, holdMinutes } from '#contract/periods'
import { benefitRules } from '#server/modules/benefits/rules.service'
import { figuresIn, tiersIn } from './figures'
import { pinnedNoticeId } from './ids'
import type { SeedPost } from './shape'

const en = figuresIn('en')
const ko = figuresIn('ko')
const { perTraveler } = luggage
const points = benefitRules.welcomePoints

/** Notices, press and offers of the demo shop, the newest first. */
export const notices: readonly SeedPost[] = [
  {
    id: pinnedNoticeId,
    board: 'notice',
    pinned: true,
    daysAgo: 3,
    title: { en: 'How refunds work when you cancel', ko: '예약 취소와 환불 안내' },
    content: {
      en: `How much comes back depends on how many days are left before the departure, counted in Seoul days. Most of our tours follow these rules:

${tiersIn('en')}

Some tours have rules of their own. Those on the page of your tour are the ones that count; you see them before you pay and again with your reservation.

## Where to find yours
Open the reservation under [My reservations](/account/my-reservation). It shows until which day which share comes back.`,
      ko: `환불 금액은 출발일까지 남은 날짜에 따라 달라지며, 날짜는 서울 기준으로 계산합니다. 대부분의 상품에는 다음 기준이 적용됩니다.

${tiersIn('ko')}

일부 상품은 별도의 기준을 따릅니다. 상품 페이지에 표시된 기준이 우선하며, 결제 전과 예약 상세에서 확인할 수 있습니다.

## 내 예약의 환불 기준
[내 예약](/account/my-reservation)에서 예약을 열면 언제까지 얼마를 돌려받을 수 있는지 날짜와 함께 볼 수 있습니다.`,
    },
  },
  {
    board: 'notice',
    daysAgo: 9,
    title: {
      en: `Luggage: ${perTraveler} pieces each are free`,
      ko: `수하물은 1인당 ${perTraveler}개까지 무료입니다`,
    },
    content: {
      en: `On tours with a vehicle, each traveler may bring **${perTraveler} pieces of luggage** free of charge. Each further piece costs **${en.extraLuggage}**.

- Enter the number of pieces in the second step of the reservation, so that a vehicle of the right size comes.
- A handbag or a small backpack that stays on your lap is not counted.
- Bicycles, golf bags and surfboards: please [ask us](/board/contact-us-register) before you reserve.`,
      ko: `차량으로 이동하는 상품에서는 여행자 **1인당 수하물 ${perTraveler}개**까지 무료입니다. 추가 수하물은 1개당 **${ko.extraLuggage}**입니다.

- 알맞은 차량을 준비할 수 있도록 예약 2단계에서 수하물 개수를 입력해 주세요.
- 무릎에 올려 둘 수 있는 핸드백이나 작은 배낭은 개수에 포함하지 않습니다.
- 자전거, 골프백, 서프보드가 있다면 예약 전에 [문의](/board/contact-us-register)해 주세요.`,
    },
  },
  {
    board: 'notice',
    daysAgo: 21,
    title: { en: 'Paying by bank transfer', ko: '무통장 입금 안내' },
    content: {
      en: `If you choose a bank transfer, your seats are kept for **${depositDays} days**, though never beyond the day before the departure.

1. The account number is shown when the reservation is complete, and mailed to you.
2. Transfer the exact amount in Korean won, under the name of the depositor that you gave.
3. We confirm within **${confirmationDays.min}–${confirmationDays.max} days** of your deposit, and by the day before the departure at the latest. Until it has arrived, the reservation is shown as Pending.

If the deposit does not arrive in time, the reservation may be canceled and the seats go back.`,
      ko: `무통장 입금을 선택하시면 **${depositDays}일** 동안 좌석을 확보해 둡니다. 단, 출발 전날을 넘길 수 없습니다.

1. 예약이 완료되면 화면과 메일로 계좌번호를 안내해 드립니다.
2. 입력하신 입금자명으로 정확한 금액을 원화로 입금해 주세요.
3. 입금 후 **${confirmationDays.min}~${confirmationDays.max}일** 안에, 늦어도 출발 전날까지 예약을 확정해 드립니다. 입금이 확인되기 전에는 예약이 ‘대기’로 표시됩니다.

기한까지 입금되지 않으면 예약이 취소되고 좌석이 반환될 수 있습니다.`,
    },
  },
  {
    board: 'notice',
    daysAgo: 38,
    title: { en: 'Support on Korean public holidays', ko: '공휴일 고객센터 운영 안내' },
    content: {
      en: `You can write to us at any hour. We answer on the **next working day in Seoul**, which means that there is no answer on weekends and Korean public holidays.

The longest breaks are **Seollal** (the Lunar New Year, three days in January or February) and **Chuseok** (the harvest festival, three days in September or October). Many museums and palaces change their hours on these days, and trains and highways are full: please plan ahead.

Tours that run on a holiday can be reserved as usual.`,
      ko: `문의는 언제든지 남기실 수 있습니다. 답변은 **서울 기준 다음 영업일**에 드리며, 주말과 공휴일에는 답변이 어렵습니다.

연휴가 가장 긴 때는 **설날**과 **추석**입니다. 이 기간에는 박물관과 고궁의 관람 시간이 달라지는 곳이 많고 열차와 고속도로가 붐비니 일정을 여유 있게 잡아 주세요.

연휴에 진행하는 상품은 평소처럼 예약하실 수 있습니다.`,
    },
  },
  {
    board: 'notice',
    daysAgo: 64,
    title: { en: 'How we handle passport numbers', ko: '여권번호 처리 안내' },
    content: {
      en: `A few tours, such as those near the border, ask for a passport number. This is how we treat it:

- It is stored **encrypted** and never shown in full, not even to you.
- Only the operator of your tour receives it, and only when the tour asks for it.
- It is **removed automatically** 30 days after your last departure.

Please do not send passport numbers in an inquiry.`,
      ko: `접경 지역 방문처럼 일부 상품은 여권번호가 필요합니다. 입력하신 여권번호는 다음과 같이 처리합니다.

- **암호화하여 보관**하며, 본인에게도 전체 번호를 표시하지 않습니다.
- 여권번호가 필요한 상품의 운영사에만 전달합니다.
- 마지막 출발일로부터 30일이 지나면 **자동으로 삭제**합니다.

문의하실 때 여권번호를 적지 말아 주세요.`,
    },
  },
  {
    board: 'press',
    daysAgo: 14,
    picture: true,
    title: {
      en: 'Naru opens: tours of Korea with seats that you can see',
      ko: '나루 개시: 남은 자리가 보이는 한국 여행 예약',
    },
    content: {
      en: `**Seoul.** Naru, a new travel platform for Korea, has opened its shop. Travelers from abroad and at home find tours, festivals, tickets and stays from Seoul to Jeju, and see for each day what it costs and how many seats are free.

## Seats that wait
Whoever begins a reservation has the seats held for ${holdMinutes} minutes, shown by a countdown that is true. What comes back after a cancellation stands on the page of each tour, with dates, before anybody pays.

## In the language of the traveler
The shop is complete in English and Korean; its list has ${languageCodes.length} languages. Prices are shown in US dollars or Korean won.

“Naru” is the Korean word for a ferry landing.

Inquiries from the press: please use our [contact form](/board/contact-us-register) and choose Partnership.`,
      ko: `**서울.** 한국 여행 플랫폼 나루가 문을 열었습니다. 국내외 여행자는 서울에서 제주까지 투어와 축제, 입장권, 숙소를 찾아 날짜별 가격과 남은 자리를 바로 확인할 수 있습니다.

## 자리를 잡아 두는 예약
예약을 시작하면 ${holdMinutes}분 동안 자리를 잡아 두고 남은 시간을 그대로 보여 줍니다. 취소했을 때 돌려받는 금액도 결제 전에 상품 페이지에서 날짜와 함께 확인할 수 있습니다.

## 여행자의 언어로
영어와 한국어를 모두 지원하며, 선택할 수 있는 언어는 ${languageCodes.length}가지입니다. 가격은 달러와 원화로 볼 수 있습니다.

‘나루’는 강을 건너는 배가 닿고 떠나는 곳을 뜻하는 우리말입니다.

취재 문의는 [1:1 문의](/board/contact-us-register)에서 ‘제휴’를 선택해 남겨 주세요.`,
    },
  },
  {
    board: 'event',
    daysAgo: 6,
    title: {
      en: `Welcome: ${en.coupon.percent}% off your first trip`,
      ko: `첫 여행 ${ko.coupon.percent}% 환영 쿠폰`,
    },
    content: {
      en: `Create an account and find a coupon in it for **${en.coupon.percent}% off**, up to ${en.coupon.most}.

- It is good for reservations from ${en.coupon.from} on, within ${en.coupon.days} days of signing up.
- Coupons marked “can be combined” go together: one for the whole order and one for a product or category. Points can be used on top.
- Look for it in the third step of the reservation, or on [My page](/account/my-menu).

[Create an account](/account/registration/general)`,
      ko: `회원가입을 하시면 최대 ${ko.coupon.most}까지 할인되는 **${ko.coupon.percent}% 쿠폰**을 바로 드립니다.

- 가입 후 ${ko.coupon.days}일 안에 ${ko.coupon.from} 이상 예약할 때 사용할 수 있습니다.
- ‘함께 사용 가능’ 쿠폰은 주문 쿠폰 한 장과 상품·카테고리 쿠폰 한 장을 같이 쓸 수 있으며, 포인트도 함께 사용할 수 있습니다.
- 예약 3단계나 [마이페이지](/account/my-menu)에서 확인해 주세요.

[회원가입하기](/account/registration/general)`,
    },
  },
  {
    board: 'event',
    daysAgo: 30,
    title: {
      en: `${points.toLocaleString('en')} points for everybody who joins`,
      ko: `가입만 해도 ${points.toLocaleString('ko')} 포인트`,
    },
    content: {
      en: `Every new member gets **${points.toLocaleString('en')} points**, worth ${en.won(points)}.

- They are good for ${benefitRules.pointsDays} days.
- Points pay for up to ${benefitRules.pointsShare * 100}% of what is left after a coupon.
- They are there from the first reservation on: choose how many to use in its third step.`,
      ko: `새로 가입하신 모든 회원에게 ${ko.won(points)}에 해당하는 **${points.toLocaleString('ko')} 포인트**를 드립니다.

- 유효 기간은 ${benefitRules.pointsDays}일입니다.
- 쿠폰을 적용하고 남은 금액의 ${benefitRules.pointsShare * 100}%까지 사용할 수 있습니다.
- 첫 예약부터 쓸 수 있습니다. 예약 3단계에서 사용할 포인트를 정해 주세요.`,
    },
  },
]
