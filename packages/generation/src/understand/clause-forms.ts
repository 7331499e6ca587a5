import { isDescriber } from '../words/describers.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { areDone, conditionOf, isBehindVerb, isDoing, isNoun, limitOf, verbOf } from './clause-words.ts'

/** A turn of speech and the label it makes. */
export interface SetForm {
  form: RegExp
  /** The label, or nothing when the words do not make one. */
  label: (match: RegExpExecArray) => string | undefined
  verb?: boolean
  /** There is a name in it, which keeps its capital. */
  isNamed?: boolean
  /** What there is to choose from. */
  options?: (match: RegExpExecArray) => string[]
}

const noun = String.raw`[\p{L}][\p{L}-]{2,15}`
const article = '(?:the |an? |my |your |their |our |his |her |its |each |every )?'
/** Also what goes on with where or what for. */
const loose = String.raw`(?=$|[.,;:!?\n)]| (?:and|or|but|so|then|when|if|is|are|to|for|in|on|at|with|from)(?!\p{L}))`
const ends = String.raw`(?=$|[.,;:!?\n)]| (?:and|or|but|so|then|when|if|is|are|to)(?!\p{L}))`

/**
 * What clauses say besides who does what with which thing: by what one sorts and filters, what each has of its own,
 * what one is told about, what is of today. Read as the turns of `set-phrases.ts`.
 */
