import { byWord } from '../../by-word.ts'
import type { SetForm } from '../clause-forms.ts'
import { isNoun } from '../clause-words.ts'

const end = String.raw`(?=\s*(?:[.,;:!?\n)]|$)| (?:and|or|but|so|then|when|if|for|with|by|on|in|via)(?!\p{L}))`
const article = '(?:the |an? |my |your |their |our |his |her )?'
/** How one reaches somebody. */
const reaching = 'call|phone|ring|text|email|e-mail|mail|message|whatsapp|sms'
const means: Readonly<Record<string, string>> = byWord({
  sms: 'SMS',
  'text message': 'SMS',
  text: 'SMS',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  bluetooth: 'Bluetooth',
  airdrop: 'AirDrop',
})
const ratings: Readonly<Record<string, string>> = byWord({
  rated: 'rating',
  reviewed: 'reviews',
  scored: 'scores',
  judged: 'verdict',
})

const happened: Readonly<Record<string, string>> = byWord({ got: 'bought' })

/** Words that say a part of an app only together, of which a reader of nouns and verbs would keep half. */
export const keptWhole: readonly SetForm[] = [
  // "clock in and out", "check tools in and out"
  {
    form: /(?<!\p{L})(clock|punch|check|sign|badge|scan|stamp)(?:e?s|ing)? (?:(?:the |our |their )?(\p{L}{3,12}s) )?in and (?:then )?out(?!\p{L})/giu,
    label: ([, doing = '', what]) => (what ? `${doing} ${what} in/out` : `${doing} in and out`),
    verb: true,
  },
  // "hours of use left", "minutes of talk time left"
  {
    form: /(?<!\p{L})(hours|minutes|days|weeks|months|miles|kilomet(?:er|re)s|units|litres|liters|pages|servings) of (\p{L}{3,12}(?: \p{L}{3,12})?) (left|remaining)(?!\p{L})/giu,
    label: ([, unit = '', what = '', left = '']) => `${unit} of ${what} ${left}`,
  },
  // "location in cellar" of a row of values
  {
    form: /(?<=, (?:the |its )?)(location|position|place|spot|slot) (?:in|within) (?:the |its )?(\p{Ll}{3,14})(?=,| and |,? as well as )/giu,
    label: ([, what = '', where = '']) => `${what} in ${where}`,
  },
  // "split fairly", "divide evenly"
  {
    form: /(?<!\p{L})(split|share|divide|distribute|pair) (fairly|evenly|equally|randomly)(?!\p{L})/giu,
    label: ([, doing = '', how = '']) => `${doing} ${how}`,
    verb: true,
  },
  // "shots for and against", "legs won and lost"
  {
    form: /(?<!\p{L})(\p{L}{3,12}s) (for and against|won and lost|given and taken|sent and received|bought and sold|made and missed)(?!\p{L})/giu,
    label: ([, what = '', how = '']) => (isNoun(what) ? `${what} ${how}` : undefined),
  },
  // "rated by the members"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(rated|reviewed|scored|judged) by (?:the |other |fellow |all |our )*(\p{L}{3,12})${end}`,
      'giu',
    ),
    label: ([, done = '', who = '']) =>
      isNoun(who) && !/^community$/i.test(who)
        ? `${who.replace(/(?<=[^su])s$/i, '')} ${ratings[done.toLowerCase()] ?? ''}`
        : undefined,
  },
  // "text or call her"
  {
    form: new RegExp(String.raw`(?<!\p{L})(${reaching}) or (${reaching}|write)(?: to)?(?!\p{L})`, 'giu'),
    label: ([, one = '', other = '']) => `${one} or ${other}`,
    verb: true,
  },
  // What `asked-turns.ts` makes of "how much they must give".
  {
    form: /(?<!\p{L})amount to (?:get|give|pay|receive|save|spend|repay|return|transfer)(?!\p{L})/giu,
    label: ([whole]) => whole.toLowerCase(),
  },
  // "collect from the shed", "pick it up at the counter"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(collect|return|pay|pick|drop|hand) (?:(?:it|them) )?(?:(up|off|in) )?(?:(?:it|them) )?(from|at|to) ${article}(\p{L}{3,14}(?:['’]s \p{L}{3,12})?)${end}`,
      'giu',
    ),
    label: ([, doing = '', up, tie = '', where = '']) => {
      const isWhole = /^(?:pick|drop|hand)$/i.test(doing) === (up !== undefined)
      return isWhole && isNoun(where.split(' ').at(-1) ?? '') && !/^(?:any|one|all|each)$/i.test(where)
        ? [doing, up, tie, where.replace(/^.*['’]s /u, '')].filter((each) => each !== undefined).join(' ')
        : undefined
    },
    verb: true,
  },
  // "where I got the coins from"
  {
    form: /(?<!\p{L})where (?:i|we|they|you|he|she) (got|bought|found|caught) (?:(?:the|each|every|my|our|their) )?\p{L}{3,12}(?: from)?(?!\p{L})/giu,
    label: ([, done = '']) => `place ${happened[done.toLowerCase()] ?? done.toLowerCase()}`,
  },
  // "what's in the freezer", "what's on tap"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})what(?:['’]?s| is) (?:already |currently |left |still )?(?:(in|on|inside) (?:the |my |our |your )(?!mind|offer)(\p{L}{3,12})|on (tap|sale|loan|order|stage|air))(?: (?:right now|now|today|tonight))?${end}`,
      'giu',
    ),
    label: ([, where = '', what = '', on]) =>
      on ? `what's on ${on}` : isNoun(what) ? `what's ${where} the ${what}` : undefined,
  },
  // "send the summary to parents via WhatsApp"
  {
    form: /(?<!\p{L})(share|send|invite|remind|notify|export|forward)s? (?:[\p{L}'’-]+ ){0,5}?(?:via|by|over|through) (?:an? )?(sms|text message|text|whatsapp|e-?mail|bluetooth|link|telegram|airdrop)(?!\p{L})/giu,
    label: ([, doing = '', how = '']) => `${doing} via ${means[how.toLowerCase()] ?? how.toLowerCase()}`,
    verb: true,
    isNamed: true,
  },
  // "share a horse's workload with the vet"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(share|compare|discuss) (?!with(?!\p{L}))(?:[\p{L}'’-]+ ){1,4}?with (?:an? |the |my |your |their |our |his |her |other |another )?(?!people|others|users|everyone|someone|anyone|friends)(\p{L}{3,14})${end}`,
      'giu',
    ),
    label: ([, doing = '', who = '']) => (isNoun(who) ? `${doing} with ${who}` : undefined),
    verb: true,
  },
  // "a shareable map"
  {
    form: /(?<!\p{L})shareable (?:\p{L}+ )?(\p{L}{3,14})(?=\s*(?:[.,;:!?\n)]|$)| (?:and|or|of|with|at|for|to)(?!\p{L}))/giu,
    label: ([, what = '']) => (isNoun(what) ? `share ${what}` : undefined),
    verb: true,
  },
  // "communicate with the depot", "match with another gardener"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(communicate|coordinate|collaborate|team up|negotiate|(?:match|chat|talk|meet|swap|play)(?= with (?:another|other)(?!\p{L}))) with (?:the |an? |my |your |their |our |other |another )*(\p{L}{3,14})${end}`,
      'giu',
    ),
    label: ([, doing = '', who = '']) => (isNoun(who) ? `${doing} with ${who}` : undefined),
    verb: true,
  },
]
