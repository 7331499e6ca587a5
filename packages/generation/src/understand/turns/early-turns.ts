import { reword } from '../searched.ts'
import { asideTurns } from './aside-turns.ts'
import { promiseTurns } from './promise-turns.ts'
import type { Turn } from './turn.ts'

/** Read before anything else of a description is: all of its readers would take these words for things. */
export const earlyTurns: readonly Turn[] = [
  ...asideTurns,
  ...promiseTurns,
  // Whose it is says nothing of what it is.
  {
    form: /^(?:our|my|the) (?:(?:small|little|old) )?(?:village|street|town|block|house|club|school|parish|church|neighbou?rhood|community|association|commune|hamlet|courtyard|valley) (?:has|owns|shares|keeps|runs) (?:an?|one|our own|its own) (?=(?:shared |common |communal |public )?\p{L}+(?: \p{L}+){0,2}\s*[.;])/giu,
    becomes: 'A ',
    example: ['Our street has one shared cargo bike. People book it', 'A shared cargo bike. People book it'],
  },
  // What somebody may work as is a choice.
  {
    form: /\bwho (?:can|may) \p{L}+ as what\b/giu,
    becomes: 'role',
    example: ['Certificates, who may drive as what (driver, mate)', 'Certificates, role (driver, mate)'],
  },
  // Pictures of several sides of a thing are pictures.
  {
    form: /\b(pics|pictures|photos) of (?:(?:the|its|their) )?\p{L}+(?:, \p{L}+)+(?:,? and \p{L}+)?(?=\s*(?:[;.\n]|$))/giu,
    becomes: '$1',
    example: [
      'Add a beetle with photos of head, legs and wings; others comment',
      'Add a beetle with photos; others comment',
    ],
  },
  // Whoever books for somebody books a visit, and no books.
  {
    form: /\b(able to|can|may|could|should) (book|reserve) (?=for (?:them|him|her|others|someone|somebody|each other|a friend)\b)/giu,
    becomes: '$1 $2 a visit ',
    example: ['Relatives can book for them', 'Relatives can book a visit for them'],
  },
  // What an app never says it has not.
  {
    form: /(?:[.;,]?\s+)?\b(?:never|don['’]?t(?: ever)?|do not(?: ever)?) (?:say|show|tell|claim|write|call (?:it|them|anything)) (?:that (?:it|they|something) (?:is|are) )?(\p{L}{4,})(?=\s*(?:[.,;!\n]|$))/giu,
    becomes: ', no $1',
    example: [
      'Mushroom finds. Never say poisonous. Sort by place',
      'Mushroom finds, no poisonous. Sort by place',
    ],
  },
  // Those that are not there yet.
  {
    form: /\b(\p{L}+s) (?:that |which )?(?:we|i|you|they) still need\b/giu,
    becomes: 'missing $1',
    example: ['Squares, colours we still need', 'Squares, missing colours'],
  },
  // How it looks, and nothing it has: a theme nobody switches.
  {
    form: /(?<=[.;,\n]\s*)(?!(?:[\p{L}-]+ )*(?:dark|light|custom|colou?rs?|switch|choose|change|multiple|different|several|own|app|and dark|night) )(?:with an? )?(?:\p{L}+(?: and |, | ))?(?:\p{L}+ )theme(?=\s*(?:[.,;\n]|$))/giu,
    becomes: ' ',
    example: ['Stories to play at night. Sun and clouds theme, blue', 'Stories to play at night.  , blue'],
  },
  // A reserve is a place, and nobody reserves it.
  {
    form: /\b(nature|wildlife|forest|game|marine|bird) reserve(s)?\b/giu,
    becomes: (_whole, of = '', several) => `${of} ${several ? 'sanctuaries' : 'sanctuary'}`,
    example: ['A wildlife reserve with wardens', 'A wildlife sanctuary with wardens'],
  },
  // "For me": whoever runs it.
  {
    form: /(?<=[.;\n]\s*)for (?:me|us|myself|the owner)(?: as (?:the )?owner)? ?: ?(?=\p{L})/giu,
    becomes: 'The owner can see ',
    example: [
      'Guests book a lane. For me: takings per lane',
      'Guests book a lane. The owner can see takings per lane',
    ],
  },
  // Short for "with".
  {
    form: /(?<=\p{L} )w (?=\p{L}{3})/gu,
    becomes: 'with ',
    example: ['Notes w voice, drills', 'Notes with voice, drills'],
  },
  // How warm it looks.
  {
    form: /(?<=[.;,\n]\s*)(?:in )?(?:(?:warm|soft|calm|earthy|bright|light|natural|autumn|pastel|dusty|muted|cool|cosy|cozy) )+(?:\p{L}+ )?(?:colou?rs|tones|shades|palette)(?=\s*(?:[.;\n]|$))/giu,
    becomes: '',
    example: ['Infusions, quiet hours. Warm stone tones', 'Infusions, quiet hours. '],
  },
  // How a phone helps those who see little, in any app.
  {
    form: /(?<=[.;,\n]\s*)(?:it )?(?:reads?|reading) (?:everything|all|all text|the screen|each screen)(?: out)? (?:aloud|loud)(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Goalball drills. Reads everything aloud, results', 'Goalball drills. , results'],
  },
  // What stands above a list of what an app must have says what it is for.
  {
    form: /^(?:(?:my |our |the )?(?:requirements?|features?|wish ?list|spec(?:ification)?s?|must-haves?)(?: list)?)(?: (?:for|of)|:|,)? (?=(?:an? |the |our |my )?\p{L}[^\n]{3,60}\n)/giu,
    becomes: 'App for ',
    example: ['Requirements for a kite rental:\n- kites', 'App for a kite rental:\n- kites'],
  },
  // That everybody can use it is how it is made.
  {
    form: /(?<=[.!?\n]\s*)(?:good |full )?accessibility (?:is|must be|should be|matters)\b[^.!?\n]{0,60}(?:[.!]|(?=\n|$))/giu,
    becomes: '',
    example: ['Votes and news.\nAccessibility is important (big text).', 'Votes and news.\n'],
  },
  // How many at most is nothing one keeps.
  {
    form: /,? \(?(?:max\.?|maximum|at most|up to) \d+ (?:\p{L}+ )?(?:per|for each) \p{L}+\)?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: '',
    example: ['Like a kite, max. 3 likes per visitor\nHire', 'Like a kite\nHire'],
  },
]

/** The text without these turns. */
export const withoutEarlyTurns = (text: string): string => reword(text, earlyTurns)
