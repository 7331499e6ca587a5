import type { Language } from '../../words/languages.ts'

/** What questions begin with, by language. */
const asking: Readonly<Partial<Record<Language, string>>> = {
  de: 'wer|wen|wem|wann|wo|wohin|wie viele?|wie lange|welche[rsnm]?|was',
  fr: 'à qui|qui|quels? jours?|quelle heure|quand|où|combien de|combien|quel(?:le)?s?',
  es: 'a qui[eé]n|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|cu[aá]nt[oa]s?|qué d[ií]a|a qué hora|qué|cu[aá]l(?:es)?',
  pt: 'a quem|quem|quando|onde|quant[oa]s?|que dia|que horas|qual|quais|o qu[eê]',
  it: 'a chi|chi|quando|dove|quant[oaie]|che giorno|a che ora|qual[ei]|(?:che )?cosa',
  ar: 'من|متى|أين|كم',
  zh: '谁|什么时候|几点|哪[里天]|多少|几[个人位]',
}
const comma = /\s*[,;،、，]\s*/u
const and = /\s+(?:und|et|y|e|ed)\s+(?=\p{L})|\s+و(?=\p{L})/iu
const longest = 28

/** The questions a list is made of, each as it is asked; none where something else stands among them. */
export function questionsIn(list: string, language: Language): string[] {
  const form = asking[language]
  if (form === undefined) return []
  const isOfSigns = language === 'zh'
  const begins = new RegExp(`^(?:${form})${isOfSigns ? '' : '(?!\\p{L})'}`, 'iu')
  // "Qui guide quel jour" asks two things.
  const inside = new RegExp(`(?<=\\p{L}) (?=(?:${form}) )`, 'giu')
  const parts = list
    .split(comma)
    .flatMap((part) => part.split(and))
    .flatMap((part) =>
      isOfSigns ? [part] : part.replaceAll(/(?<=^à|^a|^de|^von) /giu, '\u00a0').split(inside),
    )
    .map((part) => part.replaceAll('\u00a0', ' ').trim())
    .filter((part) => part !== '')
  return parts.length > 1 &&
    parts.every((part) => begins.test(part) && part.length <= longest && part.includes(isOfSigns ? '' : ' '))
    ? parts
    : []
}

/** A sentence that says what each of several things has, with the thing and the list. */
export const eachHas: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?:zu |für |bei )?jede[rsmn]? (\p{Lu}[\p{L}-]{2,}) (?:hat|bekommt|braucht|gibt es|gibt's|stehen|steht)(?: (?:eine|einen|ein) (?:Seite|Karteikarte|Profil|Akte|Eintrag) mit)? ((?:[^.;:!?\n]){3,160})/iu,
  fr: /(?:pour )?chaque (\p{L}{3,})(?: a| possède| contient| comporte| il y a)(?: (?:une|sa) (?:fiche|page) avec)? ((?:[^.;:!?\n]){3,160})/iu,
  es: /(?:de |para )?cada (\p{L}{3,}) (?:tiene|lleva|incluye)(?: (?:una|su) (?:ficha|página) con)? ((?:[^.;:!?\n]){3,160})/iu,
  pt: /(?:de |para )?cada (\p{L}{3,}) (?:tem|possui|inclui)(?: (?:uma|sua) (?:ficha|página) com)? ((?:[^.;:!?\n]){3,160})/iu,
  it: /(?:di |per )?ogni (\p{L}{3,}) (?:ha|contiene|include)(?: (?:una|la sua) (?:scheda|pagina) con)? ((?:[^.;:!?\n]){3,160})/iu,
  ar: /(?:ل?كل) (\p{L}{3,}) (?:(?:لها|له|لديه|لديها|عنده|عندها) )?(?:صفحة|ملف|بطاقة|سجل)?(?: (?:فيها|فيه|بها|به|يحتوي على|تحتوي على|يضم|تضم))? ((?:[^.;:؛،!?\n]){3,160})/u,
  zh: /每(?:一)?[个位只条辆本家]([\p{Script=Han}]{1,4})(?:都)?(?:有|包括|包含)([^.;:!?。；：！？\n]{3,80})/u,
  ja: /([\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:ごとに|毎に)([^.;:!?。\n]{3,60}?)(?:を|が)(?:登録|記録|保存|管理|入力|表示|まとめ)[^.。\n]*/u,
}
