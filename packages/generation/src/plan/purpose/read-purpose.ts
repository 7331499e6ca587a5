import { plainHelp } from '../../understand/plain-help.ts'
import { isDescriber } from '../../words/describers.ts'
import { toSingular } from '../../words/forms.ts'
import { determiners, strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { looksLikePerson } from '../../words/person-endings.ts'
import { baseOfVerb, isParticiple, isPlainVerb, verbsAndNouns } from '../../words/verbs.ts'
import { has, find, replaced } from '../../understand/searched.ts'

/** Something an app is for, as its first sentence says it. */
export interface Doing {
  /** In their base form: "browse", "buy" of "to browse and buy garden furniture"; none of "for cutting videos". */
  verbs: readonly string[]
  /** What it is done with, as it is written: one of "sleep, feeding and naps" each. */
  objects: readonly string[]
  /** It is done with what was named before: "sort them by date" says nothing alone. */
  isOfBefore?: true
}

const before = String.raw`^\W*(?:[\p{L}\d'’&/-]+,? ){0,8}?`
const called = String.raw`(?:app|application|tool|program|software|platform|website|site|game|tracker|companion|client|reader|player|planner|manager|assistant|service|calculator|timer|guide|diary|journal|log|board)`
const someone = String.raw`(?:(?:the|all|new|young|your) )?(?:users?|you|people|everyone|anyone|them|me|us|we|i|\p{L}+s)`
const forWhom = String.raw`(?:,? (?:designed |developed |made |built |meant )?(?:for|of|with) [^.;:]{3,70}?)?`
const openings: readonly RegExp[] = [
  // "An app that lets neighbours lend", "to help you record", "focused on allowing users to share"
  `${before}${called}${forWhom} (?:(?:that|which|to|designed to|built to|made to|focused on) )?(?:lets?|helps?|helping|allows?|allowing|enables?|enabling|letting)(?: ${someone})?(?: to)? (?<does>\\p{Ll}[^]*)$`,
  // "A game where you match pairs", "in which members share"
  `${before}${called},? (?:where|in which|with which|through which) ${someone}(?: can| may| could)? (?<does>\\p{Ll}[^]*)$`,
  // "An app that can recognize", "that manages watering"
  `${before}${called} (?:that|which)(?: can| will)? (?<does>\\p{Ll}[^]*)$`,
  // "An app for keeping", "providing real-time"
  `${before}${called} (?:for )?(?!using |working |running |(?:wedding|evening|morning|meeting|parking|housing|clothing|lighting|heating|plumbing|spring|string|ceiling) )(?<does>\\p{Ll}+ing [^]*)$`,
  // "An app (for beekeepers) to record"
  `^\\W*(?:an?|the|my|our|this|${called}(?=\\W)) ?(?:[\\p{L}\\d'’&/-]+,? ){0,8}?\\p{L}*${forWhom} to (?:be able to )?(?<does>\\p{Ll}[^]*)$`,
].map((form) => new RegExp(form, 'iu'))
/** "An app for an online chess community where": what it is, where nothing it does is said before. */
const opened = new RegExp(`${before}${called} for (?:an? |the )?(?<what>\\p{Ll}[^]*)$`, 'iu')

/** Where what the app does ends and how, when and for whom begins. */
const ending =
  /[.;:!?\n–(]|,? but (?:also )?|,? as well(?= as |\W*$)| both (?=before|after|during|in |at |on )|,? in an? (?:\p{L}+ )?(?:way|manner)(?!\p{L})|,? (?:featuring|including|includes|such as|like|in order to|so that|so they|so you|based on|according to|while|because|without|who|whose|where|anywhere|protected|powered|in real[ -]time|with which|with whom|at a glance) |, (?:with|from|all|even|on|in|at|by) /iu
const ended =
  /(?:, | )(?:in real[ -]time|at a glance|in (?:one|a single|a safe|one safe) place|and more|etc)\W*$/iu
/** "Will help you keep": what is done is behind it, once or twice. */
const enabling =
  /^(?:(?:will|can|could|should|may|aims to|is used to|is made to|be able to|to) )*(?:helps?|helping|lets?|letting|allows?|allowing|enables?|enabling|assists?)(?: (?:(?:the|your|our|all|any) )?(?:users?|people|you|everyone|everybody|anyone|them|me|us|players?|members?|customers?|clients?|visitors?))?(?: (?:to|with|in))? (?=\p{Ll})/iu
/** "Plan a menu, allow guests to choose": the same further on. */
const helpedIn =
  /(, (?:and )?|\band )(?:allow|let|enable|help)s? (?:(?:the|your|all|other) )?(?:users?|people|you|them|others|\p{L}+s) (?:to )?(?=\p{Ll})/giu
/** "Brings your loyalty cards together in one place": the things, and where they are. */
const gathered =
  /^(?:puts?|brings?|gathers?|collects?|combines?|keeps?)(?: all)?(?: of)?(?: your| the)? ([^.,;:]{3,40}?)(?: together)? in(?:to)? (?:one|a single) (?:single )?place\b/iu
/** They say of how many things there are nothing one has to read. */
const quantifiers =
  /\b(?:all (?:of )?(?:the |your )?|any |various |different |several |multiple |all kinds of |easily |quickly |simply )(?=\p{L})/giu
/** Words that stand in for what was said before. */
const pronoun = /^(?:it|them|this|these|those|everything|all)$/i
/** An app that shows something is of that. */
const showing =
  /^(?:show|display|provide|offer|list|recommend|give|present|include|support|contain|have|feature|deliver|bring|facilitate|implement)$/
const notVerbs =
  /^(?:with|for|from|others?|more|and|or|in|on|at|by|as|via|per|like|back|display|lack|head|sound|hand|mind)$/
const alsoVerbs =
  /^(?:see|show|get|view|know|tell|break|quiz|access|review|purchase|edit|help|make|create|build|design|go|do|use|run|visit|visuali[sz]e)$/
const preposition =
  /^(?:for|in|on|at|by|with|from|to|into|through|between|against|across|around|over|about|up|down|out|back|off)$/

const isNounToo = (word: string) => verbsAndNouns.has(word)
/** Whether a part of a row begins with what is done; `isRow`: several doings stand there already. */
function isVerb(word: string, next: string | undefined, isRow = false): boolean {
  if (has(notVerbs, word) || next === undefined) return false
  if (/^(?:it|them)$/.test(next)) return true
  if (has(alsoVerbs, word)) return true
  if (!isNounToo(word)) return strictVerbs.has(word) || isPlainVerb(word)
  return (
    determiners.has(next) || pronoun.test(next) || preposition.test(next) || (isRow && strictVerbs.has(word))
  )
}
const isGerund = (word: string) => word.endsWith('ing') && baseOfVerb(word, strictVerbs) !== undefined

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/&+#-]*/gu) ?? []
const baseOf = (word: string): string =>
  baseOfVerb(word, strictVerbs) ??
  (alsoVerbs.test(word.replace(/s$/, '')) ? word.replace(/s$/, '') : word.replace(/(?<=\p{L}{4})ing$/u, ''))
/** "That streamlines": a verb nobody knows, in the form one does it. */
const ofThird = (word: string): string =>
  /[^suia]s$/.test(word) && baseOf(word) === word
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=s|x|z|ch|sh)es$/, '')
        .replace(/s$/, '')
    : word

