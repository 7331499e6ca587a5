import { isComer } from '../../plan/side-of.ts'
import { findAll } from '../../understand/searched.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { type BriefPart, buttonPart } from './brief-part.ts'
import { article, clausesIn, isOpening, isPronoun, isSelf, isUnwanted, roleKey, toldOf } from './clauses.ts'
import { type BriefDoing, doingsOf } from './doings.ts'
import { inSentences } from './in-sentences.ts'
import { briefLead, type BriefLead } from './leads.ts'
import { deedLabel, partsOfDoing } from './parts-of-doing.ts'
import { bareThing, severalOf } from './seen-things.ts'

const fewestScreens = 3
const fewestSentences = 4
const fewestLeads = 2
const longestTitle = 24

/** Of those only who tells of screens speaks. */
const speaksOfScreens =
  /\b(?:pages?|screens?|tabs?|tapping|taps?|touching|clicking|(?:opens?|opening) (?:it|one|the app|an? \p{L}+)|lands? on)\b/giu
/** A screen a brief tells of. */
interface BriefScreen {
  title: string
  /** Whose it is, in the singular; empty where that is not said. */
  who: string
  isFirst?: true
  /** What opens it: one of those listed, or a button. */
  from?: string
  isByButton?: true
  parts: BriefPart[]
}

const partsIn = (said: string): BriefPart[] => doingsOf(said).flatMap(partsOfDoing)

/** The screens of a brief in the words of the readers of drawn screens; undefined where it tells of none, or a clause has no place on them. */
export function asToldBrief(text: string): string | undefined {
  if (findAll(speaksOfScreens, text).length < fewestLeads) return undefined
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.replace(/[.!?\s]+$/, '').trim())
    .filter((each) => each !== '')
  if (sentences.length < fewestSentences) return undefined
  const told = new ToldBrief(text)
  for (const sentence of sentences) told.read(sentence)
  return told.said()
}

/** "Opens its page with", "opens the booking": the screen itself. */
const isOwn = ({ name = '' }: BriefPart, { title }: BriefScreen): boolean =>
  name.toLowerCase() === title.toLowerCase() ||
  /^(?:own |full )?(?:page|screen|view|details?|profile)$/i.test(name)

/** A brief while it is read, clause by clause. */
class ToldBrief {
  readonly #text: string
  readonly #screens: BriefScreen[] = []
  /** What is said before the screens: what the app is. */
  readonly #opening: string[] = []
  /** How many of the clauses behind it nobody knows a place for. */
  #missed = 0
  readonly #titles = new Map<string, string>()
  #current: BriefScreen | undefined
  /** Those of whom it tells now; empty for whoever uses it. */
  #who = ''
  #main: string | undefined
  #leads = 0

  constructor(text: string) {
    this.#text = text
  }

