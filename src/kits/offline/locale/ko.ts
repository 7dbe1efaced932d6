import type { en } from './en'

export const ko: typeof en = {
  later: '로그인되어 있지 않습니다. 스캔은 이 기기에 저장되니 네트워크가 연결되면 로그인해서 전송해 주세요.',
  now: '스캔을 전송하려면 로그인해 주세요.',
  signIn: '로그인',
  unsent_one: '아직 보내지 않은 스캔이 {{count}}건 있습니다.',
  unsent_other: '아직 보내지 않은 스캔이 {{count}}건 있습니다.',
}
