import type { en } from './en'

export const ko: typeof en = {
  off: '카메라가 꺼져 있습니다. 화면은 이 기기에서만 읽으며 어디에도 전송하지 않습니다.',
  starting: '카메라를 켜는 중입니다…',
  start: '카메라 켜기',
  stop: '카메라 끄기',
  torch: '조명',
  camera: '카메라',
  cameraNumber: '카메라 {{number}}',
  picture: '사진에서 읽기',
  noCode: '이 사진에서 QR 코드를 찾지 못했습니다.',
  trouble: {
    unsupported: {
      title: '이 브라우저에서는 카메라를 사용할 수 없습니다',
      text: '다른 브라우저에서 열거나, 코드를 사진으로 찍어 불러와 주세요.',
    },
    none: { title: '카메라를 찾을 수 없습니다', text: '카메라를 연결하거나 사진에서 코드를 읽어 주세요.' },
    refused: {
      title: '카메라 사용이 허용되지 않았습니다',
      text: '주소창 옆의 사이트 설정에서 카메라를 허용한 뒤 다시 켜 주세요. 사진은 허용하지 않아도 읽을 수 있습니다.',
    },
    busy: {
      title: '카메라가 응답하지 않습니다',
      text: '다른 앱에서 사용 중일 수 있습니다. 그 앱을 닫고 다시 켜 주세요.',
    },
  },
}
