import { resetMinutes } from '#contract/auth'
import { luggage, minTravelers } from '#contract/catalog'
import { textLimits } from '#contract/limits'
import { confirmationDays, depositDays, holdMinutes } from '#contract/periods'
import { benefitRules } from '#server/modules/benefits/rules.service'
import { figuresIn, tiersIn } from './figures'
import type { SeedPost } from './shape'

const en = figuresIn('en')
const ko = figuresIn('ko')
const { min, max } = confirmationDays
const { welcomePoints, pointsDays, pointsShare } = benefitRules
const share = pointsShare * 100

type Texts = SeedPost['title']
const of = (category: string, title: Texts, content: Texts): SeedPost => ({
  board: 'faq',
  category,
  daysAgo: 90,
  title,
  content,
})

/** The questions of the demo shop, in the order in which they are shown. */
export const questions: readonly SeedPost[] = [
  of(
    'cancellation',
    { en: 'How much do I get back when I cancel?', ko: '예약을 취소하면 얼마를 돌려받나요?' },
    {
      en: `That depends on how many days are left before the departure. Most tours follow these rules:

${tiersIn('en')}

The rules on the page of your tour are the ones that count.`,
      ko: `출발일까지 남은 날짜에 따라 다릅니다. 대부분의 상품에는 다음 기준이 적용됩니다.

${tiersIn('ko')}

상품마다 다를 수 있으니 상품 페이지에 표시된 기준을 확인해 주세요.`,
    },
  ),
  of(
    'reservation',
    { en: 'How do I reserve a tour?', ko: '예약은 어떻게 하나요?' },
    {
      en: `1. Choose a day, a start time and the number of travelers on the page of the tour.
2. Press Reserve, or put it into your cart first.
3. Fill in who travels, your luggage and wishes, and which coupon or points to use.
4. Pay by card or choose a bank transfer.

Each step can be left and taken up again, as long as your seats are held.`,
      ko: `1. 상품 페이지에서 날짜와 시작 시간, 인원을 선택합니다.
2. 바로 예약하거나 장바구니에 담습니다.
3. 여행자 정보, 수하물과 요청 사항, 사용할 쿠폰과 포인트를 입력합니다.
4. 카드로 결제하거나 무통장 입금을 선택합니다.

좌석이 확보된 동안에는 언제든지 멈췄다가 이어서 진행할 수 있습니다.`,
    },
  ),
  of(
    'reservation',
    { en: 'How long are my seats held?', ko: '좌석은 언제까지 확보되나요?' },
    {
      en: `From the moment you begin to reserve: **${holdMinutes} minutes** for a card payment, and **${depositDays} days** for a bank transfer, though never beyond the day before the departure. After that the seats go back to everybody.`,
      ko: `예약을 시작한 때부터 카드 결제는 **${holdMinutes}분**, 무통장 입금은 **${depositDays}일** 동안 확보됩니다. 단, 출발 전날을 넘길 수 없습니다. 이 시간이 지나면 좌석은 반환됩니다.`,
    },
  ),
  of(
    'reservation',
    { en: 'When is my reservation confirmed?', ko: '예약은 언제 확정되나요?' },
    {
      en: `The operator confirms within **${min}–${max} days** of your payment, and by the day before the departure at the latest. You can see the state at any time under [My reservations](/account/my-reservation).`,
      ko: `결제가 끝나면 **${min}~${max}일** 안에, 늦어도 출발 전날까지 확정됩니다. 진행 상태는 [내 예약](/account/my-reservation)에서 언제든지 확인할 수 있습니다.`,
    },
  ),
  of(
    'reservation',
    { en: 'Can I reserve for today?', ko: '당일 예약도 되나요?' },
    {
      en: 'No. The earliest departure is tomorrow, Seoul time, so that guide and vehicle can be arranged.',
      ko: '당일 예약은 할 수 없습니다. 가이드와 차량을 준비해야 하므로 서울 기준 다음 날 출발부터 예약하실 수 있습니다.',
    },
  ),
  of(
    'reservation',
    { en: 'Can I travel alone?', ko: '혼자서도 예약할 수 있나요?' },
    {
      en: `Most tours need at least **${minTravelers} travelers** for each reservation. Where one person is enough, or where more are needed, the page of the tour says so and why.`,
      ko: `대부분의 상품은 예약 한 건에 **${minTravelers}명 이상**이 필요합니다. 최소 인원이 다른 상품은 상품 페이지에 인원과 이유를 표시해 두었습니다.`,
    },
  ),
  of(
    'payment',
    { en: 'How can I pay?', ko: '어떤 방법으로 결제할 수 있나요?' },
    {
      en: 'By credit or debit card through Toss Payments, or by bank transfer to our account in Korea. We never see or keep your card number.',
      ko: '토스페이먼츠를 통한 신용·체크카드 결제와 무통장 입금을 이용할 수 있습니다. 카드번호는 나루에 전달되거나 저장되지 않습니다.',
    },
  ),
  of(
    'payment',
    { en: 'In which currency am I charged?', ko: '어떤 통화로 결제되나요?' },
    {
      en: 'In Korean won. Prices in US dollars are converted for your information; the payment step shows the exact amount in won before you pay.',
      ko: '원화로 결제됩니다. 달러 가격은 참고용으로 환산한 금액이며, 결제 단계에서 실제 결제되는 원화 금액을 확인할 수 있습니다.',
    },
  ),
  of(
    'payment',
    { en: 'What if I miss the time for my deposit?', ko: '입금 기한을 놓치면 어떻게 되나요?' },
    {
      en: `A deposit is due within ${depositDays} days. After that the reservation may be canceled and the seats go back. If you have already sent the money, [write to us](/board/contact-us-register) with the reservation number.`,
      ko: `입금 기한은 ${depositDays}일입니다. 기한이 지나면 예약이 취소되고 좌석이 반환될 수 있습니다. 이미 입금하셨다면 예약번호와 함께 [문의](/board/contact-us-register)를 남겨 주세요.`,
    },
  ),
  of(
    'payment',
    { en: 'My card was declined. Was I charged?', ko: '카드 결제가 실패했는데 청구되나요?' },
    {
      en: `No. When a payment fails or its window is closed, nothing is charged, and your seats stay held until the ${holdMinutes} minutes are over: you can try again or with another card.`,
      ko: `아닙니다. 결제가 실패하거나 결제 창을 닫으면 청구되지 않습니다. ${holdMinutes}분이 지나기 전에는 좌석이 그대로 확보되어 있으니 다시 시도하거나 다른 카드로 결제해 주세요.`,
    },
  ),
  of(
    'cancellation',
    { en: 'Can I move my reservation to another day?', ko: '예약 날짜를 바꿀 수 있나요?' },
    {
      en: 'Not by yourself. [Write to us](/board/contact-us-register) with the reservation number and the day you would like, and we ask the operator. Please do not cancel first: a refund follows the cancellation rules.',
      ko: '직접 변경하실 수는 없습니다. 예약번호와 원하는 날짜를 적어 [문의](/board/contact-us-register)를 남겨 주시면 운영사에 확인해 드립니다. 먼저 취소하시면 환불 기준이 적용되니 취소하기 전에 문의해 주세요.',
    },
  ),
  of(
    'cancellation',
    {
      en: 'What happens to my coupon and points if I do not pay?',
      ko: '결제하지 않으면 쿠폰과 포인트는 어떻게 되나요?',
    },
    {
      en: 'They come back to you as soon as the reservation ends unpaid, and you can use them again as long as they are valid.',
      ko: '결제하지 않은 예약이 종료되면 바로 돌려드립니다. 유효 기간이 남아 있으면 다시 사용하실 수 있습니다.',
    },
  ),
  of(
    'benefits',
    { en: 'What do I get when I sign up?', ko: '회원가입을 하면 어떤 혜택이 있나요?' },
    {
      en: `**${welcomePoints.toLocaleString('en')} points**, valid for ${pointsDays} days, and a coupon for ${en.coupon.percent}% off (up to ${en.coupon.most}, for reservations from ${en.coupon.from} on).`,
      ko: `${pointsDays}일 동안 쓸 수 있는 **${welcomePoints.toLocaleString('ko')} 포인트**와 ${ko.coupon.percent}% 할인 쿠폰(최대 ${ko.coupon.most}, ${ko.coupon.from} 이상 예약 시)을 드립니다.`,
    },
  ),
  of(
    'benefits',
    { en: 'How many points can I use at once?', ko: '포인트는 한 번에 얼마나 쓸 수 있나요?' },
    {
      en: `Points pay for up to **${share}%** of what is left after a coupon. One point is worth ${en.won(1)}; those that expire first are used first.`,
      ko: `쿠폰을 적용하고 남은 금액의 **${share}%**까지 사용할 수 있습니다. 1포인트는 ${ko.won(1)}이며, 유효 기간이 먼저 끝나는 포인트부터 사용됩니다.`,
    },
  ),
  of(
    'benefits',
    { en: 'Can I use a coupon and points together?', ko: '쿠폰과 포인트를 함께 쓸 수 있나요?' },
    {
      en: 'Yes. Coupons are taken off first, then your points. One coupon for the whole order and one for a product or category go together where both say so. The third step shows which combination is best for you.',
      ko: '네. 쿠폰을 먼저 적용하고 남은 금액에 포인트를 쓸 수 있습니다. ‘함께 사용 가능’ 쿠폰은 주문 쿠폰 한 장과 상품·카테고리 쿠폰 한 장을 같이 쓸 수 있습니다. 예약 3단계에서 가장 유리한 조합을 알려 드립니다.',
    },
  ),
  of(
    'tour',
    { en: 'How much luggage may I bring?', ko: '수하물은 얼마나 가져갈 수 있나요?' },
    {
      en: `${luggage.perTraveler} pieces for each traveler are free, each further piece costs ${en.extraLuggage}. Please enter the number when you reserve.`,
      ko: `1인당 ${luggage.perTraveler}개까지 무료이고, 추가 수하물은 1개당 ${ko.extraLuggage}입니다. 예약할 때 개수를 입력해 주세요.`,
    },
  ),
  of(
    'tour',
    { en: 'Which languages does the guide speak?', ko: '가이드는 어떤 언어를 하나요?' },
    {
      en: 'The page of each tour names the languages under its title. If you need another one, [ask us](/board/contact-us-register) before you reserve.',
      ko: '상품 페이지의 제목 아래에 안내 언어가 표시되어 있습니다. 다른 언어가 필요하시면 예약 전에 [문의](/board/contact-us-register)해 주세요.',
    },
  ),
  of(
    'tour',
    { en: 'Why do you ask for my passport number?', ko: '여권번호는 왜 필요한가요?' },
    {
      en: 'Some places check identity, such as those near the border. The number is stored encrypted, shown to nobody in full, and removed 30 days after your last departure.',
      ko: '접경 지역처럼 신원을 확인하는 곳을 방문할 때 필요합니다. 암호화하여 보관하고 전체 번호를 표시하지 않으며, 마지막 출발일로부터 30일 뒤에 삭제합니다.',
    },
  ),
  of(
    'account',
    { en: 'I forgot my password. What can I do?', ko: '비밀번호를 잊어버렸어요.' },
    {
      en: `Ask for a link under [Set a new password](/account/find-password). It works once, for ${resetMinutes} minutes. A password has ${textLimits.passwordMin} to ${textLimits.passwordMax} characters with upper and lower case letters and digits.`,
      ko: `[비밀번호 재설정](/account/find-password)에서 링크를 받아 주세요. 링크는 ${resetMinutes}분 동안 한 번만 사용할 수 있습니다. 비밀번호는 영문 대·소문자와 숫자를 조합한 ${textLimits.passwordMin}~${textLimits.passwordMax}자입니다.`,
    },
  ),
  of(
    'account',
    { en: 'Can I change my email address?', ko: '이메일 주소를 바꿀 수 있나요?' },
    {
      en: 'No, because you sign in with it. Name, birthday, nationality and passport can be changed under [Profile](/account/my-profile). If you lose the address, [write to us](/board/contact-us-register).',
      ko: '이메일은 로그인 아이디로 쓰이므로 바꿀 수 없습니다. 이름, 생년월일, 국적, 여권 정보는 [회원 정보](/account/my-profile)에서 바꿀 수 있습니다. 이메일을 더 이상 쓸 수 없다면 [문의](/board/contact-us-register)해 주세요.',
    },
  ),
]
