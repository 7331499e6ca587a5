import { byWord } from '../by-word.ts'
import { replaced } from '../understand/searched.ts'

const oddPlurals: Readonly<Record<string, string>> = byWord({
  child: 'children',
  // Of other letters than English ones, which would stay as they are.
  café: 'cafés',
  résumé: 'résumés',
  soirée: 'soirées',
  entrée: 'entrées',
  crêpe: 'crêpes',
  piñata: 'piñatas',
  person: 'people',
  man: 'men',
  woman: 'women',
  mouse: 'mice',
  foot: 'feet',
  tooth: 'teeth',
  leaf: 'leaves',
  life: 'lives',
  knife: 'knives',
  shelf: 'shelves',
  wolf: 'wolves',
  calf: 'calves',
  half: 'halves',
  loaf: 'loaves',
  scarf: 'scarves',
  thief: 'thieves',
  wife: 'wives',
  hoof: 'hooves',
  goose: 'geese',
  tomato: 'tomatoes',
  potato: 'potatoes',
  hero: 'heroes',
  echo: 'echoes',
  mosquito: 'mosquitoes',
  canoe: 'canoes',
  toe: 'toes',
  oboe: 'oboes',
  medium: 'media',
  criterion: 'criteria',
  bus: 'buses',
  size: 'sizes',
  prize: 'prizes',
  quiz: 'quizzes',
  lens: 'lenses',
  dress: 'dresses',
  class: 'classes',
  sari: 'saris',
  kurti: 'kurtis',
  kiwi: 'kiwis',
  taxi: 'taxis',
  bikini: 'bikinis',
  khaki: 'khakis',
  safari: 'safaris',
})
const oddSingulars: ReadonlyMap<string, string> = new Map(
  Object.entries(oddPlurals).map(([one, many]) => [many, one] as const),
)

/** Nouns without a plural of their own, and words that only look like one. */
const unchanging = new Set(
  'news gear series species fish sheep deer info information data equipment music weather money water food progress fitness business address process access class glass dress success illness wellness status bus gas analysis basis diabetes maths physics tennis chess yoga feedback advice furniture homework traffic luggage health anxiety stress sleep wildlife art history knowledge research software hardware machinery clothing footwear stationery cutlery pottery merchandise laundry jewelry grass moss press boss loss mass pass guess bonus focus menu virus campus lens canvas atlas christmas always is was this his its us plus less yes clothes scissors trousers jeans headphones glasses lost-and-found rsvp tracking pricing monitoring planning scheduling streaming shopping banking advertising marketing housing lighting plumbing gardening farming fishing hunting knitting coding programming budgeting accounting parenting mentoring coaching tutoring networking gaming catering recycling composting staff'.split(
    ' ',
  ),
)

/** Of these there are several, although they end like several. */
const countable = new Set(
  'business address process boss bus loss pass bonus virus campus canvas atlas illness guess'.split(' '),
)

/** "Cookies" are no "cooky". */
const endingInIe = new Set(
  'movie cookie calorie selfie zombie brownie smoothie hoodie rookie birdie foodie genie prairie veggie freebie newbie goalie budgie magpie necktie bookie kiddie hippie'.split(
    ' ',
  ),
)

/** A fireman and a craftswoman are several as men and women are; a human, a German and a talisman are not. */
const menInMan =
  /(?:wo|fire|police|fisher|seas?|horse|crafts|trades|sports|states|work|milk|post|snow|gun|gentle|business|sales|congress|chair|door|watch|stunt|lay|infantry|cavalry|rifle|marks|boat|ferry|hang|bin|dust|clergy|country|noble|camera|lines|stage|axe|woods?|herds|swords|bow|handy)man$/
const peopleEndings: readonly (readonly [string, RegExp])[] = [
  ['child', /children$/],
  ['woman', /women$/],
]

/** The singular of an English noun, lower case in and out. */
export function toSingular(word: string): string {
  const odd = oddSingulars.get(word)
  if (odd) return odd
  // None of what follows changes a word with another ending.
  if (!word.endsWith('s'))
    return word.endsWith('en')
      ? peopleEndings.reduce((found, [one, many]) => found.replace(many, one), word)
      : word
  // "APIs" are several already.
  if (/^[A-Z]{2,}s$/.test(word)) return word
  if (unchanging.has(word) || word.length < 4) return word
  if (word.endsWith('ies') && word.length > 4)
    return endingInIe.has(word.slice(0, -1)) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  if (/[aeiou]zes$/.test(word) && word !== 'quizzes') return word.slice(0, -1)
  // "Statuses", "viruses", but houses, clauses and uses.
  if (/(?:at|ir|on|mp|oc|ns|op|ct|nn|or|en|di|ia|pl|rc|yll)uses$/.test(word)) return word.slice(0, -2)
  if (/(?:sses|shes|ches|xes|zes|oes)$/.test(word) && word !== 'shoes') return word.slice(0, -2)
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  return word.slice(0, -1)
}

/** The plural of an English noun or noun phrase, lower case in and out. */
export function toPlural(phrase: string): string {
  // "Parts stock" is all there is of them.
  if (/ (?:stock|inventory|equipment)$/.test(phrase)) return phrase
  const words = phrase.split(' ')
  const last = words.pop() ?? ''
  return [...words, pluralOfWord(last)].join(' ')
}

