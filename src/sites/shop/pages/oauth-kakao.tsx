import { SocialReturn } from '../parts/social/social-return'

export const Component = () => <SocialReturn type="kakao" />
