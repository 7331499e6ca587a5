import type { Turn } from '../turns/turn.ts'

const start = String.raw`(?<=^|[.;:\n–—] ?)`
const noun = String.raw`(?!(?:user|app|project|company|contact|product|more|basic|personal)\b)[\p{L}-]{3,}`
const entered =
  '(?:questions?|checks?|data|info(?:rmation)?|details|fields?|form|items?|records?|entr(?:y|ies)|checklist|assessments?|forms?|values|log|notes)'

const shortened: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:DOB|D\.O\.B\.?)(?!\p{L})/giu, 'date of birth'],
  [/(?<!\p{L})(?:tel|ph)\.? no\.?(?!\p{L})/giu, 'phone number'],
]

/** "Depth, Air left (with alarm if low), Sight": what each of them has, in a sentence. */
function eachHas(of: string, list: string): string | undefined {
  const values = shortened
    .reduce((said, [form, written]) => said.replaceAll(form, written), list)
    // Under which condition one is asked once more.
    .replaceAll(/ ?\((?:with |plus |and |incl\.? |including )?[^()\n]{2,40} if [^()\n]{2,30}\)/giu, '')
    .split(/,(?![^()]*\)) ?(?:and )?/u)
    .map((value) => value.trim().replaceAll(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()))
    .filter((value) => value !== '')
  return values.length < fewestValues
    ? undefined
    : `Each ${of.toLowerCase()} has ${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}.`
}
const fewestValues = 3

/** What is entered of each, under a heading or in brackets: values of the thing, and no parts of the app. */
export const valueTurns: readonly Turn[] = [
  {
    form: new RegExp(
      String.raw`${start}(?:per|each|every)[- ](${noun})(?: ${entered}){1,2} ?:\s?([^.;:\n]{8,400})(?:\.|(?=\s*(?:[;\n]|$)))`,
      'giu',
    ),
    becomes: (whole, of = '', list = '') => eachHas(of, list) ?? whole,
    example: [
      'Rounds. Per-dive questions: Depth, Air left (with alarm if low), Sight',
      'Rounds. Each dive has depth, air left and sight.',
    ],
  },
  {
    form: new RegExp(
      String.raw`(?:[,:;–—]? ?(?:with|and|plus|including):? |(?<=^|[.;:,\n–—] ?))(${noun}) (?:(?:permanent|basic|general|personal|static|master|main) ){0,2}(?:info(?:rmation)?|details|data)(?: (?:set-?up|form|fields|entry|page|screen|section|record))? ?\(([^()\n]{8,300})\)\.?`,
      'giu',
    ),
    becomes: (whole, of = '', list = '') => {
      const has = eachHas(of, list)
      return has === undefined
        ? whole
        : `${/^[,:;–—]? ?(?:with|and|plus|incl)/iu.test(whole) ? '. ' : ''}${has}`
    },
    example: [
      'Rounds with: Resident basic info (Room, Diet, Next of kin)',
      'Rounds. Each resident has room, diet and next of kin.',
    ],
  },
  // What stands beside it is told of each.
  {
    form: /(?:,? (?:along|together))? with (?:all )?(?:the |its |their |any )?(?:related|relevant|necessary|associated|accompanying|corresponding) (?:information|info|details|data) \(([^()\n]{5,200})\)/giu,
    becomes: (whole, list = '') => {
      const values = list
        .replace(/,? ?(?:etc\.?|and more|\.\.\.|…)\s*$/iu, '')
        .split(/, (?:and )?/u)
        .filter((value) => value !== '')
      return values.length < 2
        ? whole
        : ` with its ${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}`
    },
    example: [
      'Every sale is kept along with all related information (pictures, origin, owner)',
      'Every sale is kept with its pictures, origin and owner',
    ],
  },
  // A list is behind the colon.
  {
    form: /(?<!\p{L})(log|record|track|store|save|collect|capture|enter|show|display)s? (?:all )?(?:of )?the following(?: (?:things|data|information|info|values|fields|details|items|parameters))?\s?:\s*(?=\p{L})/giu,
    becomes: 'lets you $1 ',
    example: ['It logs the following: depth, sight', 'It lets you log depth, sight'],
  },
  {
    form: /(,? and |, )plots? (?:the )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+) ?(?:\/|vs\.?|against|over|by) ?(?:the )?(?:date|time|day)(?= and |\s*(?:[.,;\n]|$)| values)(?: values)?/giu,
    becomes: '$1see a chart of $2',
    example: ['Depth, sight, and plots depth / date values', 'Depth, sight, and see a chart of depth'],
  },
  // One has an age, a height and so on.
  {
    form: /(?<![\p{L}/])((?:\p{L}{3,12} ?\/ ?){1,5}\p{L}{3,12}) profiles?(?!\p{L})/giu,
    becomes: (_whole, list = '') => {
      const values = list.split(/ ?\/ ?/u)
      return `profile with ${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}`
    },
    example: ['Steps, age/weight/height profile', 'Steps, profile with age, weight and height'],
  },
  {
    form: /(?<=, (?:the |and |its )?)how (?:many|much) (\p{Ll}{3,14}) (remains?|(?:is|are) (?:left|remaining|in stock|there)|we have(?: left)?)(?=,| and |[.;\n]|$)/giu,
    becomes: (_whole, things = '', how = '') =>
      `number of ${things} ${/^remain|remaining$/iu.test(how) ? 'remaining' : 'left'}`,
    example: [
      'The maker, year, how many jars remain, price',
      'The maker, year, number of jars remaining, price',
    ],
  },
  {
    form: /(?<!\p{L})((?:image|photo|picture)s? of (?:the |a |each |its )?)(\p{L}{3,14}) ?\/ ?(\p{L}{3,14})(?!\p{L}|\/)/giu,
    becomes: '$1$2 or $3',
    example: ['With a photo of the lid/jar', 'With a photo of the lid or jar'],
  },
  // With what all one works something out.
  {
    form: /(?<=\b(?:based on|depending on|according to|tailored to|matching) )((?:[\p{L}-]+ )?[\p{L}-]{3,}) ?\/ ?((?:[\p{L}-]+ )?[\p{L}-]{3,})(?: ?\/ ?((?:[\p{L}-]+ )?[\p{L}-]{3,}))?(?=\s*(?:[.,;\n)]|$)| and )/giu,
    becomes: (_whole, one = '', two = '', three) =>
      three ? `${one}, ${two} and ${three}` : `${one} and ${two}`,
    example: ['Teas based on mood/taste/body type', 'Teas based on mood, taste and body type'],
  },
]
