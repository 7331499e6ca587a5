import { toSingular } from '../words/forms.ts'
import { classOf, isKnownPerson } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { isComer } from '../plan/side-of.ts'
import { type RoleDoing, readDoings } from './role-doings.ts'

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
  /** The description without their sentences. */
  rest: string
}

const fewestDoings = 2
const mostParts = 3
/** Less is no app that is somebody else's first. */
const fewestWordsLeft = 12

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
  /^(?:staff|admins?|administrators?|office|team|management|crew|kitchen|reception|headquarters|workshop|personnel|front desk|back ?office|committee|board|moderators?|hosts?|guides?|curators?|librarians?|coaches)$/i
/** Whoever uses it: the app is theirs, and they have no part beside it. */
const anybody = /^(?:users?|people|everybody|everyone|anyone|you)$/i
const nobodys = /^(?:they|we|i|it|that|this|there|app|apps|owners?)$/i

/** Whether a noun phrase at the beginning of a sentence names people with a part in the app. */
function isRole(who: string): boolean {
  const head = who.toLowerCase().split(' ').at(-1) ?? ''
  if (nobodys.test(head)) return false
  if (anybody.test(head)) return true
  const noun = toSingular(head)
  return groups.test(head) || isKnownPerson(noun) || classOf(noun) === 'person' || looksLikePerson(noun)
}

/** "See", "sees": a verb as it stands behind its subject. */
function isVerbForm(word: string): boolean {
  const base = strictVerbs.has(word) ? word : baseOfVerb(word, strictVerbs)
  return base !== undefined && [base, `${base}s`, `${base}es`].includes(word)
}

/** Who a sentence is about, and what it says of them; undefined where it is about nobody. */
function subjectOf(sentence: string): { who: string; rest: string } | undefined {
  const we = weAhead.exec(sentence)
  const group = we?.[1] ?? we?.[2] ?? we?.[3]
  if (we && group && isRole(group))
    return { who: group.toLowerCase(), rest: sentence.slice(we[0].length).replace(modalAhead, '') }
  // The shortest beginning that names people and has a verb behind it.
  const words = sentence.split(' ')
  for (let count = 1; count <= Math.min(5, words.length - 1); count += 1) {
    const said = roleAhead.exec(words.slice(0, count).join(' '))?.[1]
    const behind = words.slice(count).join(' ')
    if (!said || said.split(' ').length > 3 || !isRole(said)) continue
    // "Parents of younger dancers can": those alone.
    const of = /^of (?:[\p{L}'-]+ ){1,3}?(?=(?:can|should|could|may|must|will|want|need|see|get) )/iu.exec(
      behind,
    )
    const does = of ? behind.slice(of[0].length) : behind
    const who = said.toLowerCase()
    if (modalAhead.test(does)) return { who, rest: does.replace(modalAhead, '') }
    const [verb = ''] = does
      .toLowerCase()
      .replace(/^(?:also|then|only) /, '')
      .split(' ')
    if (/^(?:sees?|gets?|has|have|views?|knows?)$/.test(verb) || (/^\p{L}+$/u.test(verb) && isVerbForm(verb)))
      return { who, rest: does.replace(/^(?:also|then|only) /i, '') }
  }
  return undefined
}

const theyAhead = new RegExp(`^(?:they|these|he or she|she|he) (?:also |then )?(?:all )?(?:${modal} )?`, 'iu')

/** The sentences and lines of a text, each with where it stands. */
function* sentencesOf(text: string): Generator<{ start: number; end: number; said: string }> {
  for (const match of text.matchAll(/[^\n]+/g)) {
    let start = match.index
    for (const piece of match[0].split(/(?<=[.!?;])(?=\s)/)) {
      const said = piece
        .trim()
        .replace(/^(?:[-*•–—]|\d+[.)])\s*/, '')
        .replace(/[.!?;]+$/, '')
      if (said !== '') yield { start, end: start + piece.length, said }
      start += piece.length
    }
  }
}

interface Told {
  who: string
  doings: RoleDoing[]
  spans: [number, number][]
}

/** The roles of a text in the order they come, each with what its sentences say. */
function toldRoles(text: string): Told[] {
  const told = new Map<string, Told>()
  let current: Told | undefined
  let isUnderHeading = false
  const of = (who: string): Told => {
    const key = toSingular(who.split(' ').at(-1) ?? who)
    const known = told.get(key) ?? { who, doings: [], spans: [] }
    told.set(key, known)
    return known
  }
  for (const { start, end, said } of sentencesOf(text)) {
    const named = heading.exec(said)?.[1]
    if (named && isRole(named)) {
      current = of(named.toLowerCase())
      current.spans.push([start, end])
      isUnderHeading = true
      continue
    }
    const subject = subjectOf(said)
    const isThey = theyAhead.test(said)
    const [first = ''] = said.toLowerCase().split(' ')
    const isLine =
      isUnderHeading && /(?:^|\n)\s*[-*•–—]?\s*$/.test(text.slice(0, start)) && strictVerbs.has(first)
    if (subject) {
      current = of(subject.who)
      isUnderHeading = false
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

/** Two things are a part of one's own, and so is one with a form to fill in. */
const isWorthScreen = (doings: readonly RoleDoing[]) =>
  doings.length >= fewestDoings || doings.some(({ values }) => values.length > 1)

/** They take part in what others run, and come to no business. */
const takesPart =
  /^(?:respondent|voter|player|subscriber|borrower|learner|resident|neighbou?r|lister|listener|viewer)s?$/i

/** Whether people come to whoever runs this: the app is theirs first. */
function comes({ who }: Told): boolean {
  const head = who.split(' ').at(-1) ?? ''
  return anybody.test(head) || takesPart.test(head) || isComer(head)
}

/** Whom the app is for: those who come, unless they are told of later and do next to nothing in it. */
function mainOf(told: readonly Told[]): Told | undefined {
  const [first] = told
  const coming = told.find(comes)
  const most = Math.max(0, ...told.map(({ doings }) => doings.length))
  return coming && (coming === first || coming.doings.length * 2 >= most) ? coming : first
}

/**
 * The parts of those an app is not made for in the first place: each has sentences of its own that say two things or
 * more of them ("Curators add exhibits. They upload photos."). The app itself is of those who come there, else of those
 * who are named first. Undefined where nobody has a part of his own.
 */
export function readRoleParts(text: string): RoleParts | undefined {
  const told = toldRoles(text)
  const main = mainOf(told)
  const isForSomebodyElse = (role: Told) =>
    role !== main && !anybody.test(role.who) && isWorthScreen(role.doings)
  const found = told.filter(isForSomebodyElse).slice(0, mostParts)
  if (!main || found.length === 0) return undefined
  let rest = ''
  let from = 0
  for (const [start, end] of found.flatMap(({ spans }) => spans).sort(([one], [other]) => one - other)) {
    rest += text.slice(from, start)
    from = end
  }
  rest += text.slice(from)
  if (rest.split(/\s+/).length < fewestWordsLeft) return undefined
  return {
    main: toSingular(main.who.split(' ').at(-1) ?? main.who),
    rest: rest.trim(),
    parts: found.map(({ who, doings, spans }) => ({
      who,
      doings,
      said: spans.map(([start, end]) => text.slice(start, end).trim()).join(' '),
    })),
  }
}