/** The parts a list or a row of doings is made of, without what joins them. */
const partsOf = (clause: string): string[][] =>
  clause
    .split(/\s*,\s*(?:and |or |then |& )?|\s+(?:and|&)\s+(?:then |also )?/iu)
    .map(wordsOf)
    .filter((words) => words.length > 0)

/** "Keep track of houseplants", "keep a record of visits": what is done there is tracking and recording. */
const plainly = (clause: string): string =>
  replaced(
    replaced(
      clause
        .replace(/^keep(?:ing)? (?:an? )?(track|record|log|list|count) of /iu, '$1 ')
        .replace(/^teach(?:es|ing)? (?:you|users|people|\p{L}+s) (?:how to |about |the )?/iu, 'learn ')
        .replace(/^remind(?:s|ing)? (?:you|users|people|me) (?:about |of )?/iu, 'remember ')
        .replace(
          /^(?:gives?|giving|brings?|offers?|provides?|shows?) (?:you|users|people|me|us|them)(?: with)? /iu,
          'give ',
        ),
      helpedIn,
      '$1',
    ),
    quantifiers,
    '',
  )

type Row = { verbs: string[]; objects: string[]; isOfBefore?: true }

/** The first word of a part is nothing one does with what follows: "break down" of "break them down". */
const isParticle = (object: string): boolean => /^(?:up|down|out|back|off)\b/i.test(object)