function pluralOfWord(word: string): string {
  if (word.includes('-'))
    return [...word.split('-').slice(0, -1), pluralOfWord(word.split('-').at(-1) ?? '')].join('-')
  const odd = oddPlurals[word]
  if (odd) return odd
  if ((unchanging.has(word) && !countable.has(word)) || !/^[a-z]+$/i.test(word)) return word
  if (word.endsWith('child')) return `${word}ren`
  if (menInMan.test(word)) return `${word.slice(0, -2)}en`
  if (/(?:s|sh|ch|x|z)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** Words that would fall together with others of another meaning (time, book, message, match). */
const wholeStems = new Set([
  // Would be taken for others: "care" for cars, "site" for those who sit, "party" for parts.
  ...`care career carer caring actor active anime direction donation drawer early factor final fine flower letter locker mayor
  mentor mental meteor meter metal mission notion officer party past pastor plane portal ready reply shower signal site
  special species supper supply waiter washer halal pose pill pile theme local checker checkers vital digital selfie selfies feeder feeders platformer collector charger clicker dialer trailer launcher mover
  camper writer downloader distributor coral authenticator trucker installer cleaner canning browser detailing detailer backer
  tasker fasting ruler container pager rowing iss landing landings summer corner poster tower ladder number butter hammer matter offer burger
  dinner banner power winter cushion fashion million portion potion passion lotion region ceiling
  app companion statement litter bass basement apartment contractor contraction manner manor many really layer tiny sticker
  sticky legal engineer skipper customer official version director directly animation projector policy production foundation
  coaster sector header treasurer porter shoulder shutter former positive tailor tailoring motor cookie busy router canal tenor wine winery
  prompter teleprompter lettering sensor relative slowly additive expensive resistor capacitor inductor hourly confession budgie
  cursive eighty every tally hymnal wetter senator serious series serial relaxer rune general generation animal presenter presentation
  instructor capital server entertainer hopper broken choral meds medal stationery stationary metro`.split(
    /\s+/,
  ),
  'timer',
  'timers',
  'booking',
  'bookings',
  'billing',
  'messaging',
  'messenger',
  'matching',
  'meeting',
  'posting',
  'planner',
  'dating',
  'feeding',
  'story',
  'friendly',
])

/** Stems found before: every text of an app is stemmed, mostly the same ones. */
const knownStems = new Map<string, string>()
const mostKnownStems = 20_000

/** First letter upper case, the rest as it is. */
export function capitalise(text: string): string {
  return replaced(
    capitaliseFirst(text),
    shortened,
    (word: string, _known?: string, letters?: string, ending?: string) =>
      letters ? letters.toUpperCase() + (ending ?? '').toLowerCase() : (written[word.toLowerCase()] ?? word),
  )
}

/** Abbreviations as they are written; those of several letters in capitals are named below. */
const written: Readonly<Record<string, string>> = byWord({
  ph: 'pH',
  kwh: 'kWh',
  wifi: 'Wi-Fi',
  'wi-fi': 'Wi-Fi',
})
const inCapitals =
  'ai|ec|ev|qr|gps|pdf|csv|rsvp|vod|faq|vip|sos|bmi|erp|crm|etf|nft|cv|dj|dvd|cd|lp|ngo|api|url|usb|tv|sms|uv|dna|kpi|sku|isbn|issn|iban|exif|gpx|rss|html|css|json|xml|sql|bpm|ocr|nfc|imei|ean|mri|ecg|id'
const shortened = new RegExp(`\\b(?:(ph|kwh|wi-?fi)|(${inCapitals})(s?))\\b`, 'giu')

function capitaliseFirst(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length)
}

/**
 * The part of a word that its forms share ("planning", "planner", "plans" -> "plan"). Rough on purpose: it only
 * has to agree with itself.
 */
export function stemOf(word: string): string {
  const known = knownStems.get(word)
  if (known !== undefined) return known
  const stem = findStem(word)
  if (knownStems.size < mostKnownStems) knownStems.set(word, stem)
  return stem
}

/** Words both spellings of which people write, in British letters. */
const british: readonly (readonly [RegExp, string])[] = [
  [/^(behavi|col|fav|flav|harb|neighb)our/, '$1or'],
  [
    /^(anal|categor|custom|digit|general|local|maxim|memor|minim|optim|organ|personal|prior|recogn|special|standard|summar|synchron|util|visual)(i|y)s(e[ds]?|ing|ers?|ations?)$/,
    '$1$2z$3',
  ],
  [/^(cent|theat|lit|fib)re(s?)$/, '$1er$2'],
  [/^travell/, 'travel'],
  [/^(jewel)lery$/, '$1ry'],
  [/^programme/, 'program'],
  [/^licence/, 'license'],
  [/^practis/, 'practic'],
]

/** No other word has any of these letters: most need not be looked at one by one. */
const mayBeBritish = /our|[iy]s[aei]|[tb]re|llery|travell|programme|licence/

/** The word as it is written in America. */
const americanOf = (word: string): string =>
  mayBeBritish.test(word)
    ? british.reduce((spelt, [letters, instead]) => spelt.replace(letters, instead), word)
    : word

function findStem(written: string): string {
  if (wholeStems.has(written)) return written
  const word = americanOf(written)
  let stem = toSingular(word.toLowerCase())
  if (wholeStems.has(stem)) return stem
  const ending = /(?:ations?|ments?|ings?|ers?|ors?|ed|ly|ies|ions?|al|ive)$/.exec(stem)
  if (ending && stem.length - ending[0].length >= 3) stem = stem.slice(0, -ending[0].length)
  stem = stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  if (stem.length > 3) stem = stem.replace(/[ey]$/, '')
  if (stem.length > 4) stem = stem.replace(/i$/, '')
  return stem
}
