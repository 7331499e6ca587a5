import { capitalise, toSingular } from '../../words/forms.ts'
import { withCapitals } from './in-names.ts'
import { reword, type Rewording } from '../searched.ts'

const firm =
  '(?<firm>(?:[\\p{L}-]+ ){0,3}?(?:workshop|school|studio|shop|store|salon|company|firm|office|practice|clinic|club|association|society|foundation|service|agency|team|farm|dairy|bakery|brewery|winery|library|museum|theatre|theater|cinema|hotel|hostel|campsite|restaurant|café|cafe|bar|kitchen|garage|gym|choir|band|orchestra|church|parish|kindergarten|nursery|cooperative|co-op|market|festival|institute|centre|center|charity|initiative|network|house|garden|zoo|park|pool|marina|library))'
const begin = '(?<=^|[.;!]\\s+|\\n\\s*)'
const daytime = '(?:morning|evening|afternoon|day|night|week|weekend|season|month|event|course|camp|trip)'

/** What stands in letters, phone notes and transcripts around what is wanted. */
const forms: readonly Rewording[] = [
  // "Transcript: 'Yes hello, it is about ...'", "Phone notes, Tuesday.", "Subject: App for ...".
  // "Call notes: school kitchen, 600 meals.": whose it is, without a verb.
  {
    form: /^\s*(?:[Tt]ranscript|[Pp]hone (?:notes?|call|memo)|[Vv]oice (?:message|mail|note)|[Cc]all notes?|[Mm]emo|[Mm]eeting notes?|[Nn]otes?)\s*: (?:an? |the )?(?<firm>\p{Ll}+(?: \p{Ll}+){0,3})(?:, (?:[\p{Ll}\d]+ ?){1,6})?\. (?=\p{Lu})/u,
    becomes: (...found) => `App for a ${named(found)}. `,
  },
  {
    form: /^\s*(?:transcript|phone (?:notes?|call|memo)|voice (?:message|mail|note)|call notes?|memo|meeting notes?|notes?|e-?mail|mail|message|subject|re|letter)(?:,? (?:on |of |from )?(?:the )?(?:\p{Lu}\p{L}+|\d[\d./ ]*|today|yesterday))?(?:\s*:|\.)\s*(?=\S)/iu,
    becomes: '',
  },
  {
    form: /^\s*["'“‘«]?\s*(?:(?:yes|ok|okay|so|well|right),? )?(?:hi|hello|hey|good (?:morning|day|afternoon|evening)|dear (?:all|team|sirs?|madam|\p{Lu}\p{L}+|[\p{L} ]{3,20}))(?: there)?(?:\s*[,.!:]\s*|\s+)(?=\S)(?!(?:i|we)\b(?!(?:['’]re| are) \p{Ll}{4,}s[,.]))/iu,
    becomes: '',
  },
  { form: /^\s*(?:short )?brief(?:ing)? (?:for|of) an app[.:]\s+(?=\S)/iu, becomes: '' },
  // "A firm of tree surgeons: customers request a visit".
  {
    form: /^an? (?:small |family )?(?:firm|company|team|group|practice|office|network) of (?<firm>\p{Ll}[\p{L} ]{3,28}s): (?=\p{Ll})/iu,
    becomes: (...found) => `App for ${named(found)}. `,
  },
  // "Brief. Agency: Nordlicht. Client: ...": who writes it is nothing of the app.
  {
    form: /^\s*(?:(?:short |creative )?brief(?:ing)?[.:]?\s+)?(?:agency|author|written by|sender)\s*: [^.\n]{2,40}[.\n]\s*(?=(?:client|customer|project)\b)/iu,
    becomes: '',
  },
  {
    form: new RegExp(
      `${begin}(?:please )?keep (?:it|the app|this) free (?:of|from) (?<what>[^.\\n]+)`,
      'giu',
    ),
    becomes: (...found) => `Not wanted: ${groupsOf(found).what ?? ''}`,
  },
  // "We're glaziers, two brothers.": a trade.
  {
    form: /^(?:we(?:['’]re| are)) (?<firm>\p{Ll}{4,}s)(?:,? [^.\n]{3,60})?\. /iu,
    becomes: (...found) => `App for a ${toSingular(named(found).toLowerCase())}. `,
  },
  // "It is about the long night of the museums."
  {
    form: new RegExp(
      `^["'“‘]?(?:(?:yes|so|well|right),? )?(?:it(?:['’]s| is)|this is) (?:about|regarding|concerning) (?=(?:an?|the|our|my)\\b)`,
      'iu',
    ),
    becomes: 'App for ',
  },
  // "It's Marta from the sailing school, you asked me to put it in writing."
  {
    form: new RegExp(
      `^(?:it(?:['’]s| is)|this is|my name is|i(?:['’]m| am)) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,? (?:here )?(?:from|of|at|with) (?:the|our|an?) ${firm}[^.!?\\n]*[.!?]`,
      'u',
    ),
    becomes: (...found) => `App for a ${named(found)}.`,
  },
  // "Caller runs a street food market, Fridays 5 to 11 pm."
  {
    form: new RegExp(
      `^(?:the )?(?:caller|client|customer|owner) (?:runs|has|owns|manages|organi[sz]es|operates) an? (?<firm>[\\p{L}-]+(?: [\\p{L}-]+){0,2})(?:,? [^.\\n]*)?\\.`,
      'iu',
    ),
    becomes: (...found) => `App for a ${named(found)}.`,
  },
  // "We are a small upholstery workshop (four people) and want an app for our customers. They photograph ...": they are.
  {
    form: new RegExp(
      `^(?:we(?:['’]re| are)|i(?:['’]m| am)) an? (?:(?:small|little|tiny|large|big|young|family-run|family|local|rural|independent) )*${firm}(?: \\([^()\\n]*\\))?(?: in \\p{Lu}\\p{L}+)?,? (?:and|that|who) (?:want|need|would like|are looking for)s? (?:to have )?an app for (?:our|the) (?<who>\\p{L}+s)\\. They `,
      'iu',
    ),
    becomes: (...found) => {
      const { firm: of = '', who = '' } = groupsOf(found)
      return `App for ${/^[aeiou]/i.test(of) ? 'an' : 'a'} ${of}. ${capitalise(who)} `
    },
  },
  {
    form: new RegExp(`${begin}(?:so|well|okay|right|anyway|basically)(?:\\s*:|,) (?=\\p{L})`, 'giu'),
    becomes: '',
  },
  // "What we imagine: anyone sees", "Wants: map of the stalls".
  {
    form: new RegExp(
      `${begin}(?:what (?:we|i) (?:imagine|have in mind|picture|think of|need|want|would like)|the idea|our idea|here is the idea)\\s*: (?=\\p{L})`,
      'giu',
    ),
    becomes: '',
  },
  {
    form: new RegExp(
      `${begin}(?:he |she |they )?(?:wants?|wishes|needs?|required|requirements|to have)\\s*: (?=\\p{Ll})`,
      'giu',
    ),
    becomes: 'Users see the ',
  },
  // "During the week parents get": when, before who gets it.
  {
    form: new RegExp(
      `${begin}(?:during|in|at|on|over|before) (?:the|each|every) ${daytime},? (?=(?:the )?\\p{L}+ \\p{L}+)`,
      'giu',
    ),
    becomes: '',
  },
  { form: /,? that(?:['’]s| is) (?:very |really |so )?important(?:, [^.;\n]*)?(?=[.;\n]|$)/giu, becomes: '' },
  {
    form: /,? (?:last year|so far|until now|up to now) (?:we|there|it) (?:had|was|were) [^.;\n]{3,40}(?=[.;\n]|$)/giu,
    becomes: '',
  },
  { form: /["'”’]\s*(?=(?:\p{Lu}\p{L}+ (?:with|and|on) \p{L}+|$))/gu, becomes: ' ' },
]

type Found = readonly unknown[]
const groupsOf = (found: Found): Partial<Record<string, string>> => {
  const last = found.at(-1)
  return typeof last === 'object' && last !== null ? last : {}
}
const named = (found: Found) => groupsOf(found).firm ?? 'firm'

/** A brief without the manners of a letter, a phone note or a transcript: whose app it is, and what it has. */
export const plainLetter = (text: string): string => {
  const plain = reword(text, forms)
  return plain === text ? text : withCapitals(text, capitalise(plain.trim()))
}
