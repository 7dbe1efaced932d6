import { html } from 'hono/html'
import type { Lang } from '#contract/languages'
import type { SocialType } from '#contract/social'
import type { SocialPerson } from '#server/ports/social'

const names = { en: { kakao: 'Kakao', naver: 'Naver' }, ko: { kakao: '카카오', naver: '네이버' } }
const texts = {
  en: {
    title: (name: string) => `Local ${name} sign-in`,
    note: (name: string) => `This stands in for ${name}. Nobody here is real, and no ${name} account is asked for.`,
    who: 'Sign in as',
    noEmail: 'without an email address',
    fresh: 'Somebody new',
    freshNote: 'a person nobody has seen before',
    approve: 'Agree and continue',
    decline: 'Decline',
    wrong: 'This page was opened with incomplete information.',
  },
  ko: {
    title: (name: string) => `로컬 ${name} 로그인`,
    note: (name: string) => `${name}를 대신하는 시험용 화면입니다. 모두 가상의 인물이며 실제 계정은 필요하지 않습니다.`,
    who: '로그인할 사람',
    noEmail: '이메일 제공 안 함',
    fresh: '새로운 사람',
    freshNote: '처음 방문하는 사람',
    approve: '동의하고 계속하기',
    decline: '거절',
    wrong: '화면을 여는 데 필요한 정보가 올바르지 않습니다.',
  },
}

/** The people that the local providers know; all of them are made up. */
export const localPeople: Record<SocialType, readonly SocialPerson[]> = {
  kakao: [
    { id: '3100000001', name: '하윤서', email: 'yunseo.ha@kakao-people.test' },
    { id: '3100000002', name: 'Mina Cole', email: '' },
  ],
  naver: [
    { id: 'local-naver-0001', name: '도하람', email: 'haram.do@naver-people.test' },
    { id: 'local-naver-0002', name: 'Leon Fischer', email: '' },
  ],
}

/** The value that the page sends for "somebody new". */
export const freshPerson = 'new'

const frame = (lang: Lang, title: string, body: unknown) => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/dev/social/page.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`

/** The parameters that the page was opened with, sent along unchanged. */
export interface AuthorizeRequest {
  redirect_uri: string
  state: string
  code_challenge: string
}

/** Renders the provider's page: the choice of a person, and the two ways out. */
export function authorizePage(type: SocialType, lang: Lang, request: AuthorizeRequest) {
  const t = texts[lang]
  const name = names[lang][type]
  const choice = (id: string, label: string, note: string, checked: boolean) => html`<label>
<input type="radio" name="person" value="${id}"${checked ? html` checked` : ''}>
<span><b>${label}</b><small>${note}</small></span>
</label>`
  return frame(
    lang,
    t.title(name),
    html`<p class="note">${t.note(name)}</p>
<form method="post" action="/dev/social/${type}/authorize" class="${type}">
${Object.entries(request).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}
<fieldset>
<legend>${t.who}</legend>
${localPeople[type].map((person, at) => choice(person.id, person.name, person.email || t.noEmail, at === 0))}
${choice(freshPerson, t.fresh, t.freshNote, false)}
</fieldset>
<button class="approve" name="act" value="approve">${t.approve}</button>
<button class="decline" name="act" value="decline">${t.decline}</button>
</form>`,
  )
}

/** Renders the page shown when the parameters are wrong. */
export const wrongAuthorizePage = (type: SocialType, lang: Lang) =>
  frame(lang, texts[lang].title(names[lang][type]), html`<p role="alert">${texts[lang].wrong}</p>`)

/** The style sheet of the page. */
export const authorizeStyle = `
:root { color-scheme: light; font-family: Pretendard, system-ui, sans-serif; line-height: 1.6; color: #191f28; background: #f2f4f6 }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px }
main { width: 100%; max-width: 420px; background: #fff; border-radius: 20px; padding: 28px 24px; box-shadow: 0 8px 30px rgb(0 0 0 / .08); word-break: keep-all }
h1 { font-size: 1.25rem; margin: 0 0 4px }
.note { color: #4e5968; font-size: .9375rem; margin: 0 0 20px }
form { display: grid; gap: 10px }
fieldset { border: 0; margin: 0 0 10px; padding: 0; min-width: 0; display: grid; gap: 8px }
legend { font-weight: 600; margin-bottom: 8px; padding: 0 }
label { display: flex; gap: 12px; align-items: center; padding: 10px 14px; border: 1px solid #d1d6db; border-radius: 14px; cursor: pointer }
label:has(:checked) { border-color: #191f28 }
input[type=radio] { width: 20px; height: 20px; flex-shrink: 0; accent-color: #191f28 }
label span { display: grid; min-width: 0; overflow-wrap: anywhere }
small { color: #4e5968; font-size: .875rem }
button { font: inherit; font-weight: 600; min-height: 52px; border-radius: 14px; border: 1px solid transparent; cursor: pointer }
button:focus-visible, input:focus-visible { outline: 3px solid #191f28; outline-offset: 2px }
.kakao .approve { background: #fee500; color: #191919 }
.naver .approve { background: #03c75a; color: #101010 }
.decline { background: #f2f4f6; color: #333d4b }
`
