import type { Gadget } from './gadget.ts'

interface Script {
  form: RegExp
  /** One or two alphabets of it. */
  sets: readonly string[]
  title: string
  signs: readonly (readonly [sign: string, sound: string, strokes: string])[]
}

const scripts: readonly Script[] = [
  {
    form: /\b(?:hiragana|katakana|kana)\b/i,
    sets: ['Hiragana', 'Katakana'],
    title: 'Hiragana and katakana',
    signs: [
      ['あ', 'a', '3 strokes'],
      ['き', 'ki', '4 strokes'],
      ['す', 'su', '2 strokes'],
      ['ね', 'ne', '2 strokes'],
      ['ア', 'a', '2 strokes'],
      ['シ', 'shi', '3 strokes'],
    ],
  },
  {
    form: /\b(?:zhuyin|bopomofo)\b/i,
    sets: ['Consonants', 'Vowels', 'Tones'],
    title: 'Zhuyin symbols',
    signs: [
      ['ㄅ', 'b', '1 stroke'],
      ['ㄆ', 'p', '2 strokes'],
      ['ㄇ', 'm', '2 strokes'],
      ['ㄈ', 'f', '2 strokes'],
      ['ㄚ', 'a', '3 strokes'],
      ['ㄨ', 'u', '2 strokes'],
    ],
  },
  {
    form: /\bkanji\b/i,
    sets: ['JLPT N5', 'JLPT N4', 'JLPT N3'],
    title: 'Kanji',
    signs: [
      ['日', 'ニチ, ひ: day, sun', '4 strokes'],
      ['水', 'スイ, みず: water', '4 strokes'],
      ['休', 'キュウ, やす: rest', '6 strokes'],
      ['食', 'ショク, た: eat', '9 strokes'],
      ['語', 'ゴ, かた: language', '14 strokes'],
    ],
  },
  {
    form: /\b(?:hanzi|chinese|mandarin|cantonese|pinyin)\b/i,
    sets: ['HSK 1', 'HSK 2', 'HSK 3'],
    title: 'Chinese characters',
    signs: [
      ['你', 'nǐ: you', '7 strokes'],
      ['好', 'hǎo: good', '6 strokes'],
      ['学', 'xué: learn', '8 strokes'],
      ['家', 'jiā: home', '10 strokes'],
      ['谢', 'xiè: thank', '12 strokes'],
    ],
  },
  {
    form: /\b(?:hangul|korean)\b/i,
    sets: ['Consonants', 'Vowels', 'Syllables'],
    title: 'Hangul',
    signs: [
      ['ㄱ', 'g, k', '1 stroke'],
      ['ㄴ', 'n', '1 stroke'],
      ['ㅏ', 'a', '2 strokes'],
      ['ㅎ', 'h', '3 strokes'],
      ['한', 'han', '8 strokes'],
    ],
  },
  {
    form: /\barabic|urdu|persian|farsi\b/i,
    sets: ['Alone', 'At the start', 'In the middle', 'At the end'],
    title: 'Arabic letters',
    signs: [
      ['ا', 'alif', '1 stroke'],
      ['ب', 'ba', '2 strokes'],
      ['ج', 'jim', '2 strokes'],
      ['س', 'sin', '1 stroke'],
      ['ع', 'ayn', '1 stroke'],
    ],
  },
  {
    form: /\b(?:hindi|devanagari|sanskrit|marathi|nepali)\b/i,
    sets: ['Vowels', 'Consonants', 'Conjuncts'],
    title: 'Devanagari',
    signs: [
      ['अ', 'a', '4 strokes'],
      ['आ', 'ā', '5 strokes'],
      ['क', 'ka', '4 strokes'],
      ['म', 'ma', '3 strokes'],
      ['त', 'ta', '3 strokes'],
    ],
  },
  {
    form: /\b(?:cyrillic|russian|ukrainian|bulgarian)\b/i,
    sets: ['Capital letters', 'Small letters', 'Handwriting'],
    title: 'Cyrillic letters',
    signs: [
      ['Б', 'b', '3 strokes'],
      ['Д', 'd', '4 strokes'],
      ['Ж', 'zh', '3 strokes'],
      ['Щ', 'shch', '4 strokes'],
      ['Я', 'ya', '3 strokes'],
    ],
  },
  {
    form: /\bhebrew|yiddish|aleph[- ]?bet\b/i,
    sets: ['Print', 'Script', 'Vowel points'],
    title: 'Hebrew letters',
    signs: [
      ['א', 'alef', '3 strokes'],
      ['ב', 'bet', '2 strokes'],
      ['ל', 'lamed', '1 stroke'],
      ['ש', 'shin', '3 strokes'],
      ['ם', 'final mem', '2 strokes'],
    ],
  },
  {
    form: /\bgreek\b/i,
    sets: ['Capital letters', 'Small letters'],
    title: 'Greek letters',
    signs: [
      ['Α α', 'alpha', '3 strokes'],
      ['Γ γ', 'gamma', '2 strokes'],
      ['Ξ ξ', 'xi', '3 strokes'],
      ['Σ σ', 'sigma', '1 stroke'],
      ['Ω ω', 'omega', '1 stroke'],
    ],
  },
]
const [kana] = scripts
const scriptIn = (text: string) => scripts.find(({ form }) => form.test(text)) ?? kana