export const clauseForms: readonly SetForm[] = [
  // "filter by cuisine", "sorted by age"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(filter|filtered|search|searched|sort|sorted|group|grouped|browse|find|match|matched)(?: (?:it|them|the|all|(?:\p{L}{3,12} )?\p{L}{3,12}s))? by (?:the |their |a )?(${noun}(?: ${noun})?)(?!\p{L})`,
      'giu',
    ),
    label: ([, doing = '', by = '']) => {
      const [first = '', second = ''] = by.split(' ')
      const base = baseOfVerb(doing.toLowerCase(), strictVerbs) ?? doing
      return isNoun(first) ? `${base} by ${isNoun(second) ? by : first}` : undefined
    },
    verb: true,
  },
  // "costs per building", "rounds by street"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})((?:${noun} )?${noun}) (per|by) ((?:${noun} )?${noun})${loose}`,
      'giu',
    ),
    label: ({ 1: what = '', 2: tie = '', 3: unit = '', input, index }) => {
      const words = what.split(' ')
      // "Add bottles by photo"
      if (isBehindVerb(input, index)) return undefined
      const [first = '', second] = words
      const things = second === undefined || isNoun(first) ? words : [second]
      const units = unit.split(' ')
      if (!things.every(isNoun) || !units.every((each) => isNoun(each) || each === 'show')) return undefined
      if (
        tie.toLowerCase() === 'by' &&
        second !== undefined &&
        verbOf(first) !== undefined &&
        !/^(?:gets?|sees?|views?|shows?|display)$/i.test(first)
      )
        return undefined
      // "By counting calories" says how.
      if (/ing$/i.test(units[0] ?? '') && units.length > 1) return undefined
      // "Sent by post", "go by train"
      if (tie.toLowerCase() === 'by' && /^(?:post|mail|phone|card|hand|hour|app|email|sms)$/i.test(unit))
        return undefined
      if (/^(?:day|week|month|year|hour|minute|night|person)$/i.test(unit) && things.length < 1)
        return undefined
      return `${things.join(' ')} ${tie} ${unit}`
    },
  },
  // "the partner's progress"
  {
    form: /(?<!\p{L})(\p{L}{3,14})['’]s (\p{L}{3,14}(?: \p{L}{3,14})?)(?!\p{L})/giu,
    label: ([, who = '', what = '']) => {
      const [first = '', second = ''] = what.split(' ')
      if (
        /^(?:it|that|what|who|there|let|here|where|how|today|tomorrow|tonight|user|one|he|she|world|everyone|someone|people)$/i.test(
          who,
        )
      )
        return undefined
      if (classOf(who.toLowerCase()) !== 'person' || !isNoun(first)) return undefined
      return `${who}'s ${isNoun(second) ? what : first}`
    },
  },
  // "each kid has a profile", "wheels have a number"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:each |every |all |the |an? |our )?(${noun}) (?:has|have|gets|with) (?:an? |its |his |her |their )?(?:own )?(number|profile|name|page|account|status|file|owner|code|label|address|compartment|history|calendar|score|level|card|role|plan|diary|colou?r|photo|barcode)(s?)(?: with(?!\p{L})|${ends})`,
      'giu',
    ),
    label: ([whole, who = '', what = '', many = '']) =>
      isNoun(who) &&
      !/ with .*\p{L}{4}/iu.test(whole.replace(/ with$/i, '')) &&
      !/^(?:we|they|it)$/i.test(who)
        ? `${who.replace(/(?<=[^su])s$/, '')} ${what}${many}`
        : undefined,
  },
  // "alerts me when something goes out of date"
  {
    form: /(?<!\p{L})(?:warn|alert|notif(?:y|ie)|remind)s? (?:me |us |you |them |users? )?(?:when|if|as soon as) (?:something|anything|one|it|(?:an?|my|the) \p{L}+) (?:is|goes|gets|runs|has gone) (out of (?:date|stock)|past its date|off|bad|low|stale|mouldy|empty)(?=\s*(?:[.,;:!?\n]|$)| (?:and|or|so)(?!\p{L}))/giu,
    label: ([, state = '']) => `${state} alert`,
  },
  // "warns when output drops", "an alert if the wind is over 25 knots"
  {
    form: /(?<!\p{L})(warn|alert|notif(?:y|ication)|alarm|remind(?:er)?|message|push message|ping|beep|nudge|call|text|email|(?<=push )notice|(?<=[,;] )notice)(?:s|ies)? (?:me |you |us |them |him |her |everyone |people |parents |\p{L}{3,12} )?(?:is sent |goes out |sent )?(when|if|once|as soon as|before) ([^.,;:!?\n()]{4,60})/giu,
    label: ([, doing = '', , clause = '']) => {
      const [, met = ''] =
        /^(?:someone|somebody|anyone) \p{L}+s (?:an? |the )?(\p{L}+ \p{L}+)(?: (?:about|near|for|from|in|at|on|with) (?:\p{L}+ ?){1,3})?$/iu.exec(
          clause,
        ) ?? []
      const what = conditionOf(clause)
      const verb = doing
        .toLowerCase()
        .replace(/^push /, '')
        .replace(/^notif.*/, 'notify')
        .replace('reminder', 'remind')
      // "Notification when someone sees a similar pet"
      if (met !== '') return `${verb} of ${met}`
      const limit = limitOf(clause)
      if (limit !== undefined) return `${verb} ${limit}`
      return what === '' ? undefined : `${verb} when ${what}`
    },
    verb: true,
  },
  // "litres used this month", "colour used for each client"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(${noun}) ((?:\p{L}{2,10}ed|sold|spent|made|left|driven|paid|won|lost|eaten|drunk|brought)) (today|this (?:week|month|year|season))(?!\p{L})`,
      'giu',
    ),
    label: ([, what = '', done = '', when = '']) => (isNoun(what) ? `${what} ${done} ${when}` : undefined),
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(${noun}) (used|needed|required|burned)(?! to(?!\p{L}))(?!\p{L})`,
      'giu',
    ),
    label: ([, what = '', done = '']) =>
      isNoun(what) && verbOf(what) === undefined ? `${what} ${done}` : undefined,
  },
  // "get paid"
  {
    form: /(?<!\p{L})(?:get|gets|getting) ((?!started|lost|bored|tired|stuck|used|shown|asked|moved)(?:\p{L}{3,10}ed|paid))(?!\p{L})/giu,
    label: ([, done = '']) => `get ${done}`,
    verb: true,
  },
  // "marks 1-5", "pain level from 1 to 10"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})((?:${noun} )?${noun}) (?:\(|from |of |between )?(\d)\s?(?:-|–|to|and)\s?(\d|10)(?!\d|\p{L})`,
      'giu',
    ),
    label: ([, what = '', from = '', to = '']) => {
      const [first = '', second] = what.split(' ')
      const named = second === undefined || isNoun(first) ? what : second
      return Number(from) < 2 &&
        Number(to) > 2 &&
        !stopWords.has(named.split(' ').at(-1)?.toLowerCase() ?? '')
        ? `${named} ${from}-${to}`
        : undefined
    },
    options: ([, , from = '', to = '']) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index)),
  },
  // "yes, no, maybe"; what stands in brackets is read as choices already
  {
    form: /(?<![\p{L}(])(yes)(?:\s?[,/]\s?|\s)(?:or )?(no)(?:(?:\s?[,/]\s?|\s)(?:or )?(maybe))?(?!\p{L})/giu,
    label: ([, ...answers]) => answers.filter((each) => each !== undefined).join(' '),
    options: ([, ...answers]) => answers.filter((each) => each !== undefined),
  },
  // "bought or borrowed", "paid or not"
  {
    form: /(?<!\p{L})(\p{L}{3,12}) or (?:not )?(\p{L}{3,12})(?!\p{L})/giu,
    label: ([, one = '', other = '']) => (areDone(one, other) ? `${one} or ${other}` : undefined),
    options: ([, one = '', other = '']) =>
      other.toLowerCase() === 'not' ? [one, `not ${one}`] : [one, other],
  },
  // "how many are ahead", "what is sold out"
  {
    form: /(?<!\p{L})how many (?:people |others |of them )?(?:are |is )?(?:still )?(ahead|left|waiting|free|open|coming|before me|in front)(?!\p{L})/giu,
    label: ([, how = '']) => `how many ${how}`,
  },
  {
    form: /(?<!\p{L})(?:what|which)(?:['’]s| is| are) (sold out|left|missing|empty|full|new|next|due|overdue|late|expired|broken|low|in season|on today)(?!\p{L})/giu,
    label: ([, how = '']) => `what is ${how}`,
  },
  // "told when it is low", "low on nails"
  {
    form: /(?<!\p{L})(?<!\b(?:timer|time|countdown|clock|session|clue|offer|turn|what|which|who|that|certificates?|licen[cs]e|insurance|warranty|guarantee|lease|contract|policy|passport|permit|visa|membership|subscription|registration) )(?<!\bwhich \p{L}{2,14} )(?:(?:is|are|it['’]s|gets?|runs?|running|runs) (?:low|out)(?! of (?:the|a|range|bounds|date|sight|tune|focus|reach|control|town|office|service)(?!\p{L}))|low on \p{L}{3,})(?!\p{L})/giu,
    label: () => 'low stock alert',
  },
  // "share with the host", "match with collectors"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(share|sharing|split|sync|chat|match|compare|talk|compete|practi[sc]e|meet|swap|pair|play|connect)(?: (?:it|them|this|everything))? with ${article}(${noun})(?:${loose}|(?= as ))`,
      'giu',
    ),
    label: ([, doing = '', who = '']) =>
      isNoun(who) ? `${doing.replace(/^sharing$/i, 'share')} with ${who}` : undefined,
    verb: true,
  },
  // "tap pictures", "one photo a day"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(tap|touch|swipe|drag|flip|roll|shake|spin) ${article}(${noun})${loose}`,
      'giu',
    ),
    label: ([, doing = '', what = '']) =>
      isNoun(what) && classOf(what) !== 'state' ? `${doing} ${what}` : undefined,
    verb: true,
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})one (${noun}) (?:a|per|each|every) (day|week|month)(?!\p{L})`,
      'giu',
    ),
    label: ([, what = '', time = '']) => `one ${what} a ${time}`,
  },
  // "pay by card", "offer as PDF"
  {
    form: /(?<!\p{L})(pay|book|order|sign in|log in|contact us) (by|with|via) (card|cash|bank|invoice|phone|mail|paypal|sms|google|apple|fingerprint)(?!\p{L})/giu,
    label: ([whole]) => whole,
    verb: true,
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(${noun}|offer) as (?:an? )?(pdf|csv|excel|qr(?: code)?|image|spreadsheet)(?!\p{L})`,
      'giu',
    ),
    label: ([, what = '', how = '']) =>
      (isNoun(what) || /^offer$/i.test(what)) && verbOf(what) === undefined ? `${what} as ${how}` : undefined,
  },
  // "women only"
  {
    form: /(?<!\p{L})(women|men|girls|adults|members?|friends|family|vegan|vegetarian|locals?|students|seniors|staff|wifi|cash)[- ]only(?!\p{L})/giu,
    label: ([, who = '']) => `${who} only`,
  },
  // "live view"
  {
    form: /(?<!\p{L})(live) (view|stream|feed|location|position|tracking|map|chat|scores?|bars|results|video|ranking|counter)(?!\p{L})/giu,
    label: ([, live = '', what = '']) => `${live} ${what}`,
  },
  // "how you slept"
  {
    form: /(?<!\p{L})how (you|i|they|he|she|we) (slept|feel|felt|are feeling|did|are doing|are)(?=$|[.,;!?\n]| (?:and|after|before|today|each|every|when))/giu,
    label: ([, who = '', what = '']) => `how ${who === 'i' ? 'I' : who} ${what}`,
    options: () => ['great', 'good', 'so-so', 'bad'],
  },
  // "tap to send", "hold to talk"
  {
    form: /(?<!\p{L})(tap|press|swipe|hold|shake|drag|pull|pinch|long[- ]press|scan) to (\p{L}{3,10})(?!\p{L})/giu,
    label: ([, touch = '', doing = '']) => (verbOf(doing) ? `${touch} to ${doing}` : undefined),
    verb: true,
  },
  // "listen and type"
  {
    form: /(?<=^|[,:;.\n(-] ?)(\p{L}{3,10}) and (\p{L}{3,10})(?=[,.;:)\n]|$)/gu,
    label: ([, one = '', other = '']) => (isDoing(one) && isDoing(other) ? `${one} and ${other}` : undefined),
    verb: true,
  },
  // "good or bad neighbours"
  {
    form: /(?<!\p{L})(\p{L}{3,10}) or (\p{L}{3,10}) (\p{L}{3,14}s)(?!\p{L})/giu,
    label: ([, one = '', other = '', things = '']) =>
      isDescriber(one.toLowerCase()) && isDescriber(other.toLowerCase()) && isNoun(things)
        ? `${one} or ${other} ${things}`
        : undefined,
  },
  // "what to sow this month"
  {
    form: /(?<!\p{L})what to (\p{L}{3,12})(?: (today|tomorrow|this (?:week|month|season)|next))?(?!\p{L})/giu,
    label: ([, doing = '', when]) =>
      /^(?:do|be|take|have|get|make)$/i.test(doing)
        ? undefined
        : when
          ? `${doing} ${when}`
          : `what to ${doing}`,
  },
  // "today's lessons", "the route for today"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(today|tonight|tomorrow|this week|this month)['’]s ((?:${noun} )?${noun})(?!\p{L})`,
      'giu',
    ),
    label: ([, when = '', what = '']) => {
      const words = what.split(' ')
      const [first = '', second = ''] = words
      if (isNoun(first) && isNoun(second)) return `${when}'s ${what}`
      if (isDescriber(first) && isNoun(second)) return `${when}'s ${what}`
      return isNoun(first) ? `${when}'s ${first}` : undefined
    },
  },
  {
    form: new RegExp(
      // "A film to watch tonight" is nobody's watch.
      String.raw`(?<!\p{L})(?<!\b(?:to|who|each|it|one|everything|he|she|they) )(${noun})(?: (?:is|are))? (?:for |of )?(today|tonight|tomorrow)${ends}`,
      'giu',
    ),
    label: ([, what = '', when = '']) => (isNoun(what) ? `${when}'s ${what}` : undefined),
  },
  {
    form: /(?<!\p{L})(?:to be |be |are |is )(\p{L}{3,12}ed) (today|tonight|tomorrow)(?!\p{L})/giu,
    label: ([, done = '', when = '']) => `to be ${done} ${when}`,
  },
  // "who is absent", "who inspected it"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})who(?:'s| is| are| was) (?:still |currently |already )?(${noun}(?: ${noun})?|up|in|out)(?: (?:(?:on|this|next|every) (?:\p{L}+days?|weekend|week|morning|evening|afternoon)|today|tonight|tomorrow|when))?${ends}`,
      'giu',
    ),
    label: ([, what = '']) =>
      /^(?:it|the|using|able|going to|looking)/i.test(what) ? undefined : `who is ${what}`,
  },
  // "swap them for compost", "share it with friends"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(${noun}) (?:it|them) (for|into|to|on|with|as|by|at|from) ${article}(${noun})${ends}`,
      'giu',
    ),
    label: ([, doing = '', how = '', what = '']) => {
      const base = verbOf(doing)
      return base && isNoun(what) ? `${base} ${how} ${what}` : undefined
    },
    verb: true,
  },
  // "unlock the door with a code"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(${noun}) ${article}(${noun}) (?:with|by|via|using|through) ${article}(code|pin|qr(?: code)?|barcode|gps|nfc|card|fingerprint|face|voice|link|swipe|phone|sms|email|tap|scan|bluetooth|video call|chat)${ends}`,
      'giu',
    ),
    label: ([, doing = '', what = '', means = '']) => {
      const base = verbOf(doing)
      return base && isNoun(what) ? `${base} ${what} with ${means}` : undefined
    },
    verb: true,
  },
  // "check in groups", "hand out parcels"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(check|sign|pick|hand|fill|lend|turn|switch|drop|put|write|print|clock|call|top|give|send|tick|cross|rule|close|clean|set)s? (in|out|up|off|on|back|down|away) ${article}(${noun})${ends}`,
      'giu',
    ),
    label: ([, doing = '', where = '', what = '']) =>
      isNoun(what) && !/^(?:time|site|place|duty|line|foot|top|stock)$/i.test(what)
        ? `${doing} ${where} ${what}`
        : undefined,
    verb: true,
  },
  // "now, today and this year"
  {
    form: /(?<!\p{L})(now|today|yesterday|this (?:week|month|year|season)|last (?:week|month|year))(?:, (now|today|yesterday|tomorrow|this (?:week|month|year|season)|last (?:week|month|year)|all time))?(?:,? and |,? or )(now|today|tomorrow|yesterday|this (?:week|month|year|season)|last (?:week|month|year)|all time)(?!\p{L})/giu,
    label: () => 'period',
    options: ([, ...periods]) => periods.filter((each) => each !== undefined),
  },
  // "in euros or dollars"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:(?:in|as|either|between|whether|for) |(?<=[,:(] ?))(${noun}) or (${noun})(?=$|[.,;:!?\n)])`,
      'giu',
    ),
    label: ([, one = '', other = '']) =>
      isNoun(one) && isNoun(other) && verbOf(one) === undefined ? `${one} or ${other}` : undefined,
    options: ([, one = '', other = '']) => [one, other],
  },
  // "big buttons", "large text"
  {
    form: /(?<!\p{L})(big|large|huge|bigger|larger|high|extra large) (buttons?|text|letters?|fonts?|print|type|icons|contrast)(?!\p{L})/giu,
    label: ([, how = '', what = '']) => `${how} ${what}`,
  },
  {
    form: /(?<!\p{L})before and after (photos?|pictures?|images?|videos?)(?!\p{L})/giu,
    label: ([whole]) => whole,
  },
  // "works offline", "offline on site"
  {
    form: /(?<!\p{L})offline(?! (?:mode|maps?|first|fallback|use|access|storage|sync|support|reading|games?|play)(?!\p{L}))(?!-)/giu,
    label: () => 'offline mode',
  },
]
