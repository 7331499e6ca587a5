import { type Groups, find, has, replaced } from '../searched.ts'

/** What stands in a brief beside what the app has: how it looks, what it must not have, who pays when. */
export interface Asides {
  /** The text without it. */
  text: string
  /** Those a line of users or roles names, lower case: "control room". */
  users: string[]
  /** What is not wanted, a noun each: "leaderboard", "social feed". */
  unwanted: string[]
}

/** How it looks, under a heading of its own. */
const looks =
  /^(?:(?:the )?(?:look(?: and feel| & feel)?|style|design|visual(?:s| style)?|colou?rs?(?: scheme)?|palette|tone(?: of voice)?|feel|mood|atmosphere|typography|fonts?|branding|brand(?: colou?rs)?|corporate design|appearance|theme|ui|graphics)(?: and (?:feel|tone|colou?rs|style|look))?)\s*(?::|–|—|-|\u00a6|is\b|are\b|should\b|must\b|shall\b|(?=\p{Ll}+ (?:and|with)\b))/iu
const colour = String.raw`(?:white|black|red|green|blue|yellow|orange|purple|pink|teal|mint|coral|beige|gold|golden|silver|turquoise|lavender|navy|terracotta|cream|violet|lilac|magenta|burgundy|gr[ea]y|brown|pastel|anthracite|slate|sand|petrol|cyan|off-white|brass|neon|cardboard|olive|ochre|mustard|copper|ivory|charcoal|sage|rust)s?`
/** "Bright, airy design with petrol as main colour", "Black background, burgundy and gold, elegant", "Rustic feel, cream and dark red". */
const onlyLooks = new RegExp(
  String.raw`^(?:please )?(?:an? |very |rather |use )?(?:[\p{L}-]+(?:,| and|,? but)? ){0,8}?(?:design|look|feel|vibe|theme|background|style|palette|typography|aesthetic|accents?|corners|type|icons|illustrations|ui|layout|contrast)\b(?![^.]*\b(?:can|shows?|lists?|see|book|order)\b)[^.]*$`,
  'iu',
)
const colours = new RegExp(String.raw`\b${colour}\b`, 'giu')

/** For whom it is, and why it is made: nothing of what it has. */
const aboutUsers =
  /^(?:the )?(?:target (?:group|audience|users?|market)|audience|users|user groups?|personas?|for whom|who (?:uses|will use) it|(?:their|our|its|the) (?:customers|clients|users|guests|audience|visitors|patients|members) are)\b(?![^.]*\b(?:can|want|need)\b)/iu
/** "Shoppers are hobby gardeners, mostly 35 to 65", "families use it on their phones". */
const whoTheyAre =
  /^[^.:]{3,60}? (?:are (?:hobby|mostly|usually|mainly|often|between|private|people|men|women|adults|aged|older|younger|busy)\b|(?:will )?use (?:it|the app|this)(?: app)? (?:on|with|at|from|while|mostly|daily|every|in)\b)(?![^.]*\b(?:can|should)\b)/iu
