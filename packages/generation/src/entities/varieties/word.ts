import { word } from '../word.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** The market conversation in one language: how much, where, ripe, too expensive, a bag; then the word itself. */
function market(
  signs: string,
  [much, where, ripe, dear, bag]: readonly [string, string, string, string, string],
  melon: string,
): VarietySource {
  return {
    signs,
    fields: `
      Word | text | ${melon}
      Meaning | text | ${much}
      Example | long | ${much}`,
    samples: `
      icon | title | subtitle | badge | tone
      apple | How much, please? | ${much} | Known | success
      cart | Where is the melon? | ${where} | New | primary
      sun | Is the melon ripe? | ${ripe} | Again | warning
      wallet | Too expensive! | ${dear} | New | primary
      bag | A bag, please | ${bag} | Known | success`,
    about: `“${much}” works for everything at the market. Five sentences today, two of them from Tuesday.`,
    hero: `Lesson 3 of 6 | “${much}” | Ten new words at the market | Keep going`,
  }
}

export const wordVarieties = defineVarieties(word, [
  {
    signs: 'kana 4, kanji 4, hiragana 4, katakana 4',
    groups: 'Hiragana, Katakana, Kanji',
    fields: `
      Character | text | 水
      Reading | text | mizu, sui
      Meaning | text | water`,
    samples: `
      icon | title | subtitle | badge | tone
      cloud | mizu, water | 水, four strokes, kanji | Known | success
      sun | hi, sun and day | 日, four strokes, kanji | Known | success
      plant | ki, tree | 木, four strokes, kanji | Again | warning
      type | ka | か, three strokes, hiragana | Known | success
      type | no | ノ, one stroke, katakana | New | primary
      home | yama, mountain | 山, three strokes, kanji | New | primary`,
    about: 'Drawn in four strokes, the hook first. Comes back in three days, as you knew it twice.',
    hero: 'Due today | Twelve characters to review | Four kanji, eight kana | Review now',
  },
  market(
    'portuguese, português',
    [
      'Quanto custa o melão?',
      'Onde está o melão?',
      'O melão está maduro?',
      'Caro demais!',
      'Um saco, por favor',
    ],
    'o melão',
  ),
  market(
    'spanish, español',
    [
      '¿Cuánto cuesta el melón?',
      '¿Dónde está el melón?',
      '¿Está maduro el melón?',
      '¡Demasiado caro!',
      'Una bolsa, por favor',
    ],
    'el melón',
  ),
  market(
    'french, français',
    [
      'Combien coûte le melon ?',
      'Où est le melon ?',
      'Le melon est mûr ?',
      'Trop cher !',
      'Un sac, s’il vous plaît',
    ],
    'le melon',
  ),
  market(
    'german, deutsch',
    ['Was kostet die Melone?', 'Wo ist die Melone?', 'Ist die Melone reif?', 'Zu teuer!', 'Eine Tüte, bitte'],
    'die Melone',
  ),
  market(
    'italian, italiano',
    [
      'Quanto costa il melone?',
      'Dov’è il melone?',
      'Il melone è maturo?',
      'Troppo caro!',
      'Un sacchetto, per favore',
    ],
    'il melone',
  ),
  market(
    'japanese, kanji, hiragana, jlpt, anime',
    [
      'メロンはいくらですか',
      'メロンはどこですか',
      'このメロンは熟していますか',
      '高すぎます',
      '袋をください',
    ],
    'メロン',
  ),
  market(
    'chinese, mandarin, hanzi, hsk',
    ['甜瓜多少钱？', '甜瓜在哪里？', '甜瓜熟了吗？', '太贵了！', '请给我一个袋子'],
    '甜瓜',
  ),
  market(
    'korean, hangul, k-drama',
    ['멜론 얼마예요?', '멜론 어디 있어요?', '멜론 익었어요?', '너무 비싸요!', '봉투 주세요'],
    '멜론',
  ),
  market(
    'dutch, nederlands',
    [
      'Hoeveel kost de meloen?',
      'Waar is de meloen?',
      'Is de meloen rijp?',
      'Te duur!',
      'Een tasje, alstublieft',
    ],
    'de meloen',
  ),
  market(
    'swedish, svenska',
    ['Vad kostar melonen?', 'Var är melonen?', 'Är melonen mogen?', 'För dyrt!', 'En påse, tack'],
    'melonen',
  ),
  market(
    'turkish, türkçe',
    ['Kavun ne kadar?', 'Kavun nerede?', 'Kavun olgun mu?', 'Çok pahalı!', 'Bir poşet, lütfen'],
    'kavun',
  ),
  market(
    'polish language, learn polish, polski',
    ['Ile kosztuje melon?', 'Gdzie jest melon?', 'Czy melon jest dojrzały?', 'Za drogo!', 'Torebkę, proszę'],
    'melon',
  ),
  market(
    'russian, ukrainian, cyrillic',
    ['Сколько стоит дыня?', 'Где дыня?', 'Дыня спелая?', 'Слишком дорого!', 'Пакет, пожалуйста'],
    'дыня',
  ),
  market(
    'greek language, learn greek, modern greek',
    [
      'Πόσο κάνει το πεπόνι;',
      'Πού είναι το πεπόνι;',
      'Είναι ώριμο το πεπόνι;',
      'Πολύ ακριβό!',
      'Μια σακούλα, παρακαλώ',
    ],
    'το πεπόνι',
  ),
  {
    signs: 'latin language, learn latin, latin vocabulary, latin 2',
    groups: 'Verbs, Nouns, Caesar, Proverbs',
    fields:
      'Word | text | amicus\nMeaning | text | friend\nExample | long | Amicus certus in re incerta cernitur',
    samples: `
      icon | title | subtitle | badge | tone
      users | A sure friend | Amicus certus in re incerta cernitur | Known | success
      book | The die is cast | Alea iacta est | Known | success
      home | Beware of the dog | Cave canem | New | primary
      clock | Time flies | Tempus fugit | Again | warning
      sun | Through hardship to the stars | Per aspera ad astra | New | primary`,
    about: 'Certus agrees with amicus; cernitur is passive: “is seen”. Two of these are in chapter six.',
    hero: 'Lesson 3 of 6 | “Alea iacta est” | Ten new words from chapter six | Keep going',
  },
  {
    signs: 'sign language 9, asl 9, bsl 9, deaf',
    one: 'Sign',
    many: 'Signs',
    icon: 'user',
    groups: 'Greetings, Family, Alphabet, Time',
    fields: `
      Word | text | Thank you
      Meaning | text | Flat hand from the chin forward
      Hand shape | choice | Flat hand | Flat hand, Fist, One finger, Two fingers
      Example | long | Thank you for waiting
      Set | choice | Greetings | Greetings, Family, Alphabet, Time`,
    samples: `
      image | title | subtitle | badge | tone
      portrait woman | Thank you | Flat hand from the chin forward | Known | success
      portrait man | Good morning | From the chin, then the rising sun | New | primary
      portrait girl | Mother | Open hand, thumb at the chin | Known | success
      portrait boy | My name is … | Two fingers tap two fingers | Again | warning
      portrait person | Please | Flat hand circles on the chest | New | primary`,
    about: 'Flat hand, fingertips at the chin, then forward and down. The face says how much you mean it.',
    facts: '118 | Signs\n88 % | Right\n23 | Streak',
    figures: '23 | Day streak | +1\n118 | Signs | +6\n88 % | Right first time',
    hero: 'Lesson 3 of 6 | “Thank you” and “please” | Six new signs, about five minutes | Keep going',
    tip: '6 new signs every week | Three want another look',
    trend: 'Minutes signed | 96 | +18',
  },
  {
    signs: 'english, ielts, toefl, gre, sat words, idioms, phrasal verbs',
    groups: 'Travel, Work, Idioms, Verbs',
    fields:
      'Word | text | reluctant\nMeaning | text | not willing\nExample | long | She was reluctant to leave',
    samples: `
      icon | title | subtitle | badge | tone
      book | reluctant | She was reluctant to leave the table | Known | success
      plane | to catch a flight | We have to catch a flight at six | New | primary
      bulb | once in a blue moon | He writes once in a blue moon | Again | warning
      users | to get along | Do you get along with your boss? | New | primary
      clock | deadline | The deadline is on Friday | Known | success`,
    about: 'Reluctant: not willing, or slow because one does not want to. From Latin, “to struggle against”.',
    hero: 'Lesson 3 of 6 | “Once in a blue moon” | Ten new words today | Keep going',
  },
])
