/** The values of a text message. */
interface Values {
  code: string
  minutes: number
}

/**
 * Text messages in both languages. They stay within 90 bytes of EUC-KR, because a longer message is split, and contain the word
 * (인증, verification) that the gateway requires in a message with a code.
 */
const phoneCode = {
  en: ({ code, minutes }: Values) =>
    `[Naru] Verification code ${code}, good for ${minutes} minutes. Tell it to nobody.`,
  ko: ({ code, minutes }: Values) => `[나루] 인증번호 ${code} (${minutes}분간 유효). 타인에게 알려 주지 마세요.`,
}

/** The text message with a code in the reader's language: Korean for `ko`, otherwise English. */
export const codeMessage = (lang: string, values: Values): string => phoneCode[lang === 'ko' ? 'ko' : 'en'](values)
