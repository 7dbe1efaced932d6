import type { FairSector, FairSpecialty } from '#contract/fair/sectors'

/** Made-up stems of Korean companies; “naru” marks them as the demonstration's own. */
export const sellerStems: readonly (readonly [en: string, ko: string])[] = [
  ['Solnaru', '솔나루'],
  ['Dalnaru', '달나루'],
  ['Byeolnaru', '별나루'],
  ['Haenaru', '해나루'],
  ['Pureun Naru', '푸른나루'],
  ['Saenaru', '새나루'],
  ['Baram Naru', '바람나루'],
  ['Isul Naru', '이슬나루'],
  ['Maru Naru', '마루나루'],
  ['Ondal Naru', '온달나루'],
  ['Garam Naru', '가람나루'],
  ['Nuri Naru', '누리나루'],
  ['Dasom Naru', '다솜나루'],
  ['Yeoul Naru', '여울나루'],
  ['Hanbit Naru', '한빛나루'],
  ['Arin Naru', '아린나루'],
]

/** A kind of company of the fair: its name, and its services. */
export interface DemoTrade {
  sector: FairSector
  en: string
  ko: string
  specialties: readonly FairSpecialty[]
  products: readonly [en: string, ko: string]
  business: readonly [en: string, ko: string]
}

/** Six of each stem, ninety-six in all. */
export const trades: readonly (readonly DemoTrade[])[] = [
  [
    {
      sector: 'hospital',
      en: 'General Hospital',
      ko: '종합병원',
      specialties: ['checkup', 'oncology', 'cardiology'],
      products: ['Cancer care, heart center, VIP health check', '암 진료, 심장센터, VIP 건강검진'],
      business: ['Hospital with an international patient center', '국제진료센터를 갖춘 종합병원'],
    },
    {
      sector: 'hospital',
      en: 'Spine & Joint Hospital',
      ko: '척추관절병원',
      specialties: ['orthopedics', 'neurosurgery', 'rehabilitation'],
      products: ['Joint replacement, spine endoscopy, rehabilitation stay', '인공관절, 척추 내시경, 재활 입원'],
      business: ['Hospital for spine and joints', '척추·관절 전문병원'],
    },
  ],
  [
    {
      sector: 'clinic',
      en: 'Dermatology',
      ko: '피부과의원',
      specialties: ['dermatology'],
      products: ['Laser treatment, acne and scar care', '레이저 시술, 여드름·흉터 치료'],
      business: ['Dermatology clinic', '피부과 전문 의원'],
    },
    {
      sector: 'clinic',
      en: 'Plastic Surgery',
      ko: '성형외과의원',
      specialties: ['plastic_surgery', 'dermatology'],
      products: ['Eye, nose and contour surgery, aftercare', '눈·코·윤곽 수술과 사후 관리'],
      business: ['Plastic surgery clinic', '성형외과 전문 의원'],
    },
    {
      sector: 'clinic',
      en: 'Eye Center',
      ko: '안과의원',
      specialties: ['ophthalmology'],
      products: ['Laser vision correction, cataract surgery', '라식·라섹, 백내장 수술'],
      business: ['Eye clinic', '안과 전문 의원'],
    },
  ],
  [
    {
      sector: 'korean_medicine',
      en: 'Korean Medicine',
      ko: '한방병원',
      specialties: ['traditional', 'rehabilitation'],
      products: ['Chuna therapy, herbal medicine, stay program', '추나요법, 한약, 입원 프로그램'],
      business: ['Hospital of Korean medicine', '한의학 기반 한방병원'],
    },
    {
      sector: 'dental',
      en: 'Dental Clinic',
      ko: '치과의원',
      specialties: ['dentistry'],
      products: ['Implants in three visits, clear aligners', '3회 방문 임플란트, 투명 교정'],
      business: ['Dental clinic', '치과 전문 의원'],
    },
  ],
  [
    {
      sector: 'agency',
      en: 'Medical Travel',
      ko: '메디컬트래블',
      specialties: ['interpretation', 'transport', 'checkup'],
      products: ['Booking, interpreters, airport transfer', '진료 예약, 통역, 공항 이동'],
      business: ['Agency for patients from abroad', '외국인 환자 유치업'],
    },
    {
      sector: 'tour_operator',
      en: 'Tours',
      ko: '투어',
      specialties: ['transport', 'recovery_stay'],
      products: ['Recovery tours by car with a guide', '회복기 전용 차량 여행과 안내'],
      business: ['Inbound tour operator', '인바운드 종합여행업'],
    },
  ],
  [
    {
      sector: 'wellness',
      en: 'Healing Village',
      ko: '힐링빌리지',
      specialties: ['spa', 'recovery_stay'],
      products: ['Forest stay, spa, meals by a dietitian', '숲 체류, 스파, 영양 식단'],
      business: ['Wellness resort', '웰니스 리조트'],
    },
    {
      sector: 'beauty',
      en: 'Beauty Lab',
      ko: '뷰티랩',
      specialties: ['dermatology', 'spa'],
      products: ['Skin analysis, scalp care, cosmetics', '피부 분석, 두피 관리, 화장품'],
      business: ['Beauty and cosmetics', '뷰티·화장품'],
    },
  ],
  [
    {
      sector: 'hotel',
      en: 'Residence Hotel',
      ko: '레지던스호텔',
      specialties: ['recovery_stay', 'transport'],
      products: ['Rooms beside hospitals, nursing on call', '병원 인접 객실, 간호 호출 서비스'],
      business: ['Hotel for patients and their families', '환자와 가족을 위한 호텔'],
    },
    {
      sector: 'technology',
      en: 'Telecare',
      ko: '텔레케어',
      specialties: ['checkup', 'interpretation'],
      products: ['Remote consultation, records in six languages', '원격 상담, 6개 언어 진료 기록'],
      business: ['Software for international patients', '외국인 환자 관리 소프트웨어'],
    },
    {
      sector: 'institution',
      en: 'Health Foundation',
      ko: '보건재단',
      specialties: ['checkup', 'fertility'],
      products: ['Training of doctors, exchange programs', '의료인 연수, 교류 프로그램'],
      business: ['Foundation for health exchange', '보건의료 교류 재단'],
    },
  ],
]

