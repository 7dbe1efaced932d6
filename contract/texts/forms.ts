/**
 * The shape of texts in a language with other plural forms than English: `count_one` and `count_other` are replaced by one key
 * for each form of `Form`, named as in `Intl.PluralRules`. Missing keys, and keys that English does not have, do not compile.
 */
export type TextsIn<Texts, Form extends Intl.LDMLPluralRule> = {
  [Key in keyof Texts as Key extends `${infer Name}_${'one' | 'other'}`
    ? `${Name}_${Form}`
    : Key]: Texts[Key] extends string ? string : TextsIn<Texts[Key], Form>
}
