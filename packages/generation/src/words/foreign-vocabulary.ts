import type { Language } from './languages.ts'

/** Six words one learns first, in the languages one learns. */
const words = {
  en: 'house; bread; water; friend; tomorrow; beautiful',
  de: 'das Haus; das Brot; das Wasser; der Freund; morgen; schön',
  fr: 'la maison; le pain; l’eau; l’ami; demain; beau',
  es: 'la casa; el pan; el agua; el amigo; mañana; hermoso',
  pt: 'a casa; o pão; a água; o amigo; amanhã; bonito',
  it: 'la casa; il pane; l’acqua; l’amico; domani; bello',
  ar: 'بيت; خبز; ماء; صديق; غدًا; جميل',
  zh: '房子; 面包; 水; 朋友; 明天; 美丽',
  ja: '家; パン; 水; 友だち; 明日; 美しい',
  ko: '집; 빵; 물; 친구; 내일; 아름답다',
  ru: 'дом; хлеб; вода; друг; завтра; красивый',
  tr: 'ev; ekmek; su; arkadaş; yarın; güzel',
  nl: 'het huis; het brood; het water; de vriend; morgen; mooi',
} as const
type Learnt = keyof typeof words

const named: readonly (readonly [RegExp, Learnt])[] = [
  [/spanisch|espagnol|español|espanhol|spagnolo|إسباني|西班牙|スペイン/iu, 'es'],
  [/italienisch|italien|italiano|إيطالي|意大利|イタリア/iu, 'it'],
  [/französisch|français|francés|francês|francese|فرنسي|法语|フランス/iu, 'fr'],
  [/deutsch|allemand|alemán|alemão|tedesco|ألماني|德语|ドイツ/iu, 'de'],
  [/portugiesisch|portugais|portugués|português|portoghese|برتغالي|葡萄牙|ポルトガル/iu, 'pt'],
  [/arabisch|arabe|árabe|arabo|عربي|阿拉伯|アラビア/iu, 'ar'],
  [/chinesisch|chinois|chino|chinês|cinese|صيني|中文|汉语|中国語/iu, 'zh'],
  [/japanisch|japonais|japonés|japonês|giapponese|ياباني|日语|日本語/iu, 'ja'],
  [/koreanisch|coréen|coreano|كوري|韩语|韓国語/iu, 'ko'],
  [/russisch|russe|ruso|russo|روسي|俄语|ロシア/iu, 'ru'],
  [/türkisch|turc|turco|تركي|土耳其|トルコ/iu, 'tr'],
  [/niederländisch|néerlandais|neerlandés|holandês|olandese|هولندي|荷兰|オランダ/iu, 'nl'],
]

/** The language a description is for those who learn it: the one it names that it is not written in, else English. */
const learntIn = (text: string, language: Language): Learnt =>
  named.find(([form, learnt]) => learnt !== language && form.test(text))?.[1] ?? 'en'

const isWritten = (language: Language): language is Language & Learnt => language in words

/** Words one learns with what they mean; undefined in languages there are none for. */
export function vocabularyOf(
  text: string,
  language: Language,
): readonly (readonly [word: string, meaning: string])[] | undefined {
  if (!isWritten(language)) return undefined
  const meanings = words[language].split('; ')
  return words[learntIn(text, language)]
    .split('; ')
    .map((word, index) => [word, meanings[index] ?? ''] as const)
}

/** Nouns that are a list of words one learns. */
export const namesVocabulary = (noun: string): boolean =>
  /vokabel|wörter|vocabul|palabras|palavras|parole|\bmots\b|lernkarte|karteikarte|flashcard|مفردات|كلمات|单词|生词|词汇|単語/iu.test(
    noun,
  )
