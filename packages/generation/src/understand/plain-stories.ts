import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { find, findAll, replaced } from './searched.ts'
import { seenThen } from './seen-then.ts'

/** Those who may do something in a brief told as stories. */
const who =
  '(?:the |an? |each |every )?(?:users?|players?|visitors?|customers?|members?|guests?|admins?|administrators?|managers?|teachers?|students?|owners?|people)'
const item = String.raw`(?:[-*•–·]|\(?\d{1,2}[.):]|\[ ?\]|(?:user )?story \d{1,2}:|US\d{1,2}:)`

/** "- User can ...", "2) Player can ...": a sentence like any other. */
const numbered = new RegExp(
  String.raw`(^|[.!?:;]|\n)\s*${item}\s+(?=${who} (?:can|could|must|should|may|is|has|sees?|gets?)\b)`,
  'giu',
)
/** "As a user, I want to": the user can. */
const wished =
  /(^|[.!?;:\n]\s*(?:[-*•]\s+)?)as an? ([\p{L} '’-]{3,70}?(?: ?\([^()\n]{2,30}\))?(?: (?:or|and) [\p{L} -]{3,30}?)?),? i(?: also)? (?:(?:want|need|wish|would like|['’]d like) (the (?:app|application|system|platform|tool|website|site)|it|ai|an ai) to|(?:want|wish|need|would like|['’]d like|should|will|am|can|must)( to)?(?: be)?( able to)?) (?=(\p{L}+))/giu
/** What it is good for. */
const reason =
  /,? (?:so that|so(?= (?:i|we|he|she|they|you|it|my|our|the|users?|people)\b)|in order (?:that|to))((?: (?:i|we|he|she|they|you|users?|(?:the |my |our )\p{L}+))? (?:can|could|am able to|will be able to|may)(?: be able to)?)?([^.;\n]*)/giu
/** That one then sees or does something with it in the app is asked for as well; most else one does by oneself. */
const keptReason =
  /^ (?:(?:easily|quickly|better|always|also|instantly|safely|clearly|directly|immediately) )*(see|view|review|check|compare|find|search|filter|monitor|purchase|buy|order|contact|share|export|track|keep track of|book|download|print) (?:\p{L}+ly )?(?!(?:it|them|this|that|these|those|what|who|whether|if|how|when|where|which|me|us|all of|one|everything|something)\b)((?:(?! (?:before|without|when|while|after|instead|even|at once|so|because|at any|in case|as|for|from|near|in|and (?:do|be|plan|respond|act|know|decide|make|take|get|save|stay|feel|not|never|keep|go|see|i|we|they)) )[^.;\n]){3,60})/iu
/** "I can enter a name": whoever the story before is of. */
const goesOn =
  /(?<=[.;]\s+)i (?:also )?(?:(?:can|should|will|may|must|(?:want|need|would like) to)(?: also)?(?: be able to)? (?=\p{L})|(?=(?:receive|get|see|choose|enter|add)\b))/giu
const noun = /^(?:an?|the|my|some|more)$/i
/** "The user should be able to": the user can. */
const able = new RegExp(
  String.raw`\b(${who}) (?:should|must|will|shall|has to|have to|needs to|is|are) (?:also )?(?:be )?able to(?=:? )`,
  'giu',
)
/** "As a user seeking guidance": a user. */
const whoWants =
  / (?:seeking|looking|searching|wanting|wishing|hiring|using|trying|planning|accepting|interested|who|that|with|of|in need|\p{L}+ing (?:to|for|in|at|from|with|on|an?|the|my))\b.*$| ?\(.*$/iu
/** "A shop owner or designer": the first of them. */
const firstOf = (someone: string): string => {
  const [first = ''] = someone.split(/ (?:or|and) /u)
  return isPerson(first.split(' ').at(-1)?.toLowerCase() ?? '') ? first : someone
}
/** "Can use this platform to sell": can sell. */
const withTheApp =
  / can use (?:this|the|an?|my) (?:app|application|platform|website|web ?site|site|system|tool|service) (?:to|for) /giu
const isCan = / (?:can|should|will|must) $/iu
const manyStories = 2

/**
 * A brief told as stories in whatever manner ("As a user I want to", "1) The user should be able to"), as sentences that
 * say what the user can do. Other texts stay as they are.
 */
export function plainStories(text: string): string {
  const lined = replaced(text, numbered, (_whole, before: string) =>
    before === '\n' || before === '' ? before : before === ':' ? '. ' : `${before} `,
  )
  const said = findAll(wished, lined).length < manyStories ? lined : asDoings(lined)
  return replaced(replaced(said, able, '$1 can'), asNouns, (whole, who: string, noun: string, does: string) =>
    isPerson(noun.toLowerCase()) ? `${who}${noun} can ${does.replace(/(?<=sh|ch)es$|s$/iu, '')}` : whole,
  )
}

/** Stories as sentences of what one can do, and with what is seen or done in the app then. */
function asDoings(stories: string): string {
  const told = replaced(
    stories,
    wished,
    (whole, before: string, someone: string, doer = '', to = '', able = '', next = '') => {
      const who = doer === '' ? capital(firstOf(someone.trim().replace(whoWants, ''))) : 'The app'
      const isThing = doer + to + able === '' && (noun.test(next) || !isCan.test(whole))
      return `${before}${who} can ${isThing ? 'see ' : ''}`
    },
  ).replaceAll(seenThen, '. They can $1 ')
  const reasoned = replaced(told, reason, (_whole, able = '', good = '') => {
    const [, does = '', what = ''] = (able === '' ? undefined : find(keptReason, good)) ?? []
    return does === '' ? '' : `. They can ${does === 'review' ? 'view' : does} ${what.trim()}`
  })
  return replaced(reasoned.replaceAll(goesOn, 'They can '), withTheApp, ' can ')
}

/** "The planner books the chapel", "the surveyor sets a severity": done, and no list of planner books. */
const asNouns =
  /(\b(?:the|each|every|an?|our) (?:\p{L}+ )?)(\p{L}{4,}) (books|orders|plans|notes|rates|records|scans|lists|posts|reports|tags|logs|prints|marks|checks|files|weighs|counts|tests|sets|matches|stamps|signs|bills|prices|stores|ships|packs|cuts|reviews|stocks|issues|charges|labels|measures)(?= (?:the|an?|each|every|his|her|their|its|it|them|all|how|what|which|off|in|out|up|down) )/giu
const isPerson = (noun: string) =>
  classOf(noun) === 'person' || looksLikePerson(noun) || /(?:er|or|ist|ian)$/.test(noun)

const capital = (someone: string) => someone.charAt(0).toUpperCase() + someone.slice(1)
