import type { Turn } from '../turns/turn.ts'

/** How good an app says it is; of nothing in it. */
const words =
  'comprehensive|powerful|robust|intuitive|beautiful|elegant|sleek|stylish|minimalistic|minimalist|easy-to-use|easy to use|user-friendly|feature-rich|full-featured|fully-featured|fully featured|feature-packed|all-in-one|cutting-edge|state-of-the-art|next-generation|next-gen|revolutionary|innovative|seamless|effortless|stunning|delightful|hassle-free|distraction-free|clutter-free|no-nonsense|privacy-first|privacy-focused|privacy-friendly|privacy-respecting|local-first|award-winning|world-class|color-coded|colour-coded|(?:blazing(?:ly)?|lightning|super)[- ]fast'
const how = '(?:very |truly |simply |beautifully |incredibly |super |ultra-?)?'
/** Behind these "smart" belongs to the name. */
const ownSmart =
  'home|watch|phone|lock|light|bulb|plug|meter|tv|device|card|contract|thermostat|speaker|ring|scale|cit|farm|glass|key|heating'

/** Words of praise before a noun, which describe nothing one could draw. */
export const praise: readonly Turn[] = [
  {
    form: new RegExp(
      String.raw`(?<![\p{L}-])${how}(?:${words})(?:,? (?:and |yet |but )?${how}(?:${words}|simple|fast|modern|private|free|flexible))*,? (?=[\p{L}\d])(?!and |or |but |to |for |in |is |are )`,
      'giu',
    ),
    becomes: '',
    example: ['A sleek, user-friendly diary with powerful search', 'A diary with search'],
  },
  {
    form: /(?<![\p{L}-])(?:(?:beautifully|simply|truly|incredibly) )(?=(?:simple|fast|small|easy|modern)\b)/giu,
    becomes: '',
    example: ['A beautifully simple stopwatch', 'A simple stopwatch'],
  },
  {
    form: new RegExp(
      String.raw`(?<![\p{L}-])(?:smart|intelligent) (?!${ownSmart})(?=\p{L}{3,})(?!and |or |but |enough )`,
      'giu',
    ),
    becomes: '',
    example: ['Smart reminders and a smart home panel', 'reminders and a smart home panel'],
  },
  {
    form: /(?<![\p{L}-])(?:rich|huge|vast|extensive|massive|ever-growing|growing|wide|large|big) (?=(?:\p{L}+ ){0,2}(?:catalog(?:ue)?|library|collection|database|selection|range|variety|archive)s?\b)/giu,
    becomes: '',
    example: ['Browse a vast fern catalogue', 'Browse a fern catalogue'],
  },
  {
    form: /(?<![\p{L}-])(?:ai|gps|gpt)-(?:powered|driven|based|assisted) (?!(?:assistant|chat\p{L}*|coach|tutor|companion|search|photos?|images?|art|writing|avatars?|friend)\b)/giu,
    becomes: '',
    example: ['An AI-powered mushroom scanner', 'An mushroom scanner'],
  },
  // As many as one likes are those.
  {
    form: /(?<!\p{L})(creat(?:e|ing)|add|build|make|save|set up|design)((?:,? (?:and |or )?\p{L}{3,12}){0,2}?) (?:(?:as many|your|an?) )?(?:own )?(?:(?:custom|customi[sz]ed|customi[sz]able|personali[sz]ed|unlimited|unique|countless) )+(?=\p{L}{3})/giu,
    becomes: (_whole, doing = '', others = '') => `${doing}${others} `,
    example: ['Build unlimited custom playlists', 'Build playlists'],
  },
  {
    form: /(?<!\p{L})(?:unlimited|countless|tons of|dozens of|hundreds of|thousands of|millions of|as many) (?:custom |different |unique )?(?=\p{L}{3,}s\b)/giu,
    becomes: '',
    example: ['Thousands of unique riddles', 'riddles'],
  },
  {
    form: / as (?:many|much|often) (?:times )?as you (?:need|want|like|wish|please)(?!\p{L})| (?:however|whatever way|any way|the way|just the way|exactly how) you (?:like|want|need|wish|prefer)(?: (?:it|them))?(?=\s*(?:[.,;!\n]|$| and ))/giu,
    becomes: '',
    example: [
      'Sort shells however you like and count them as often as you want',
      'Sort shells and count them',
    ],
  },
]