/** "Prices of heating oil and wood pellets": of both, and one thing. */
const isOneThing = (object: string): boolean =>
  wordsOf(object)
    .slice(1)
    .some((word) => /^(?:of|for|in|on|at|by|with|from|between|against|into)$/i.test(word))

const mostWhom = 3
const isAnyVerb = (word: string) =>
  strictVerbs.has(word) || isPlainVerb(word) || verbsAndNouns.has(word) || alsoVerbs.test(word)

/** What somebody is helped with: "you and your friends pick", "English learners improve". */
function withoutWhom(clause: string): string {
  const words = clause.split(' ')
  // "Chess fans follow": whoever does it stands before.
  const whom = words.slice(0, mostWhom).findIndex((word) => word.endsWith('s') && isPeople(word))
  const isWhom = whom > 0 && isAnyVerb(words[whom + 1]?.toLowerCase() ?? '')
  if (isWhom) return words.slice(whom + 1).join(' ')
  // "Dance schools to manage courses": what is behind it is what they do.
  const [first = ''] = words
  const to = words.slice(0, mostWhom + 2).indexOf('to')
  const isAllowed =
    to > 0 && (words[to - 1] ?? '').endsWith('s') && isAnyVerb(words[to + 1]?.toLowerCase() ?? '')
  if (isAllowed && !strictVerbs.has(first) && !isPlainVerb(first)) return words.slice(to + 1).join(' ')
  if (!/^(?:and|or|by)$|s$|^\p{Lu}/u.test(words[0] ?? '')) return clause
  const begins = words.slice(0, mostWhom + 1).findIndex((word) => isAnyVerb(word.toLowerCase()))
  return begins < 0 ? '' : words.slice(begins).join(' ')
}

/** The doings of a clause, each with what it is done with; those that share it stand together. */
function doingsOf(clause: string): Doing[] {
  const doings: Row[] = []
  const said = replaced(
    clause,
    /^(?:not only )?(?:(?:(?!(?:app|rep|supp|multip|comp)ly )\p{L}+ly|be able to) )?(?=\p{L})/iu,
    '',
  )
  const isOfGerunds = isGerund(wordsOf(said)[0]?.toLowerCase() ?? '')
  const parts = partsOf(plainly(said))
  const isThird = (parts[0]?.[0] ?? '').endsWith('s')
  for (const [index, words] of parts.entries()) {
    const open = doings.at(-1)
    const [first = '', second] = words.map((word) => word.toLowerCase())
    const isWaiting = open !== undefined && open.objects.length === 0
    const isDoing =
      index === 0 ||
      isVerb(first, second, doings.length > 1) ||
      (isOfGerunds && second !== undefined && (isGerund(first) || (isWaiting && first.endsWith('ing')))) ||
      (isThird && first.endsWith('s') && second !== undefined && isVerb(baseOf(first), second)) ||
      (isWaiting && (second === undefined || strictVerbs.has(first) || isNounToo(first)))
    // "And see who else": what one sees is no part of the line.
    if (!isDoing && second === undefined && alsoVerbs.test(baseOf(first))) continue
    const rest = isDoing ? words.slice(1) : words
    const isOfBefore = isDoing && pronoun.test(rest[0] ?? '')
    if (isDoing && !isWaiting) doings.push({ verbs: [], objects: [], ...(isOfBefore ? { isOfBefore } : {}) })
    const current = doings.at(-1)
    if (isDoing) current?.verbs.push(baseOf(index === 0 ? ofThird(first) : first))
    const object = (isOfBefore ? rest.slice(1) : rest).join(' ')
    const held = current?.objects.at(-1)
    // "And break them down": of what was named before.
    if (isOfBefore && isParticle(object)) {
      doings.splice(-1)
      continue
    }
    if (object === '' || !current) continue
    if (!isDoing && current.objects.length === 1 && held && isOneThing(held))
      current.objects = [`${held} and ${object}`]
    else current.objects.push(object)
  }
  return doings
}