  read(sentence: string): void {
    if (isUnwanted.test(sentence)) return
    // "For our eye clinic: patients should see".
    const [head = '', whom = ''] = /^(for (?:our|my|the|an?) [\p{L} -]{3,40}): /iu.exec(sentence) ?? []
    if (head !== '') this.#opening.push(`An app ${whom.toLowerCase()}`)
    const said = sentence.slice(head.length)
    const isFirst = this.#screens.length === 0
    const isBeside =
      isFirst && (isOpening.test(said) || (/^(?:we|i|our) /i.test(said) && briefLead(said) === undefined))
    if (isBeside) this.#opening.push(said)
    else
      for (const clause of clausesIn(said))
        if (this.#place(clause)) continue
        else if (this.#screens.length === 0) this.#opening.push(clause)
        else this.#missed += 1
  }

  #place(clause: string): boolean {
    const lead = briefLead(clause.replace(/^(?:besides|finally|also|then),? /i, ''))
    if (lead && this.#lead(lead)) return true
    const told = toldOf(clause) ?? this.#known(clause)
    if (!told || (this.#screens.length === 0 && told.who === undefined)) return false
    const parts = partsIn(told.said)
    if (parts.length === 0) return false
    if (told.who !== undefined) this.#turnTo(told.who)
    this.#put(parts, told.who !== undefined)
    return true
  }

  /** Those told of before, whatever else the word may mean: "owners pay by invoice". */
  #known(clause: string): { who: string; said: string } | undefined {
    const [, who = '', said = ''] = /^(?:(?:the|our|my|an?) )?(\p{L}+) (\p{L}+ .+)$/iu.exec(clause) ?? []
    return this.#titles.has(roleKey(who)) ? { who, said } : undefined
  }

  /** Those of whom the next clauses are. */
  #turnTo(who: string): void {
    if (isPronoun(who)) return
    const key = isSelf(who) ? 'owner' : roleKey(who)
    const isUser = this.#main === '' && this.#titles.get(key) === undefined && isComer(key)
    const next = isUser || key === this.#main ? (this.#main ?? key) : key
    if (next !== this.#who) this.#current = undefined
    this.#who = next
    this.#titles.set(next, this.#titles.get(next) ?? this.#titleOf(who))
  }

  #titleOf(who: string): string {
    if (!isSelf(who)) return capitalise(who.replace(article, ''))
    const [, does] = /\b(?:i|we) (coach|teach|train)\b/i.exec(this.#text) ?? []
    return does === undefined
      ? 'Owner'
      : ({ coach: 'Coach', teach: 'Teacher', train: 'Trainer' }[does.toLowerCase()] ?? 'Owner')
  }

  /** Puts parts where they belong: a button to what it is of, the others on the screen told of last. */
  #put(parts: readonly BriefPart[], isNamed: boolean): void {
    let last: BriefScreen | undefined
    for (const part of parts) {
      const words = [...(part.button?.split(' ') ?? []), part.of ?? ''].map((word) =>
        toSingular(word.toLowerCase()),
      )
      const inside =
        isNamed && this.#who === (this.#main ?? '')
          ? this.#screens.find(
              ({ title, from, who }) =>
                from !== undefined && who === this.#who && words.includes(toSingular(title.toLowerCase())),
            )
          : undefined
      last = inside ?? (part.isOfBefore ? last : undefined)
      this.#add(last ?? this.#screenOf(), part)
    }
  }

  #add(screen: BriefScreen, told: BriefPart): void {
    // "Sign up", where one does so for a shift and not for the app.
    const part =
      screen.from !== undefined &&
      told.button !== undefined &&
      /^(?:Sign up|Register|Join)$/.test(told.button)
        ? {
            ...told,
            ...buttonPart(
              `${told.button}${told.button === 'Join' ? '' : ' for'} ${screen.title.toLowerCase()}`,
            ),
          }
        : told
    if (
      part.isOfBefore &&
      !screen.parts.some(({ listed }) => listed !== undefined) &&
      screen.from === undefined
    ) {
      const before = this.#listed()
      if (before !== undefined)
        screen.parts.push({ said: `a list of ${severalOf(before)}`, shown: ['name', 'date'], listed: before })
    }
    if (screen.parts.some(({ said }) => said === part.said)) return
    screen.parts.push(part)
    if (part.page && !this.#called(part.page.title))
      this.#screens.push({ title: part.page.title, who: screen.who, parts: [part.page.part] })
    if (part.behind?.length && part.button !== undefined)
      this.#screens.push({
        title: part.button,
        who: screen.who,
        from: part.button,
        isByButton: true,
        parts: [...part.behind],
      })
  }

  /** The screen what is told now stands on: the one of before, or the first of those it is about. */
  #screenOf(): BriefScreen {
    const own =
      this.#current ?? this.#screens.find(({ who, from }) => who === this.#who && from === undefined)
    this.#current =
      own ??
      this.#opened(
        this.#main === undefined || this.#main === this.#who
          ? 'Home'
          : (this.#titles.get(this.#who) ?? 'Home'),
      )
    return this.#current
  }

  #opened(title: string, isFirst = title === 'Home'): BriefScreen {
    const screen: BriefScreen = {
      title,
      who: this.#who,
      parts: [],
      ...(isFirst ? { isFirst: true as const } : {}),
    }
    if (isFirst) this.#main ??= this.#who
    this.#screens.push(screen)
    return screen
  }

  #lead(lead: BriefLead): boolean {
    const doings = doingsOf(lead.said)
    const told = doings.flatMap(partsOfDoing)
    const [only] = told
    // "A third tab lets them book a visit by choosing a day": the screen is of that.
    const parts =
      lead.way === 'screen' && told.length === 1 && only?.behind && only.button !== undefined
        ? [...only.behind, buttonPart(only.button)]
        : told
    if (parts.length === 0) return false
    const known = lead.way === 'on' ? this.#called(lead.name ?? '') : undefined
    if (lead.who !== undefined) this.#turnTo(lead.who)
    this.#main ??= this.#who
    const screen = known ?? (lead.way === 'tap' ? this.#inside(lead) : this.#page(lead, parts, doings[0]))
    if (!screen) return false
    if (!known) this.#leads += 1
    for (const part of parts)
      // "The class with the level": what its own screen shows.
      if (screen.from !== undefined && part.fields && isOwn(part, screen))
        for (const field of part.fields)
          this.#add(screen, {
            said: /^description$/i.test(field) ? 'a short description' : `the ${field}`,
            isNamed: true,
          })
      else if (screen.from === undefined || part.isNamed !== true || !isOwn(part, screen))
        this.#add(screen, part)
    this.#current = screen
    return true
  }

  #page(lead: BriefLead, parts: readonly BriefPart[], doing?: BriefDoing): BriefScreen | undefined {
    const isFirst = lead.isFirst === true && !this.#screens.some((each) => each.isFirst)
    const isOther = lead.isFirst === true && !isFirst
    const named =
      parts.map(({ name }) => name ?? '').find((name) => name !== '' && name.length <= longestTitle) ??
      (doing && !/^(?:show|see|have|say)$/.test(doing.verb) ? deedLabel(doing) : undefined)
    const title = capitalise(
      bareThing(
        lead.name ??
          (isOther
            ? (this.#titles.get(this.#who) ?? '')
            : isFirst && parts[0]?.listed === undefined
              ? ''
              : (named ?? '')),
      ),
    )
    if (title === '' && !isFirst) return undefined
    const same = lead.way === 'on' ? undefined : this.#called(title)
    return same && same.from === undefined ? same : this.#opened(title === '' ? 'Home' : title, isFirst)
  }

  #called(name: string): BriefScreen | undefined {
    const key = toSingular(name.toLowerCase())
    return this.#screens.find(({ title }) => toSingular(title.toLowerCase()) === key)
  }

  #inside(lead: BriefLead): BriefScreen | undefined {
    const from = bareThing(lead.from ?? '').replace(/^(?:it|one|them|any)$/i, '')
    const thing = from === '' ? this.#listed() : from.toLowerCase()
    if (thing === undefined) return undefined
    const [, own] = /^opens (?:its|the|an?) (\p{L}+)(?: with| where|,|$)/iu.exec(lead.said) ?? []
    const title = capitalise(
      toSingular(
        (own === undefined || /^(?:page|screen|view|details?|form)$/i.test(own) ? thing : own).toLowerCase(),
      ),
    )
    const screen: BriefScreen = {
      title: this.#called(title)?.title === title ? `Current ${title.toLowerCase()}` : title,
      who: this.#who,
      from: thing,
      parts: [],
    }
    this.#screens.push(screen)
    return screen
  }

  /** What the last list told of is of. */
  #listed(): string | undefined {
    const found = this.#screens.flatMap(({ parts }) => parts.flatMap(({ listed }) => listed ?? [])).at(-1)
    return found === undefined ? undefined : toSingular(found)
  }

  said(): string | undefined {
    const screens = this.#screens.filter(({ parts }) => parts.length > 0)
    if (screens.length < fewestScreens || this.#leads < fewestLeads || this.#missed > 0) return undefined
    const lines = screens.map(({ title, from, isByButton, parts }) => {
      const [head, ...others] = inSentences(parts, from !== undefined && isByButton !== true)
      const below = others.map((said) => ` Below it is ${said}.`).join('')
      const opens =
        from === undefined
          ? `The "${title}" screen contains`
          : `Tapping ${isByButton ? `"${from}"` : `the ${from}`} opens the ${title} screen with`
      return `${opens} ${head ?? ''}.${below}`
    })
    return [...this.#opening.map((each) => `${each}.`), ...lines].join(' ')
  }
}
