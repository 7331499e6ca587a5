import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { isComer } from '../plan/side-of.ts'
import { isDone, type RoleDoing, readDoings } from './role-doings.ts'
import { isLoneSide } from './lone-side.ts'
import { isNounOf } from './noun-pair.ts'
import { find, has } from './searched.ts'

/** Those who run or mind something, with what they see and do in the app by themselves. */
export interface RolePart {
  /** As the description calls them, lower case: "ski instructors". */
  who: string
  doings: RoleDoing[]
  /** The sentences about them, as they are written. */
  said: string
}

export interface RoleParts {
  parts: readonly RolePart[]
  /** Whom the app is for in the first place: "guest". */
  main: string
  /** Whether these come to whoever runs it. */
  isForComers: boolean
  /** The description without their sentences. */
  rest: string
}

const fewestDoings = 2
const mostParts = 3
/** Less is no app that is somebody else's first. */
const fewestWordsLeft = 8
/** Where it says for whom it is, it may be said shorter. */
const fewestWordsOfUsers = 7

const modal =
  "(?:can|could|should|may|must|will|would|shall|(?:wants?|needs?|have|has|gets?) to|are able to|is able to|should be able to|can then|can also|'d like to|would like to)(?: also| then)?(?: be able to)?"
const modalAhead = new RegExp(`^(?:also |then )?${modal} `, 'iu')
const roleAhead =
  /^(?:and |also,? |finally,? |then )?(?:as (?:an? |the )|i,? as the |(?:only )?(?:the|our|my|your|all|each|every|an?) )?((?:[\p{L}'-]+ ){0,2}[\p{L}-]{3,})$/iu
/** "In the office we want to", "As an admin I can". */
const weAhead =
  /^(?:in (?:the|our) (office|kitchen|back ?office|workshop|shop|studio|clinic)|as (?:an? |the )([\p{L}-]+(?: [\p{L}-]+)?)|i,? as (?:the|an) ([\p{L}-]+)),? (?:we|i|you|they)?\b ?/iu
/** "Staff:", "For instructors:", "Admins can:" before lines of their own. */
const heading =
  /^(?:for (?:the )?|the |our |as an? )?((?:[\p{L}'-]+ ){0,2}[\p{L}-]{3,})(?: (?:can|should be able to|side|app|part|area|view))?:\s*$/iu
const groups =
  /^(?:staff|admins?|administrators?|office|team|management|crew|kitchen|reception|headquarters|workshop|personnel|front desk|back ?office|committee|board|moderators?|hosts?|guides?|curators?|librarians?|coaches|council|jury|owner)$/i
/** Those of them who keep order among members, and are none of the others. */
const running =
  /^(?:(?:group |club |app |our )?(?:admins?|administrators?|moderators?|management|committee|board|organi[sz]ers?|coach|coaches|owner|treasurer|secretary|cashier|chair(?:man|woman|person)?|caretaker|supervisor|warden))$/i
/** Those who look after whoever writes or is written of: they come later, and have their own part. */
const minding =
  /^(?:(?:my |the |our )?(?:therapist|doctor|nurse|teacher|coach|trainer|coordinator|supervisor|manager|boss|chief|midwife|physio|dietitian|tutor|owner|office))$/i
/** Whoever uses it: the app is theirs, and they have no part beside it. */
const anybody = /^(?:users?|people|everybody|everyone|anyone|you)$/i
/** "You create a group. Each group member sees it": those it is for. */
const among =
  /^(?:(?:group|team|family|household|house|circle) )?(?:members?|roommates?|housemates?|flatmates?|participants?|friends?|others?)$/i
/** Called like a helper, and part of the app: "cooking assistant". */
const helpsItself =
  /(?:^| )(?:ai|voice|smart|virtual|digital|built-in|(?!teaching|nursing)\p{L}+ing) (?:assistant|coach|helper|companion)s?$/iu
const nobodys =
  /^(?:whoever|whichever|nobody|somebody|someone|they|we|i|it|that|this|there|app|apps|owners)$/i

const spoken = /^(?:they|we|it|he|she|this|that)\b|\b(?:can|could|should|may|must|will)\b/i

/** Whether a noun phrase at the beginning of a sentence names people with a part in the app. */
export function isRole(who: string): boolean {
  const head = who.toLowerCase().split(' ').at(-1) ?? ''
  if (has(nobodys, head) || has(helpsItself, who)) return false
  if (has(anybody, head)) return true
  const noun = toSingular(head)
  return has(groups, head) || ['person', 'group'].includes(classOf(noun)) || looksLikePerson(noun)
}

/** "See", "sees": a verb as it stands behind its subject. */
function isVerbForm(word: string): boolean {
  const base = strictVerbs.has(word) ? word : baseOfVerb(word, strictVerbs)
  return base !== undefined && [base, `${base}s`, `${base}es`].includes(word)
}

/** "At the desk the staff check in groups", "After the party customers leave": where and when, before who does it. */
const whereAhead =
  /^(?:at|in|on|after|before|during|from) (?:the |our |an? |each |every )?(?:[\p{L}-]+ )?[\p{L}-]+,? (?=(?:the |our |my |all )?[\p{L}-]+ )/iu

/** "I see all my families": whoever asks for the app, after those it is for. */
const selfAhead =
  /^(?:i|we|my [\p{L}]+ and i)(?: (?:also|both))?(?: (?:want to|would like to|can|need to|should be able to|have to))? (?=[\p{L}]+ )/iu
/** "I'm a midwife and". */
const selfNamed = /^(?:i am|i'm) an? ([\p{L}-]+)(?= |,|\.)/iu

/** Who writes, where a sentence tells what he does in the app himself. */
function selfOf(sentence: string, text: string): { who: string; rest: string } | undefined {
  const [ahead] = find(selfAhead, sentence) ?? []
  if (ahead === undefined || /\b(?:an?|the|this|our own) (?:[\p{L}-]+ )?app\b/iu.test(sentence))
    return undefined
  const rest = sentence.slice(ahead.length)
  const verb = rest.split(' ')[0]?.toLowerCase() ?? ''
  if (!isVerbForm(verb) && !/^(?:see|get|put|write|plan|send)$/.test(verb)) return undefined
  const [, named = ''] = find(selfNamed, text) ?? []
  return { who: named !== '' && isRole(named) ? named.toLowerCase() : 'owner', rest }
}

/** "An app where grandparents record stories": before those it is for. */
const appWhere =
  /^(?:(?:make|build|create) )?(?:an? |the )?(?:[\p{L}-]+ )?(?:app|platform|tool|place|site|system) (?:where|on which|in which) (?=(?:the |our |all )?(?:\p{L}+s|children|people|women|men) )/iu

/** Who a sentence is about, and what it says of them; undefined where it is about nobody. */
function subjectOf(sentence: string): { who: string; rest: string } | undefined {
  const we = find(weAhead, sentence)
  const group = we?.[1] ?? we?.[2] ?? we?.[3]
  if (we && group && isRole(group))
    return { who: group.toLowerCase(), rest: sentence.slice(we[0].length).replace(modalAhead, '') }
  const opening = find(appWhere, sentence)
  if (opening) return subjectOf(sentence.slice(opening[0].length))
  const ahead = /^(?:in (?:the|our) )/i.test(sentence) ? undefined : find(whereAhead, sentence)
  if (ahead) return subjectOf(sentence.slice(ahead[0].length))
  // The shortest beginning that names people and has a verb behind it.
  const words = sentence.split(' ')
  for (let count = 1; count <= Math.min(5, words.length - 1); count += 1) {
    const said = find(roleAhead, words.slice(0, count).join(' '))?.[1]?.replace(
      /^(?:two|three|four|five|six|\d+) /i,
      '',
    )
    const behind = words.slice(count).join(' ')
    // "They can enter": no enterer.
    if (!said || said.split(' ').length > 3 || has(spoken, said) || !isRole(said)) continue
    // "Parents of younger dancers can": those alone.
    const of = find(
      /^of (?:[\p{L}'-]+ ){1,3}?(?=(?:can|should|could|may|must|will|want|need|see|get) )/iu,
      behind,
    )
    const does = of ? behind.slice(of[0].length) : behind
    const who = said.toLowerCase()
    if (has(modalAhead, does)) return { who, rest: does.replace(modalAhead, '') }
    const [verb = '', next = ''] = does
      .toLowerCase()
      .replace(/^(?:also|then|only) /, '')
      .split(' ')
    // "Leaders contact list"
    if (isNounOf(verb, next)) continue
    if (
      /^(?:sees?|gets?|has|have|views?|knows?)$/.test(verb) ||
      (/^\p{L}+$/u.test(verb) && (isVerbForm(verb) || isDone(verb)))
    )
      return { who, rest: does.replace(/^(?:also|then|only) /i, '') }
  }
  return undefined
}

const theyAhead = new RegExp(`^(?:they|these|he or she|she|he) (?:also |then )?(?:all )?(?:${modal} )?`, 'iu')

/** The sentences and lines of a text, each with where it stands. */
function* sentencesOf(text: string): Generator<Sentence> {
  for (const match of text.matchAll(/[^\n]+/g)) {
    let start = match.index
    for (const piece of match[0].split(/(?<=[.!?;])(?<!\((?:e\.g|i\.e)\.)(?=\s)/)) {
      const said = piece
        .trim()
        .replace(/^(?:[-*•–—]|\d+[.)])\s*/, '')
        .replace(/[.!?;]+$/, '')
      if (said !== '') yield { start, end: start + piece.length, said }
      start += piece.length
    }
  }
}

interface Sentence {
  start: number
  end: number
  said: string
}

const placeAhead = /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:for|of) [^:,.;]{3,60}: /iu
const clauseOfOthers = /(?<=[,–—-]) (?=(?:and |while )?(?:the |our |each |every )?\p{L}{4,} \p{L}+ )/u

/** "Dispatchers assign jobs, technicians see them on a map": one for each of those who do something. */
function clausesByRole(sentence: Sentence): Sentence[] {
  const { end } = sentence
  // "For our block of flats: tenants report what is broken, the caretaker sees it": behind where it is used.
  const [where = ''] = find(placeAhead, sentence.said) ?? []
  const said = sentence.said.slice(where.length)
  const start = sentence.start + where.length
  const clauses: string[] = []
  for (const piece of said.split(clauseOfOthers)) {
    const isOthers = clauses.length > 0 && subjectOf(piece.replace(/^(?:and|while) /, '')) !== undefined
    if (clauses.length === 0 || isOthers) clauses.push(piece)
    else clauses[clauses.length - 1] = `${clauses.at(-1) ?? ''} ${piece}`
  }
  if (clauses.length === 1 || subjectOf(clauses[0] ?? '') === undefined) return [sentence]
  let from = start
  return clauses.map((clause, index) => {
    const isLast = index === clauses.length - 1
    const to = isLast ? end : from + clause.length + 1
    const one = { start: from, end: to, said: clause.replace(/,$/, '').replace(/^(?:and|while) /, '') }
    from = to
    return one
  })
}

const whoever = /^(?:visitor|guest|customer|client|user|people|shopper|buyer|everybody|everyone|anyone)$/

interface Told {
  who: string
  doings: RoleDoing[]
  spans: [number, number][]
}

/** The roles of a text in the order they come, each with what its sentences say. */
function toldRoles(text: string): Told[] {
  const told = new Map<string, Told>()
  let current: Told | undefined
  /** Those told of before whoever writes: "they", behind "we answer with an offer". */
  let others: Told | undefined
  let isUnderHeading = false
  const of = (who: string): Told => {
    const head = toSingular(who.split(' ').at(-1) ?? who)
    // Visitors, guests and customers are the same people.
    const key = has(whoever, head) ? 'customer' : head
    const known = told.get(key) ?? { who, doings: [], spans: [] }
    told.set(key, known)
    return known
  }
  for (const { start, end, said } of [...sentencesOf(text)].flatMap(clausesByRole)) {
    const named = find(heading, said)?.[1]
    if (named && isRole(named)) {
      current = of(named.toLowerCase())
      current.spans.push([start, end])
      isUnderHeading = true
      continue
    }
    const ofThem = subjectOf(said)
    const subject = ofThem ?? ([...told.values()].some(comes) ? selfOf(said, text) : undefined)
    const isThey = has(theyAhead, said)
    const [first = ''] = said.toLowerCase().split(' ')
    const isLine =
      isUnderHeading && /(?:^|\n)\s*[-*•–—]?\s*$/.test(text.slice(0, start)) && strictVerbs.has(first)
    if (subject) {
      if (!ofThem) others = current ?? others
      current = of(subject.who)
      if (ofThem) others = undefined
      isUnderHeading = false
    } else if (isThey && others) {
      current = others
    } else if (!(current && (isThey || isLine))) {
      current = undefined
      isUnderHeading = false
      continue
    }
    const does = subject?.rest ?? said.replace(theyAhead, '')
    current.doings.push(...readDoings(does))
    current.spans.push([start, end])
  }
  return [...told.values()]
}

/** What they note is nobody else's. */
const ofOffice = /^(?:treasurer|secretary|cashier|accountant|bookkeeper|warden)$/i
/** Two things are a part of one's own, and so is one with a form to fill in, and what one decides of others. */
const isWorthScreen = ({ who, doings }: Pick<Told, 'who' | 'doings'>) =>
  doings.length >= fewestDoings ||
  (doings.length > 0 && has(ofOffice, who)) ||
  doings.some(({ verb, values }) => values.length > 1 || /^(?:approve|moderate|verify)$/.test(verb))

/** They take part in what others run, and come to no business. */
const takesPart =
  /^(?:mother|father|mum|dad|couple|supporter|fan|senior|pensioner|band|famil(?:y|ie)|respondent|voter|player|subscriber|borrower|learner|resident|neighbou?r|lister|listener|viewer)s?$/i

/** Whether people come to whoever runs this: the app is theirs first. */
function comes({ who }: Told): boolean {
  const head = who.split(' ').at(-1) ?? ''
  return has(anybody, head) || has(takesPart, head) || isComer(head)
}

/** Whom the app is for: those who come, unless they are told of later and do next to nothing in it. */
function mainOf(told: readonly Told[]): Told | undefined {
  const [first] = told
  const coming = told.find(comes)
  const most = Math.max(0, ...told.map(({ doings }) => doings.length))
  return coming && (coming === first || coming.doings.length * 2 >= most) ? coming : first
}

const whereThey =
  /^[^.\n]{0,60}?\b(?:app|platform|tool|place|site|system)\b[^.\n]{0,30}? (?:where|on which|in which|that lets) (?:the |our |all )?(?:\p{L}+ )?(\p{L}{3,}s|children|people|women|men) (?:can |may |to )?\p{L}+ /iu

/** "An app where grandparents record stories. Parents approve": those of the first clause, whoever comes later. */
function openingRole([first]: readonly Told[], text: string): Told | undefined {
  const [, named = ''] = find(whereThey, text) ?? []
  return first && named !== '' && toSingular(named.toLowerCase()) === toSingular(first.who)
    ? first
    : undefined
}

/** Those of whom the lines of an app speak, singular. */
const memberIn = (text: string): string =>
  /\b(member|tenant|guest|client|customer|parent|patient|player|student|pupil|volunteer|participant|resident)s?\b/iu
    .exec(text)?.[1]
    ?.toLowerCase() ?? (ofMembers.test(text) ? 'member' : 'user')
const ofMembers = /\b(?:clubs?|association|society|choir|scouts?|union|troop|brigade|parish)\b/iu

/**
 * "An app where people can lend tools. Admins approve members": those of the first clause, where only who runs it has a sentence
 * of his own.
 */
function usersBefore([only, second]: readonly Told[], text: string): Told | undefined {
  if (!only || second) return undefined
  const before = text.slice(0, only.spans[0]?.[0] ?? 0)
  // "An app where music students log practice. Teachers listen": those of the first clause.
  const [, named = ''] = find(whereThey, before) ?? []
  if (named !== '' && isRole(named) && toSingular(named) !== toSingular(only.who) && !running.test(named))
    return { who: named.toLowerCase(), doings: [], spans: [] }
  // "A diary of how I sleep. The therapist sees the week": whoever keeps it.
  if (
    has(minding, only.who) &&
    only.doings.length >= fewestDoings &&
    before.split(/\s+/).length >= fewestWordsLeft &&
    !new RegExp(`\\b${only.who.split(' ').at(-1) ?? ''}`, 'i').test(before)
  )
    return { who: 'user', doings: [], spans: [] }
  // "- log ascents\n- ranking\nTrainers can see who is present.": those of the lines above.
  if (isLoneSide(text, { start: only.spans[0]?.[0] ?? 0, who: only.who }))
    return { who: memberIn(before), doings: [], spans: [] }
  if (!has(running, only.who)) return undefined
  const [, who = ''] =
    /(?:,|:|\bwhere|\bso|\bthat|\band) (?:our |the |all |my )?(\p{L}{3,}) (?:can|may|should|could) /iu.exec(
      before,
    ) ??
    /\b(?:for|of|where|with) (?:our |the |all |my )?(people|members|friends|neighbou?rs|players|parents|fans|students) /iu.exec(
      before,
    ) ??
    // "People report broken taps and we announce the days of work."
    /(?:^|[,.;] ?|\band )(people|members|neighbou?rs|parents|tenants|residents|players) (?=\p{L}+ )/iu.exec(
      before,
    ) ??
    []
  return who !== '' && isRole(who) ? { who: who.toLowerCase(), doings: [], spans: [] } : undefined
}

/**
 * The parts of those an app is not made for in the first place: each has sentences of its own that say two things or
 * more of them ("Curators add exhibits. They upload photos."). The app itself is of those who come there, else of those
 * who are named first. Undefined where nobody has a part of his own.
 */
export function readRoleParts(text: string): RoleParts | undefined {
  const told = toldRoles(text)
  const users = usersBefore(told, text)
  const main = users ?? openingRole(told, text) ?? mainOf(told)
  const isForAnybody = main !== undefined && has(anybody, main.who)
  const others = told.filter(
    (role) =>
      role !== main &&
      !has(anybody, role.who) &&
      !(isForAnybody && has(among, role.who)) &&
      role.doings.length > 0,
  )
  // Beside others with a part one thing is a part, too.
  const found = others.some(isWorthScreen) ? others.slice(0, mostParts) : []
  if (!main || found.length === 0) return undefined
  let rest = ''
  let from = 0
  for (const [start, end] of found.flatMap(({ spans }) => spans).sort(([one], [other]) => one - other)) {
    rest += text.slice(from, start)
    from = end
  }
  rest += text.slice(from)
  if (rest.split(/\s+/).length < (users ? fewestWordsOfUsers : fewestWordsLeft)) return undefined
  return {
    main: toSingular(main.who.split(' ').at(-1) ?? main.who),
    isForComers: comes(main),
    rest: rest.trim(),
    parts: found.map(({ who, doings, spans }) => ({
      who,
      doings,
      said: spans.map(([start, end]) => text.slice(start, end).trim()).join(' '),
    })),
  }
}