const isPeople = (what: string): boolean => {
  const written = wordsOf(what).at(-1)?.toLowerCase() ?? ''
  const word = toSingular(written)
  // "Mushroom pickers": whoever does it is somebody.
  return (
    /[eo]rs$/.test(written) ||
    word === 'people' ||
    classOf(word) === 'person' ||
    // A firm has it made; a community is what it is.
    /^(?:company|firm|agency|business|organi[sz]ation|corporation|enterprise|startup)$/.test(word) ||
    looksLikePerson(word)
  )
}

/** "An app for a technical university": where it is used, and not what it does. */
const isPlace = (what: string): boolean =>
  classOf(
    toSingular(
      wordsOf(what.replace(/ (?:in|of|at) .*$/i, ''))
        .at(-1)
        ?.toLowerCase() ?? '',
    ),
  ) === 'place'

const upTo = (text: string): string => {
  const end = find(ending, text)?.index ?? -1
  return replaced(end < 0 ? text : text.slice(0, end), ended, '')
}

/** What is done without that it is helped with: "help you to let users find" is finding. */
function withoutHelp(clause: string): string {
  const rest = replaced(clause, enabling, '')
  return rest === clause ? clause : withoutHelp(rest)
}

/** What is done to people: of any other doing they are those who do it. */
const doneToPeople =
  /^(?:find|manag|hir|book|meet|help|teach|track|pay|connect|match|invit|rat|follow|coach|train|schedul|organi[sz]|contact|remind|invoic|call|watch|see|interview|recruit|compar|rank|register|support|pick|choos|introduc|inform|tell|visit|serv|count|bring|keep|link|reach|group|pair|search|look)(?:n?n|t?t|p?p)?ing$/
/** "A tool for wedding DJs", "an app for riding instructors": whom it is for, and nothing one does with them. */
const isOfPeople = (clause: string): boolean => {
  const [doing = '', whom = ''] = wordsOf(clause)
  return (
    doing.endsWith('ing') &&
    whom.endsWith('s') &&
    (isPeople(whom) ||
      /^(?:couples|families|teams|clubs|bands|groups|classes|schools|choirs|DJs)$/i.test(whom)) &&
    !doneToPeople.test(doing.toLowerCase())
  )
}

const longest = 260
/** "Resume builder." is what it is called, and resumes nothing. */
const fewestWords = 3

/**
 * What the first sentence of a description says its app is for, in order. Empty where it begins otherwise, or says only
 * for whom it is.
 */
export function readPurpose(text: string): Doing[] {
  const [said = ''] = plainHelp(text.trim())
    .slice(0, longest)
    .split(/(?<=[.!?])\s|\n/)
  const opening = openings.findIndex((form) => has(form, said))
  const found = openings[opening] && find(openings[opening], said)?.groups?.does
  const isHelped =
    opening === 0 && found !== undefined && !/^(?!(?:ap|re|sup)ply )\p{L}+(?:ly|ing) /iu.test(found)
  const [, things] = found === undefined ? [] : (gathered.exec(found) ?? [])
  if (things !== undefined) return [{ verbs: [], objects: [`${things} in one place`] }]
  const does = found === undefined ? undefined : withoutHelp(isHelped ? withoutWhom(found) : found)
  if (does !== undefined)
    return /^(?:who|that|which|be|is|are|has|have|can|was)\b/i.test(does) || isOfPeople(does)
      ? []
      : doingsOf(upTo(does)).map(({ verbs, ...doing }) => ({
          ...doing,
          verbs: verbs.length === 1 && showing.test(verbs[0] ?? '') ? [] : verbs,
        }))
  const [first = '', second] = wordsOf(said.slice(0, 60)).map((word) => word.toLowerCase())
  if (isVerb(first, second) && wordsOf(said).length >= fewestWords)
    return doingsOf(upTo(`${said.charAt(0).toLowerCase()}${said.slice(1)}`))
  const what = upTo(find(opened, said)?.groups?.what ?? '')
  const parts = partsOf(what).map((words) => words.join(' '))
  return what === '' ||
    /^\p{L}+ly /iu.test(what) ||
    parts.some((part) => isPeople(part) || isPeople(part.split(/ (?:of|in|at|from) /)[0] ?? '')) ||
    parts.some(isPlace)
    ? []
    : [{ verbs: [], objects: parts }]
}

/** Before a thing these say nothing of it. */
const leading = /^(?:(?:an?|the(?! ones)|your|my|our|their|its|his|her|some|own|current) )+(?=\S)/iu
/** What stands behind an object and says only how, when or where. */
const tail =
  / (?:for|in|on|at|by|with|from|to|into|of|via|per|using|through|during|after|before|around|near|against|across|between|they|you|that|which|how|when|while|over|whether|and|or) /giu