/** How, when and for how much it is made. */
const ofProject =
  /^(?:(?:user )?roles(?: are)?:|[^.:]{3,40} should be able to use it\b|(?:the )?(?:old|existing|current) [^.:]{3,40} (?:have|has) to go|(?:the )?app (?:has|consists of|is split into) (?:two|three) (?:parts|areas|sides)|(?:the |our )?(?:budget|deadline|time ?line|launch|go-?live|hosting|technology|languages?|translations?|analytics)\b|(?:a |the )?(?:second|later|next) phase|phase (?:2|two)|(?:please )?(?:keep|make) (?:it|the (?:app|whole(?: thing)?|[\p{L}]+ (?:part|side|area)))(?: as)? (?:very |really |as )?(?:simple|easy|short|small|lean|quick|clear)|(?:it )?must be usable|(?:it |the app )?(?:must|should|has to) (?:be usable|work (?:well )?(?:with|offline|on|in)|run on|be easy|be simple|be readable|be quick|load)|(?:the )?(?:main )?(?:goal|aim|purpose|idea|task)(?: of the app)? (?:is|was)|(?:the )?(?:app|goal|aim)(?: should| is to| must| shall)? (?:make|help us|reduce|increase|bring|win|attract)|we (?:need|want) (?:it|this|a first version|a prototype|a clickable) |thank|thanks|kind regards|best regards|let me know|any questions|please (?:send|quote|let)|nothing more|that(?:'s| is) (?:it|all)|everything else|all else)/iu

const refusal = String.raw`(?:(?:absolutely |definitely |explicitly )?(?:not wanted|unwanted|out of scope|not (?:needed|included|part of (?:it|this|the app|the project)|in scope|planned)|no-?gos?|don'?ts(?=\s*:)|to be avoided|what (?:we|they) (?:do not|don't) (?:want|need)(?: is| are)?|not on board|excluded)\s*(?::|\u00a6|is\b|are\b)?\s*|(?:we|they|the client|he|she|i|our client) (?:explicitly |really |absolutely |deliberately |definitely |clearly )?(?:do not|don't|does not|doesn't) (?:want|need|wish(?: for)?|like)(?: to (?:have|see))? (?:any )?|(?:it|the app|this|there) (?:should|must|shall|may|will|can) (?:not|never)(?: be| contain| have| include| show| offer| use)? (?:any )?|(?:please )?(?:avoid|leave out|skip|omit)(?::| any)? |(?:please[,:]? )?(?:also )?(?:no|without(?: any)?|nothing (?:like|with)) )`
const refused = new RegExp(String.raw`^${refusal}(?<what>[^.!]+)`, 'iu')
/** ", but no newsletter": what a sentence leaves out at its end. */
const refusedLast =
  /,? (?:but|and|just|with) (?:please )?(?:no|without(?: any)?|not) (?<what>(?!(?:one|need|later|more|less|only|just|too|in|on|with|at|to|for|their|the|be|been|have|yet|so|limit)\b)[\p{L}-]+(?: [\p{L}-]+){0,2})(?=[.;!]|$)/iu
/** "No registration before one has booked": a condition, of what is there. */
const condition = / (?:before|until|unless|without|from|for|during|while|in|on|at|by|after|when|with) .*$/i
const notAThing =
  /^(?:one|later|more|less|more than|longer|need|matter|gimmicks?|frills?|clutter|nonsense)\b|^time$/i

/** The nouns a list of what is not wanted names. */
function unwantedIn(list: string): string[] {
  return (
    list
      .replace(/\s*\([^)]*\)/g, '')
      .split(/,|;| and | or | nor |\/|\bplus\b/)
      .map((item) =>
        item
          .trim()
          .replace(
            /^(?:(?:and|or|no|any|not|also|an?|the|kind of|any kind of|a kind of|sort of|without|please) )+/i,
            '',
          )
          .replace(/ (?:of|between|among) .*$/i, '')
          .trim(),
      )
      // "No photos from operations": of others there may be some.
      .filter(
        (item) =>
          !condition.test(item) ||
          /^(?:registration|log-?in|account|sign|chat|messag|payment|forum|shop)/i.test(item),
      )
      .map((item) => item.replace(condition, ''))
      .filter((item) => item !== '' && item.split(' ').length < 4 && !notAThing.test(item))
  )
}

const does =
  /\b(?:can|should|see|sees|shows?|lists?|book|order|choose|filter|scan|track|users?|customers?|app has|screens?|tabs?)\b/i

/** Whether a sentence says only how the app looks. */
function isOnlyLook(sentence: string): boolean {
  if (has(looks, sentence)) return true
  const found = sentence.match(colours)?.length ?? 0
  if (found > 1 && !does.test(sentence)) return true
  if (/:/.test(sentence) || sentence.split(' ').length > 18) return false
  return (found > 0 || sentence.split(' ').length < 8) && has(onlyLooks, sentence)
}

const userLine =
  /^(?:the )?(?:users?|roles?|user roles?|user groups?|target groups?|personas?)(?: are)?\s*[:\u00a6]\s*(?<list>.+)$/iu
/** "Users: crews (two per vehicle), control room". */
const usersIn = (sentence: string): string[] =>
  (find(userLine, sentence)?.groups?.list ?? '')
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(/,| and |&|\//)
    .map((item) =>
      item
        .trim()
        .toLowerCase()
        .replace(/^(?:the|an?) /, ''),
    )
    .filter((item) => item !== '' && item.split(' ').length < 4)

/** Sentences of a text, with their ends; brackets hold together. */
export const sentencesWithEnds = (text: string): string[] =>
  text.split(/(?<=[.!?])(?<!\b(?:approx|e\.g|i\.e|etc|incl|ca|e\.V|Dr|Mr|Mrs|St|No)\.)\s+(?![^(]*\))|\n+/)

/** The sentences, and whether each begins a line: an item of a list ends where the next begins. */
function linesOfSentences(text: string): { sentence: string; isLine: boolean }[] {
  let end = 0
  return sentencesWithEnds(text).map((sentence) => {
    const start = text.indexOf(sentence, end)
    const isLine = text.slice(end, start).includes('\n')
    end = start + sentence.length
    return { sentence, isLine }
  })
}

/** A brief without what only stands beside what the app has. */
export function readAsides(text: string): Asides {
  const unwanted: string[] = []
  const users: string[] = []
  const kept = linesOfSentences(text).filter(({ sentence }, index) => {
    const said = sentence
      .trim()
      .replace(/^[-*•]\s*/, '')
      .replace(/[.!;]+$/, '')
    const what = find(refused, said)?.groups?.what
    // "No more paper lists" says what it is for.
    if (index > 0 && what !== undefined && !/^no (?:more|longer|matter|need|one)\b/i.test(said)) {
      unwanted.push(...unwantedIn(what))
      return false
    }
    users.push(...usersIn(said))
    return (
      index === 0 ||
      !(isOnlyLook(said) || has(aboutUsers, said) || has(whoTheyAre, said) || has(ofProject, said))
    )
  })
  const without = kept.map(({ sentence, isLine }, index) => {
    const rest = replaced(sentence, refusedLast, (whole: string, ...found: Groups[]) => {
      const { what = '' } = found.at(-1) ?? {}
      const nouns = unwantedIn(what)
      unwanted.push(...nouns)
      return nouns.length > 0 ? '' : whole
    })
    return `${index === 0 ? '' : isLine ? '\n' : ' '}${rest}`
  })
  return { text: without.join(''), users, unwanted }
}