/** Letters of another script, written with the finger stroke by stroke. */
export const strokes: readonly Gadget[] = [
  {
    id: 'stroke-order',
    called:
      /\b(?:hiragana|katakana|kana|kanji|hanzi|chinese characters?|hangul|zhuyin|bopomofo|(?:korean|arabic|urdu|hindi|devanagari|cyrillic|russian|hebrew|greek|japanese|georgian) (?:letters?|alphabets?|script|writing|characters?)|stroke order)\b/i,
    unless:
      /^(?![^]*\b(?:writ|trac|stroke|handwrit|draw|calligraph|brush))|\b(?:quiz\w*|streaks?|dictionary|keyboard|fonts?|news|reader|subtitles|games? of|vocabular\w+|tutors?|typing)\b/i,
    icon: 'edit',
    presets: 'playful, clean',
    names: 'Brush Up, Third Stroke, Ink and Finger',
    sheets: [
      {
        name: 'Trace',
        title: 'Trace strokes',
        icon: 'edit',
        content: (text) => {
          const [first] = scriptIn(text)?.signs ?? []
          return `
          hero ${first?.[0] ?? ''} | ${first?.[1] ?? ''}, ${first?.[2] ?? ''}
          cells Trace strokes with your finger
          - . . ┊ . .
          - ┄ ┄ ${first?.[0] ?? ''} ┄ ┄
          - . . ┊ . .
          keys
          - play | Animated stroke order
          - volume | Hear pronunciation
          - repeat | Clear
          stats
          - 2 of 3 | Strokes
          - 92 % | Accuracy
          - 7 of 10 | Today
          switches
          - Show stroke order
          button check | Next letter`
        },
      },
      {
        name: 'Chart',
        title: (text) => scriptIn(text)?.title ?? 'Chart',
        icon: 'grid',
        content: (text) => {
          const found = scriptIn(text)
          return `
          chips Chart of | * ${found?.sets.join(', ') ?? ''}
          rows ${found?.title ?? 'Letters'}
          ${found?.signs.map(([sign, sound, count]) => `- volume | ${sign} | ${sound} | ${count}`).join('\n') ?? ''}
          text Tap one to hear its pronunciation`
        },
      },
      {
        name: 'Quiz',
        icon: 'brain',
        said: /\b(?:quiz\w*|test\w*|recogni\w+|flash ?cards?|practi[sc]e|exercises?|games?)\b/i,
        content: (text) => {
          const signs = scriptIn(text)?.signs ?? []
          return `
          hero ${signs[2]?.[0] ?? ''} | Which one is it? Question 4 of 10
          ${signs
            .slice(0, 4)
            .map(([, sound]) => `quiet | ${sound}`)
            .join('\n')}
          stats
          - 8 of 10 | Right
          - 5 | To repeat`
        },
      },
      {
        name: 'Tones',
        title: 'Tone games',
        icon: 'volume',
        said: /\btones?\b/i,
        content: (text) => {
          const sign = scriptIn(text)?.signs[0]?.[0] ?? ''
          return `
          button play | Play sound
          chips Which tone was it | ${sign} first, ${sign}ˊ second, ${sign}ˇ third, ${sign}ˋ fourth
          ring Heard right | 0.8 | 8 of 10 | five in a row
          rows Tone games
          - play | Up or down | Two sounds, which one rises
          - play | Match the pair | Same syllable, four tones
          - play | Echo | Say it after me`
        },
      },
      {
        name: 'Blending',
        icon: 'plus',
        said: /\b(?:blend\w*|syllables?|combin\w+)\b/i,
        content: (text) => {
          const [one, two, three, four, five] = scriptIn(text)?.signs ?? []
          return `
          hero ${one?.[0] ?? ''} + ${five?.[0] ?? ''} | ${one?.[1] ?? ''} and ${five?.[1] ?? ''} make “${one?.[1] ?? ''}${five?.[1] ?? ''}”
          button volume | Hear them blend
          rows Next pairs
          ${[two, three, four].map((each) => `- volume | ${each?.[0] ?? ''} + ${five?.[0] ?? ''} | ${each?.[1] ?? ''}${five?.[1] ?? ''}`).join('\n')}`
        },
      },
      {
        name: 'Progress',
        icon: 'chart',
        content: (text) => {
          const found = scriptIn(text)
          return `
          rows Learned
          ${found?.sets.map((set, index) => `- check | ${set} | ${[38, 12, 6, 2][index % 4]} of 46 | ${[83, 26, 13, 4][index % 4]} %`).join('\n') ?? ''}
          line Letters a day | 4, 6, 5, 8, 7, 9, 10 | F, S, S, M, T, W, T
          stats
          - 9 | Days in a row
          - 50 | Learned`
        },
      },
    ],
  },
]
