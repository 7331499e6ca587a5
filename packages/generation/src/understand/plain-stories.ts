import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { findAll, replaced } from './searched.ts'
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
/** "As a user, I want to": the user can. What it is good for says nothing of the app. */
const wished =
  /(^|[.!?;:\n]\s*(?:[-*•]\s+)?)as an? ([\p{L} -]{3,44}?),? i (?:want|wish|need|would like|should be able|will be able|am able|can)(?: to)?(?: be able to)? (?=(\p{L}+))/giu
const reason = /,? so (?:that )?(?:i|we|he|she|they) (?:can|could|do|am|know|will)\b[^.;\n]*/giu
/** "I can enter a name": whoever the story before is of. */
const goesOn =
  /(?<=[.;]\s+)i (?:(?:can|should|will|may|must|want to)(?: also)?(?: be able to)? (?=\p{L})|(?=(?:receive|get|see|choose|enter|add)\b))/giu
const noun = /^(?:an?|the|my|some|more)$/i
/** "The user should be able to": the user can. */
const able = new RegExp(
  String.raw`\b(${who}) (?:should|must|will|shall|has to|have to|needs to|is|are) (?:also )?(?:be )?able to(?=:? )`,
  'giu',
)
/** "As a user seeking guidance": a user. */
const whoWants =
  / (?:seeking|looking|searching|wanting|wishing|hiring|using|trying|planning|accepting|interested|who|that|with|in need)\b.*$/iu
const manyStories = 2

/**
 * A brief told as stories in whatever manner ("As a user I want to", "1) The user should be able to"), as sentences that
 * say what the user can do. Other texts stay as they are.
 */
export function plainStories(text: string): string {
  const lined = replaced(text, numbered, (_whole, before: string) =>
    before === '\n' || before === '' ? before : before === ':' ? '. ' : `${before} `,
  )
  const wishes = findAll(wished, lined).length
  const said =
    wishes < manyStories
      ? lined
      : lined
          .replaceAll(
            wished,
            (_whole, before: string, someone: string, next: string) =>
              `${before}${capital(someone.trim().replace(whoWants, ''))} can ${noun.test(next) ? 'see ' : ''}`,
          )
          .replaceAll(seenThen, '. They can $1 ')
          .replaceAll(reason, '')
          .replaceAll(goesOn, 'They can ')
  return replaced(replaced(said, able, '$1 can'), asNouns, (whole, who: string, noun: string, does: string) =>
    isPerson(noun.toLowerCase()) ? `${who}${noun} can ${does.replace(/(?<=sh|ch)es$|s$/iu, '')}` : whole,
  )
}

/** "The planner books the chapel", "the surveyor sets a severity": done, and no list of planner books. */
const asNouns =
  /(\b(?:the|each|every|an?|our) (?:\p{L}+ )?)(\p{L}{4,}) (books|orders|plans|notes|rates|records|scans|lists|posts|reports|tags|logs|prints|marks|checks|files|weighs|counts|tests|sets|matches|stamps|signs|bills|prices|stores|ships|packs|cuts|reviews|stocks|issues|charges|labels|measures)(?= (?:the|an?|each|every|his|her|their|its|it|them|all|how|what|which|off|in|out|up|down) )/giu
const isPerson = (noun: string) =>
  classOf(noun) === 'person' || looksLikePerson(noun) || /(?:er|or|ist|ian)$/.test(noun)

const capital = (someone: string) => someone.charAt(0).toUpperCase() + someone.slice(1)
