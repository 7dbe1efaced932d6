import { SocialReturn } from '../parts/social-return'

export const Component = () => <SocialReturn type="naver" />
