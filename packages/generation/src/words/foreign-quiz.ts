import { vocabularyOf } from './foreign-vocabulary.ts'
import type { Language } from './languages.ts'

/** A question, then its answers, the second of which is right. */
const capitals: Readonly<Record<Language, string>> = {
  en: 'Which is the capital of Portugal?; Madrid; Lisbon; Porto; Rome',
  de: 'Was ist die Hauptstadt von Portugal?; Madrid; Lissabon; Porto; Rom',
  fr: 'Quelle est la capitale du Portugal ?; Madrid; Lisbonne; Porto; Rome',
  es: '¿Cuál es la capital de Portugal?; Madrid; Lisboa; Oporto; Roma',
  pt: 'Qual é a capital da Itália?; Milão; Roma; Nápoles; Lisboa',
  it: 'Qual è la capitale del Portogallo?; Madrid; Lisbona; Porto; Roma',
  ar: 'ما عاصمة البرتغال؟; مدريد; لشبونة; بورتو; روما',
  zh: '葡萄牙的首都是哪里？; 马德里; 里斯本; 波尔图; 罗马',
  ja: 'ポルトガルの首都は？; マドリード; リスボン; ポルト; ローマ',
  he: 'מהי בירת פורטוגל?; מדריד; ליסבון; פורטו; רומא',
  nl: 'Wat is de hoofdstad van Portugal?; Madrid; Lissabon; Porto; Rome',
  sv: 'Vilken är Portugals huvudstad?; Madrid; Lissabon; Porto; Rom',
  da: 'Hvad er Portugals hovedstad?; Madrid; Lissabon; Porto; Rom',
  nb: 'Hva er hovedstaden i Portugal?; Madrid; Lisboa; Porto; Roma',
  pl: 'Co jest stolicą Portugalii?; Madryt; Lizbona; Porto; Rzym',
  tr: 'Portekiz’in başkenti hangisi?; Madrid; Lizbon; Porto; Roma',
  ru: 'Какой город — столица Португалии?; Мадрид; Лиссабон; Порту; Рим',
  ko: '포르투갈의 수도는?; 마드리드; 리스본; 포르투; 로마',
}
const words: Readonly<Record<Language, string>> = {
  en: 'What does „Haus“ mean?; tree; house; mouse; street',
  de: 'Was heißt „harbour“?; Garten; Hafen; Brücke; Nachbar',
  fr: 'Que veut dire « harbour » ?; jardin; port; pont; voisin',
  es: '¿Qué significa «harbour»?; jardín; puerto; puente; vecino',
  pt: 'O que significa “harbour”?; jardim; porto; ponte; vizinho',
  it: 'Che cosa significa “harbour”?; giardino; porto; ponte; vicino',
  ar: 'ما معنى كلمة harbour؟; حديقة; ميناء; جسر; جار',
  zh: '“harbour”是什么意思？; 花园; 港口; 桥; 邻居',
  ja: '「harbour」の意味は？; 庭; 港; 橋; 隣人',
  he: 'מה פירוש harbour?; גינה; נמל; גשר; שכן',
  nl: 'Wat betekent ‘harbour’?; tuin; haven; brug; buurman',
  sv: 'Vad betyder ”harbour”?; trädgård; hamn; bro; granne',
  da: 'Hvad betyder “harbour”?; have; havn; bro; nabo',
  nb: 'Hva betyr «harbour»?; hage; havn; bro; nabo',
  pl: 'Co znaczy „harbour”?; ogród; port; most; sąsiad',
  tr: '“harbour” ne demek?; bahçe; liman; köprü; komşu',
  ru: 'Что значит «harbour»?; сад; гавань; мост; сосед',
  ko: '“harbour”의 뜻은?; 정원; 항구; 다리; 이웃',
}
const aboutWords =
  /l'espagnol|l'anglais|apprendre l|imparare l|aprender (?:a hablar )?(?:inglés|francés|alemán)|(?:italienisch|englisch|spanisch|französisch)|vokabel|vocabul|lernkart|karteikart|flashcard|wörter|sprach|langue|idioma|lingua|palabras|parole|单词|生词|英语|外语|英単語|単語|英語|영단어|단어|영어|مفردات|كلمات|لغة|מילים|שפה|woordjes|glosor|gloser|ordkort|słówk|język|kelime|dil öğren|слов[ао]?\b|язык/i

/** A question of a quiz and its answers. */
export function quizOf(text: string, language: Language): { question: string; answers: string[] } {
  const isOfWords = aboutWords.test(text)
  const [question = '', ...answers] = (isOfWords ? words : capitals)[language].split('; ')
  // Who learns Spanish is asked Spanish words.
  const learnt = isOfWords ? vocabularyOf(text, language) : undefined
  const [asked = ''] = learnt?.[1] ?? []
  return learnt && asked !== 'bread' && question.includes('harbour')
    ? {
        question: question.replace('harbour', asked),
        answers: learnt.slice(0, 4).map(([, meaning]) => meaning),
      }
    : { question, answers }
}
