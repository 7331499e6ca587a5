import type { Gadget } from './gadget.ts'

interface Tongue {
  form: RegExp
  name: string
  articles: readonly string[]
  words: readonly (readonly [word: string, article: string, meaning: string])[]
  rule: string
}

const tongues: readonly Tongue[] = [
  {
    form: /\bfrench\b|\ble or la\b|\ble,? la\b/i,
    name: 'French',
    articles: ['le', 'la'],
    words: [
      ['fromage', 'le', 'cheese'],
      ['plage', 'la', 'beach'],
      ['musée', 'le', 'museum'],
      ['liberté', 'la', 'freedom'],
    ],
    rule: 'Words in -age are le, but la plage, la page, la cage',
  },
  {
    form: /\bspanish\b|\bel or la\b/i,
    name: 'Spanish',
    articles: ['el', 'la'],
    words: [
      ['problema', 'el', 'problem'],
      ['mano', 'la', 'hand'],
      ['viaje', 'el', 'trip'],
      ['ciudad', 'la', 'city'],
    ],
    rule: 'Words in -ma from Greek are el: el problema, el tema',
  },
  {
    form: /\bdutch\b|\bde or het\b|\bde,? het\b/i,
    name: 'Dutch',
    articles: ['de', 'het'],
    words: [
      ['huis', 'het', 'house'],
      ['fiets', 'de', 'bicycle'],
      ['meisje', 'het', 'girl'],
      ['tafel', 'de', 'table'],
    ],
    rule: 'All diminutives in -je are het',
  },
]
const german: Tongue = {
  form: /$/,
  name: 'German',
  articles: ['der', 'die', 'das'],
  words: [
    ['Apfel', 'der', 'apple'],
    ['Zeitung', 'die', 'newspaper'],
    ['Mädchen', 'das', 'girl'],
    ['Löffel', 'der', 'spoon'],
  ],
  rule: 'Nouns in -ung, -heit and -keit are always die',
}
const tongueIn = (text: string) => tongues.find(({ form }) => form.test(text)) ?? german

/** One small thing practised again and again. */
export const trainers: readonly Gadget[] = [
  {
    id: 'noun-genders',
    called:
      /\b(?:noun genders?|genders? of (?:[a-z]+ )?nouns|(?:german|french|spanish|dutch|italian) (?:articles?|genders?)|der,? die(?:,| or|,? and|\/) das|(?:le|el|un) or (?:la|una|une)|de or het)\b/i,
    unless: /\b(?:courses?|tutors?|conversation|podcast)\b/i,
    icon: 'brain',
    presets: 'playful, clean',
    names: 'Der Die Das, Right Article, Little Word',
    sheets: [
      {
        name: 'Practise',
        title: (text) => `${tongueIn(text).name} nouns`,
        icon: 'brain',
        content: (text) => {
          const { articles, words } = tongueIn(text)
          const [first] = words
          return `
          hero ${first?.[0] ?? ''} | ${first?.[2] ?? ''}, word 7 of 20
          ${articles.map((article) => `button | ${article}`).join('\n')}
          text A word pops up
          text Tap ${articles.slice(0, -1).join(', ')} or ${articles.at(-1) ?? ''}
          stats
          - 86 % | Right
          - 12 | In a row
          - 4 | Wrong words
          keys
          - volume | Hear it
          - info | Rule
          - skip | Skip`
        },
      },
      {
        name: 'Wrong words',
        title: 'Wrong words come back',
        icon: 'repeat',
        content: (text) => {
          const { words, rule } = tongueIn(text)
          return `
          rows Wrong words come back soon
          ${words.map(([word, article, meaning], index) => `- repeat | ${article} ${word} | ${meaning}, wrong ${3 - (index % 3)} times | ${['In 5 min', 'Today', 'Tomorrow', 'In 3 days'][index % 4]}`).join('\n')}
          banner bulb | Rule | ${rule}`
        },
      },
      {
        name: 'Progress',
        icon: 'chart',
        content: (text) => `
          line Right answers in percent | 62, 66, 71, 70, 78, 82, 86 | F, S, S, M, T, W, T
          stats
          - 412 | Nouns learned
          - 23 | Days in a row
          - 88 % | This week
          chips Words of | * A1, A2, B1, B2
          rows By article
          ${tongueIn(text)
            .articles.map(
              (article, index) =>
                `- tag | ${article} | ${[140, 168, 104][index % 3]} nouns | ${[91, 84, 79][index % 3]} %`,
            )
            .join('\n')}`,
      },
    ],
  },
  {
    id: 'irregular-verbs',
    called: /\b(?:irregular verbs?|verb (?:forms?|conjugat\w+)|conjugat\w+|strong verbs)\b/i,
    unless: /\b(?:courses?|tutors?|podcast)\b/i,
    icon: 'brain',
    presets: 'playful, clean',
    names: 'Go Went Gone, Third Form, Past Tense',
    sheets: [
      {
        name: 'Practise',
        title: 'Irregular verbs',
        icon: 'brain',
        content: `
          hero to swim | Verb 7 of 20
          fields
          - Past simple | text | swam
          - Past participle | text | swum
          button check | Check verb forms
          keys
          - volume | Hear it
          - eye | Show forms
          - skip | Skip
          stats
          - 86 % | Right
          - 12 | In a row
          - 4 | To repeat`,
      },
      {
        name: 'Verbs',
        title: 'List of verbs',
        icon: 'list',
        content: `
          fields
          - Search verbs | text |
          rows Irregular verbs
          - book | begin | began, begun | Known
          - book | bring | brought, brought | Known
          - book | choose | chose, chosen | Repeat
          - book | lie | lay, lain | Repeat
          - book | swim | swam, swum | New`,
      },
      {
        name: 'Conjugation',
        icon: 'rows',
        said: /\bconjugat\w*|\btenses?\b/i,
        content: `
          chips Tense | * Present, Imperfect, Perfect, Future, Conditional, Subjunctive
          rows hablar, to speak
          - user | yo | I | hablo
          - user | tú | you | hablas
          - user | él, ella | he, she | habla
          - users | nosotros | we | hablamos
          - users | ellos | they | hablan
          quiet volume | Hear it`,
      },
      {
        name: 'Progress',
        icon: 'chart',
        said: /\b(?:progress|statistic\w*|streaks?|scores?|repeat\w*|quiz|come back)\b/i,
        content: `
          line Right answers in percent | 58, 64, 66, 71, 75, 80, 86 | F, S, S, M, T, W, T
          stats
          - 96 | Verbs known
          - 14 | To repeat
          - 9 | Days in a row`,
      },
    ],
  },
]