export const sellerCities: readonly (readonly [city: string, en: string, ko: string, postal: string])[] = [
  ['Busan', '12 Sample-ro, Haeundae-gu, Busan', '부산광역시 해운대구 예시로 12', '48000'],
  ['Seoul', '34 Sample-daero, Gangnam-gu, Seoul', '서울특별시 강남구 예시대로 34', '06000'],
  ['Busan', '56 Sample-ro, Busanjin-gu, Busan', '부산광역시 부산진구 예시로 56', '47200'],
  ['Daegu', '78 Sample-ro, Jung-gu, Daegu', '대구광역시 중구 예시로 78', '41900'],
  ['Incheon', '90 Sample-daero, Yeonsu-gu, Incheon', '인천광역시 연수구 예시대로 90', '21900'],
  ['Jeju', '11 Sample-ro, Seogwipo-si, Jeju', '제주특별자치도 서귀포시 예시로 11', '63500'],
]

export const sellerPeople: readonly (readonly [en: string, ko: string])[] = [
  ['Bae Jian', '배지안'],
  ['Kang Seoyun', '강서윤'],
  ['Noh Eunchae', '노은채'],
  ['Im Hajun', '임하준'],
  ['Seo Dain', '서다인'],
  ['Oh Taeyun', '오태윤'],
  ['Ryu Sohyun', '류소현'],
  ['Shin Woojin', '신우진'],
  ['Baek Yuna', '백유나'],
  ['Cha Minjae', '차민재'],
  ['Ahn Garam', '안가람'],
  ['Hong Siwon', '홍시원'],
]
