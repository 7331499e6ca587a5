import { has } from '../searched.ts'

const subject = String.raw`(?:i|we|you|they|he|she|it|people|everyone|everybody|nobody|no ?one|some(?:one|body)|(?:my|our|the|every|each|a|an) (?:\p{L}+ ){0,3}?\p{L}+)`
const adverb =
  '(?:also |always |often |regularly |usually |sometimes |constantly |frequently |never |ever |just |still |really |simply |even |\\(always\\) |all )'
/** How bad something is as it stands. */
const bad =
  '(?:painful|hard|difficult|tricky|a pain|annoying|frustrating|a mess|tedious|chaotic|stressful|tiring|exhausting|overwhelming|daunting|ridiculous|impossible|hopeless|awful|terrible|horrible|embarrassing|a nightmare|a hassle|a struggle|a chore|a headache|a joke|a shame|maddening|infuriating)'
/** What nobody wants to do, and an app should put an end to. */
const mishap =
  "(?:forget|forgets|forgetting|forgot|struggle|struggles|struggling|struggled|waste|wastes|wasting|hate|hates|dread|mix up|lose track|loses track|throw (?:out|away)|throws (?:out|away)|end up|ends up|miss out|run out|runs out|running out|get lost|get confused|can['’]?t (?:ever )?(?:remember|find|keep|tell)|cannot (?:remember|find|keep|tell)|(?:do not|don['’]?t|does not|doesn['’]?t|did not|didn['’]?t) (?:know|remember|believe|have a clue)|never (?:know|knows|remember|find|hear|hears|read|reads|get around|gets around)|have no (?:idea|clue|way)|has no (?:idea|clue|way)|had no (?:idea|clue|way)|(?:blur|merge) into one|fights?|fighting|argues?|arguing|quarrels?|nags?|nagging|complains?|complaining|have no clue|am lost|keeps? (?:asking|calling|texting|ringing))"
/** What somebody did or what happened to them; no app does anything in the past. */
const past =
  "(?:was|were|had|got|went|came|took|made|gave|left|began|stood|sat|ran|wrote|kept|held|met|fell|saw|ate|slept|flew|rode|built|\\p{L}{2,}ed(?<!eed)|tried|lost|bought|spent|missed|moved|found|used to|broke|forgot|ended up|dragged|drove|visited|ordered|paid|thought|told|asked|(?:have|has|['’]ve|['’]s) (?:already |all |just |always |never |recently )?(?:been|had|got|gone|come|tried|lost|bought|spent|missed|moved|found|visited|ordered|put on|noticed|seen|read))"

const at = '^\\W*(?:(?:and|but|so|also|because of it|honestly|basically),? )?'
const timed = String.raw`(?:(?:every|each|last|this|once|one|in|at|on|for|after|before|when|whenever|since|recently|lately|sometimes|often|usually|nowadays|these days|right now)\b[^,.!?]{0,80}, ?)?`

/** Sentences that tell how things are without an app: complaints, judgements, and what happened once. */
const complaints: readonly RegExp[] = [
  new RegExp(
    `${at}${timed}${subject} ${adverb}*(?:keep |keeps |am |are |is )?${adverb}*${mishap}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `${at}${timed}(?:sometimes|often|usually|occasionally|half the time|too often|most of the time|every time),? (?:i|we|you|people) ${adverb}*(?:keep )?${mishap}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^(?:[^,;:.!?]{2,70}, )?[^,;:]{2,90}?(?: ${adverb}*(?:is|are|was|were|gets?|feels?|can be)|['’]s) (?:\\p{L}+ ){0,3}?${bad}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?:^\\W*|, |\\b(?:and|but|because|since|then) )(?:nobody|no ?one) (?:ever |really |even |seems to )?(?:knows?|reads?|claims?|cares?|remembers?|tells?|listens?|answers?)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^\\W*(?:i|we|you|people|when|my|our) [^.!?]{3,120}\\b(?:and|but)(?: then)?(?: (?:i|we|you|they))? ${adverb}*${mishap}(?!\\p{L})`,
    'iu',
  ),
  /^\W*(?:(?:and|but),? )?(?:the|my|our|his|her|their|one) (?:only |main |big |biggest )?(?:problem|trouble|issue|annoyance|catch|downside)(?: with \p{L}+(?: \p{L}+)?)? (?:is|was)\b/iu,
]

/** The same where only what stands before the wish may be meant by it: later such sentences tell what the app does. */
const beforehand: readonly RegExp[] = [
  new RegExp(
    `${at}${timed}(?:i|we|he|she|they|my (?:\\p{L}[\\p{L}'’-]* ){1,4}|our (?:\\p{L}[\\p{L}'’-]* ){1,4}) ?${adverb}*${past}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`\\b(?:${subject}) ${adverb}*${mishap}(?!\\p{L})`, 'iu'),
]

/** What is asked of whoever reads it, and of no app. */
const askedOfReader =
  /^\W*(?:and |but |so )?(?:how (?:many|much|often|do you|does one|can you)|(?:have|has|do|does|did|is|are|was|were|ever|who|why|isn['’]t|aren['’]t|don['’]t|doesn['’]t|haven['’]t|know) (?:any ?(?:one|body)|you|your|else|people|it|there|hasn['’]t|doesn['’]t|do we|is it|else|ever|we all|the feeling)(?!\p{L})|(?:ever|tired|sick|fed up)\b)[^?]*\?\W*$/iu

/** For whom it is, asked of them in a store: "You keep bees?", "Farm, dairy or stable?". */
const askedAtFirst =
  /^(?:you (?:live|are|have|want|love|need|own|like|work|travel|run)(?!\p{L})[^.!?\n]{5,150}|(?:[\p{L}-]+(?: [\p{L}-]+){0,2}, ){1,6}[\p{L}-]+(?: [\p{L}-]+){0,2},? or [\p{L}-]+(?: [\p{L}-]+){0,2})\?$/iu

const inBrackets = / \([^()]{1,40}\)/gu

/** Whether a sentence says how things are without the app, wherever it stands. */
export const isComplaint = (sentence: string): boolean => {
  const said = sentence.replaceAll(inBrackets, '')
  return complaints.some((form) => has(form, said))
}

/** Whether the first sentence asks those it is for whether it is them. */
export const asksWhomItIsFor = (sentence: string): boolean => has(askedAtFirst, sentence.trim())

/** Whether a sentence says so where it stands before what is wanted. */
export const isToldBefore = (sentence: string): boolean =>
  has(askedOfReader, sentence) || beforehand.some((form) => has(form, sentence))