/** What cannot be the last word of a line. */
const dangling =
  /(?: (?:for|in|on|at|by|with|from|to|into|of|via|per|and|or|the|an?|your|their|whether|when|how|what|where|made|who|else|local|so|as|both|before|after|during)| (?:of|on|with|from|for|to|in|about|by|at) (?:it|them))+$/iu

/** "Tide levels for surfers", "runs for people with asthma": whom it is for is no part of it. */
function withoutPeople(object: string): string {
  for (const { index, 0: found } of object.matchAll(/ (?:for|to) (?:the |all )?/giu)) {
    const [whom = ''] = object.slice(index + found.length).split(/ (?:with|in|of|at|on|from|who|that) /)
    if (index > 0 && isPeople(whom)) return object.slice(0, index)
  }
  return object
}

/** Of "photos with the people you met" no half is said, nor of "gigs you have been to". */
const somebody =
  / (?:people|ones|person|those|someone)$|\b(?:you|they|we|i) (?:have |had |want |need )?(?:been|go|went|live|play|listen|look|talk)$/iu

/** An object in fewer and fewer words: as it is written, then without what stands behind. */
export function shorterForms(object: string): string[] {
  const whole = object
    .replace(/^((?:to|at|on|after|for|with) )?their /i, '$1your ')
    .replace(/\b(?:them|one)selves\b/i, 'yourself')
    .replace(/^your own /i, 'your ')
    .replace(/ they (?=\p{L})/iu, ' you ')
    .replace(/(?<=\S) (?:functionalit(?:y|ies)|capabilit(?:y|ies)|features?)$/i, '')
    .replace(dangling, '')
  const said = withoutPeople(whole)
  const bare = said.replace(leading, '')
  const head = wordsOf(bare.split(tail)[0] ?? '').at(-1) ?? ''
  // "Find the nearest defibrillator": one is meant; of many one says no more than that.
  const isOne = toSingular(head) === head
  // More of it rather than the little words.
  const bareCuts = cutOf(bare)
  const written = isOne
    ? [said, bare, ...cutOf(said).flatMap((cut, index) => [cut, bareCuts[index] ?? cut])]
    : [bare, ...bareCuts]
  const [holder] = find(held, whole) ?? []
  const forms = holder === undefined ? written : [...written, ...shorterForms(whole.slice(holder.length))]
  return forms.filter(
    (form, index, all) =>
      form !== '' &&
      !isDescriber(form.toLowerCase()) &&
      !dangling.test(` ${form}`) &&
      !somebody.test(form) &&
      !/(?<! by) (?:their|his|her)(?: |$)/i.test(form) &&
      !/^(?:amount|number|quantity) of |^(?:the )?(?:ones?|those) /i.test(form) &&
      !/^(?:whether|which|how|what|when|if|where)(?: \S+){0,2}$/i.test(form) &&
      all.indexOf(form) === index,
  )
}

/** Half of what was said: "whether files", "goals by focusing", "from the names". */
const halved =
  /^(?:whether|which|how|what|when|if|where) | (?:by|for|while|of) \p{L}+ing$| (?:from|by|on|to) the \p{L}+$/iu

/** "A list of caves": without what it holds it says nothing. */
const held =
  /^(?:(?:an?|the|your) )?(?:\p{L}+ ){0,2}?(?:lists?|amounts?|numbers?|quantit(?:y|ies)|ranges?|variety|collections?|series|sets?|overviews?|kinds?|types?|parts?) (?:of|for) (?=\p{L})/iu
const isHolder = (form: string): boolean => held.test(`${form} of it`)

/** The object without what stands behind its last little word, the one before that, and so on. */
const cutOf = (object: string): string[] =>
  [...object.matchAll(tail)]
    .map(({ index, 0: little }) => ({ cut: object.slice(0, index).replace(dangling, ''), little }))
    .filter(({ cut, little }) => !/^ (?:of|for) $/i.test(little) || !isHolder(cut))
    .map(({ cut }) => cut)
    .filter((cut) => !has(halved, cut) && !isParticiple(cut.split(' ').at(-1)?.toLowerCase() ?? ''))
    .toReversed()
