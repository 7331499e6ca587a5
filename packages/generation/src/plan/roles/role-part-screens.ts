import { readStages, withStages } from '../read-stages.ts'
import { ofClause } from '../../trace/of-clause.ts'
import { columnOf } from '../register/said-field.ts'
import type { Entity } from '../../entity.ts'
import type { Understanding } from '../../understand/understand.ts'
import { nounOf, type RoleDoing } from '../../understand/role-doings.ts'
import type { RolePart } from '../../understand/role-parts.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { peopleOf } from '../../compose/people.ts'
import { defineEntity } from '../../entity.ts'
import { iconOf } from '../screen-kinds.ts'
import { mostScreens, type RoleSection, type ScreenPlan } from '../types.ts'
import { addRoleForm } from './role-form.ts'
import { decidedTitle, doingTitle, figureOf, listTitle } from './role-words.ts'
import { byPeople } from './by-people.ts'
import { otherwiseSeen } from './otherwise-seen.ts'
import { thingIn } from './thing-in.ts'

const mostTabs = 5
const longestTab = 11
/** With the parts of others an app has some screens more, for which others give way. */
const mostWithRoles = mostScreens + 3

const seeing =
  /^(?:see|view|get|receive|look|check|read|browse|have|know|find|track|follow|monitor|watch|compare|manage|organi[sz]e|maintain|keep|oversee|supervise)$/
/** What is decided or ticked in a list. */
const deciding =
  /^(?:approve|accept|reject|decline|confirm|verify|mark|tick|check|close|complete|finish|cancel|remove|delete|block|ban|hide|take|sign up|collect|pack|ship|deliver|resolve|handle|moderate|review|sign|answer|reply)$/
const pronoun = /^(?:(?:them|it|those|these|ones?|the ones?|any|each|all)\b|$)/i
/** "Mark who showed up", "take attendance", "check in members". */
const attending =
  /^(?:who|whether .* (?:is|was)|attendance|the attendance|register|presence|in |everybody|everyone)\b/i
const measured =
  /^(?:sales|revenue|income|turnover|statistics?|stats|numbers|figures|earnings|profits?|donations|usage|demand|traffic|footfall|analytics|kpis?|performance|metrics)$/

/** "Sales report": of figures, and no report somebody wrote. */
const reported =
  /^(?:sales?|revenue|income|earnings?|attendance|usage|performance|daily|weekly|monthly|yearly|annual|financial|summary) (?:and \p{L}+ )?(?:report|overview|summary|dashboard)$/u

/** "A map with all stops", "stops on a map" */
const ofMap = /^(?:an? |the )?(?:live )?map(?: |$)|\bon (?:an?|the) map\b|^(?:an? |the )?\p{L}+ map$/iu

interface Roles {
  screens: ScreenPlan[]
  entities: Map<string, Entity>
  parts: readonly RolePart[]
  meant: Understanding
  seed: number
  /** Whom the app is for in the first place, singular. */
  main: string
  /** How many of the parts still need their screen: forms leave them room. */
  left?: number
}

/** Gives each of those with a part of their own a screen with what they see and do, and the forms they need. */
export function addRoleParts(roles: Roles): void {
  for (const [index, part] of roles.parts.entries()) {
    const { screens } = roles
    if (screens.length >= mostWithRoles) return
    const called = nameOf(part.who)
    // Those who stand in a list of their own have another screen for what they do.
    const name = screens.some((screen) => screen.name === called) ? `For ${part.who}` : called
    if (screens.some((screen) => screen.name === name)) continue
    const screen: ScreenPlan = {
      id: `role-${part.who.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
      kind: 'role',
      name,
      icon: iconOf('role'),
      isTab: name.length <= longestTab && screens.filter(({ isTab }) => isTab).length < mostTabs,
      entity: screens[0]?.entity ?? '',
      title: `For ${isOne(part.who) ? `the ${part.who}` : part.who}`,
      variant: 0,
      extras: [],
    }
    const sections = sectionsOf(part, { ...roles, left: roles.parts.length - index })
    if (sections.length === 0) continue
    screens.splice(placeFor(screens, screen), 0, { ...screen, sections })
    showToOthers(part, roles)
  }
}

/** What somebody puts up is there for the others: "the conductor uploads sheet music" gives all a list of it. */
function showToOthers({ doings }: RolePart, { screens, entities, meant, seed }: Roles): void {
  const [front] = screens
  if (front?.kind !== 'home') return
  for (const doing of doings) {
    const thing = putUp.test(doing.verb) ? thingIn(nounOf(doing), entities, meant, seed) : undefined
    if (!thing || thing.samples.length < 2) continue
    const isShown = screens.some(
      ({ kind, entity, extras }) =>
        (kind !== 'role' && kind !== 'form' && entity === thing.id) ||
        extras.some((extra) => extra.kind === 'thing' && extra.entity.id === thing.id),
    )
    if (!isShown) front.extras.push({ kind: 'thing', label: thing.many, entity: thing })
  }
}
const putUp = /^(?:upload|post|publish|share|announce)$/

/** A tab stands before one's own profile, all else at the end. */
function placeFor(screens: readonly ScreenPlan[], { isTab }: ScreenPlan): number {
  const tabs = screens.filter((screen) => screen.isTab)
  const last = tabs.at(-1)
  if (!isTab) return screens.length
  return last && /^(?:profile|settings)$/.test(last.kind) ? tabs.length - 1 : tabs.length
}

/** "The office", "the admin": there is one. */
const isOne = (who: string) => toSingular(who) === who && !/\b(?:staff|personnel|crew|people)$/.test(who)

const nameOf = (who: string) => {
  const words = who.split(' ')
  return capitalise(words.join(' ').length <= longestTab ? who : (words.at(-1) ?? who))
}

/** What somebody sees and does, a section each; the forms they need are added to the screens. */
export function sectionsOf(part: RolePart, roles: Roles): RoleSection[] {
  const sections: RoleSection[] = []
  for (const doing of part.doings) {
    const section =
      seeing.test(doing.verb) &&
      (/^(?:what|which|who) /.test(doing.object) || !/^(?:in|off|out)\b| (?:in|off|out)$/.test(doing.object))
        ? seenIn(doing, roles)
        : doneIn(doing, sections, part, roles)
    if (section && !sections.some(({ title }) => title === section.title)) sections.push(section)
  }
  return [...listsOfMade(part, sections, roles), ...sections]
}

/** Whoever adds things and sees nothing else there sees those that are there. */
function listsOfMade(
  part: RolePart,
  sections: readonly RoleSection[],
  { entities, meant, seed }: Roles,
): RoleSection[] {
  if (sections.some(({ kind }) => kind !== 'doing')) return []
  const made = part.doings
    .filter(({ verb, object }) => !(seeing.test(verb) && ofMap.test(object)))
    .map(nounOf)
    .filter((noun) => !/(?:keyword|photo|picture|image|video|profile|result|fee|note)$/.test(noun))
    .map((noun) => thingIn(noun, entities, meant, seed))
    .find(Boolean)
  return made && made.samples.length > 2 ? [{ kind: 'list', title: made.many, entity: made }] : []
}

const withStates = / (?:with|by) (?:the |their |its |a )?(?:status|state|stage)\b.*$/i

/** What is seen: how many there are, how it went, or the things themselves. */
function seenIn(told: RoleDoing, { screens, entities, meant, seed, main }: Roles): RoleSection | undefined {
  // "Rooms with status dirty, in progress or clean": how each of them may stand.
  const states = readStages(told.object)
  const doing = { ...told, object: states.length > 0 ? told.object.replace(withStates, '') : told.object }
  if (
    /^(?:get|receive)$/.test(doing.verb) &&
    /^(?:an? |the )?(?:warning|message|notification|alert|reminder|alarm|note|mail|email)s?\b/i.test(
      doing.object,
    )
  )
    return { kind: 'switch', title: listTitle(doing.object) }
  const [, done = ''] = /^what (?:was|is|were|has been) ([\p{L} ]{3,24})$/iu.exec(doing.object) ?? []
  const [first] = entities.values()
  if (done !== '' && first) return { kind: 'list', title: capitalise(done), entity: inStates(first, done) }
  const figure = figureOf(doing.object, seed)
  if (figure) return { kind: 'figure', ...figure }
  const title = listTitle(doing.object)
  if (ofMap.test(doing.object)) {
    const map = screens.find(({ kind }) => kind === 'map') ?? placed('map', 'Map', 'Map', screens, entities)
    return { kind: 'doing', title: 'Map', icon: 'map', screenId: map.id }
  }
  if (/^who\b/i.test(doing.object)) {
    // "Who has paid" is told of each.
    const asked = ofClause(title, seed)
    return { kind: 'list', title, entity: asked?.kind === 'thing' ? asked.entity : present(seed, main) }
  }
  const noun = nounOf(doing)
  const head = noun.split(' ').at(-1) ?? ''
  const otherwise = otherwiseSeen(doing, title, {
    screens,
    seed,
    present: () => present(seed, main),
    onDays: () => byPeople(noun, seed),
  })
  if (otherwise && title !== '') return otherwise
  const owed = /(?:^| )(?:fee|due|payment)$/.test(noun) ? fromPeople(noun, seed) : undefined
  if (owed) return { kind: 'list', title, entity: owed }
  if (
    reported.test(noun) ||
    /^(?:charts?|graphs?|trends?)$/.test(head) ||
    measured.test(toPlural(head)) ||
    measured.test(head) ||
    classOf(head) === 'measure'
  ) {
    return first && title !== '' ? { kind: 'chart', title, entity: first } : undefined
  }
  if (/^(?:where|when|how|why|if|whether)\b/i.test(doing.object)) return undefined
  const entity = thingIn(noun, entities, meant, seed) ?? fromPeople(noun, seed)
  if (entity && title !== '')
    return {
      kind: 'list',
      title,
      entity: withStages(withValues(entity, doing, meant.text.toLowerCase()), states),
    }
  // "It", "paid out each week": nothing that is there to be seen.
  const isThing =
    title !== '' && !pronoun.test(doing.object) && !/^(?:\p{L}+ed|paid|sent) /u.test(doing.object)
  const near = isThing ? nearestTo('see', screens) : undefined
  return near && { kind: 'doing', title, icon: near.icon, screenId: near.id, isSeen: true }
}

/** "What is missing or broken": a few of the things, each in one of these states. */
function inStates(entity: Entity, done: string): Entity {
  const states = done.split(/ or |, /).filter((state) => /^[\p{L}]{3,14}$/u.test(state))
  if (states.length < 2) return entity
  return {
    ...entity,
    samples: entity.samples.slice(0, 4).map((sample, index) => ({
      ...sample,
      badge: capitalise(states[index % states.length] ?? ''),
      tone: index % states.length === 0 ? 'danger' : 'warning',
    })),
  }
}

const mostValues = 3

/** The things with what is told of each on its second line: "with serial number, condition and who has it". */
function withValues(entity: Entity, doing: RoleDoing, about: string): Entity {
  const { values } = doing
  if (values.length < 2) return entity
  const columns = values
    .slice(0, mostValues)
    .map(
      (name) => columnOf({ name: capitalise(name), options: [] }, 0, new Map(), about, nounOf(doing)).values,
    )
  return {
    ...entity,
    samples: entity.samples.map(({ meta: _meta, value: _value, ...sample }, index) => ({
      ...sample,
      subtitle: columns
        .map((column) => column[index % Math.max(1, column.length)] ?? '')
        .filter((value) => value !== '')
        .join(', '),
    })),
  }
}

/** What is done: ticked in a list that is there, or in one of its own, else in a form. */
function doneIn(
  doing: RoleDoing,
  sections: RoleSection[],
  part: RolePart,
  roles: Roles,
): RoleSection | undefined {
  const { entities, meant, seed, main, screens } = roles
  const { verb, object } = doing
  const title = doingTitle(doing)
  // "Note which bottles were opened": ticked in the list of them.
  const [, which] = /^(?:down )?which ([\p{L}-]+) /iu.exec(object) ?? []
  const noted = which ? thingIn(toSingular(which.toLowerCase()), entities, meant, seed) : undefined
  if (noted) return { kind: 'list', title, entity: noted, hint: '' }
  const [, ready = ''] = /^(?:whether|if|that) you are (\p{L}+)$/iu.exec(object) ?? []
  if (ready !== '') return { kind: 'switch', title: `I am ${ready}` }
  // "Record attendance": who is there.
  if (/^(?:record|note|log|register)$/.test(verb) && /^(?:the )?(?:attendance|presence)\b/i.test(object))
    return { kind: 'list', title, entity: present(seed, main), hint: '' }
  const isShot = verb === 'take' && /\b(?:photos?|pictures?|notes?|videos?)\b/.test(object)
  if (deciding.test(verb) && !isShot) {
    if (attending.test(object)) {
      return { kind: 'list', title, entity: present(seed, main), hint: '' }
    }
    const noun = nounOf(doing)
    const head = noun.split(' ').at(-1) ?? ''
    // "Tick children off on boarding"
    if (/^(?:tick|mark|check)$/.test(verb) && classOf(head) === 'person' && !/^(?:the|an?) /.test(object))
      return {
        kind: 'list',
        title,
        entity: thingIn(noun, entities, meant, seed) ?? present(seed, noun),
        hint: '',
      }
    const entity = pronoun.test(object) ? undefined : thingIn(noun, entities, meant, seed)
    const index = sections.findLastIndex(
      (section) =>
        section.kind === 'list' &&
        (pronoun.test(object) || section.entity === entity || section.title.toLowerCase().includes(noun)),
    )
    const listed = sections[index]
    if (listed?.kind === 'list') {
      const hint = `Tap to ${[listed.hint?.replace(/^Tap to /, ''), hintOf(doing)].filter(Boolean).join(' or ')}`
      sections[index] = { ...listed, hint: hint.length < 60 ? hint : (listed.hint ?? '') }
      return undefined
    }
    const isOwn = entity === undefined || entity.id.startsWith('own-')
    const whose = (isOwn && !pronoun.test(object) ? fromPeople(noun, seed) : undefined) ?? entity
    if (!whose && /^(?:tick|mark|check)$/.test(verb)) {
      const [first] = entities.values()
      return first ? { kind: 'list', title, entity: first, hint: '' } : undefined
    }
    // "Parents approve": what the app is of.
    if (!whose && object === '' && /^(?:approve|accept|verify|moderate|review|confirm)$/.test(verb)) {
      const [first] = entities.values()
      return first
        ? { kind: 'list', title: first.many, entity: first, hint: `Tap to ${hintOf(doing)}` }
        : undefined
    }
    if (whose)
      return {
        kind: 'list',
        // What one does there with the words of who tells it: "approve members".
        title: pronoun.test(object) || object === '' ? decidedTitle(object, noun) : title,
        entity: whose,
        hint: `Tap to ${hintOf(doing)}`,
      }
  }
  if (pronoun.test(object) && object !== '') return undefined
  const place = placeOf(doing, sections, roles)
  if (place) return { kind: 'doing', title, icon: iconOfVerb(verb), screenId: place.id }
  if (screens.length + (roles.left ?? 1) >= mostWithRoles) {
    const near = nearestTo(verb, screens)
    return near && { kind: 'doing', title, icon: iconOfVerb(verb), screenId: near.id }
  }
  const form = addRoleForm({ doing, title, part, ...roles })
  return form ? { kind: 'doing', title, icon: iconOfVerb(verb), screenId: form.id } : undefined
}

/** Where there is no room for a form of its own: the screen of the app that comes closest to what is done. */
function nearestTo(verb: string, screens: readonly ScreenPlan[]): ScreenPlan | undefined {
  const find = (...kinds: ScreenPlan['kind'][]) =>
    screens.find(({ kind, isDeed }) => kinds.includes(kind) && !isDeed)
  if (/^(?:send|notify|post|publish|announce|alert|inform|warn|remind)$/.test(verb))
    return find('notifications', 'feed', 'chats', 'form', 'home')
  if (/^(?:edit|update|change|set|manage|move|assign|plan|schedule|close|open|cancel)$/.test(verb))
    return find('week', 'calendar', 'browse', 'home')
  return find('form', 'browse', 'home')
}

/** A further screen of that kind, about what the app is about. */
function placed(
  kind: 'scanner' | 'map',
  name: string,
  title: string,
  screens: ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): ScreenPlan {
  const made: ScreenPlan = {
    id: `part-${name.toLowerCase()}`,
    kind,
    name,
    title,
    icon: iconOf(kind),
    isTab: false,
    entity: [...entities.keys()][0] ?? '',
    variant: 0,
    extras: [],
  }
  screens.push(made)
  return made
}

/** The screen of the app on which something is done by itself: one pays, scans and writes there. */
function placeOf(
  { verb, object }: RoleDoing,
  sections: readonly RoleSection[],
  { screens, entities }: Roles,
): ScreenPlan | undefined {
  const find = (...kinds: ScreenPlan['kind'][]) => screens.find(({ kind }) => kinds.includes(kind))
  if (verb === 'pay') return find('checkout')
  if (/^(?:export|download|print)$/.test(verb)) return find('stats', 'history', 'browse')
  if (/^(?:search|find|browse|look)$/.test(verb)) return find(/\bmap\b/.test(object) ? 'map' : 'browse')
  if (/^(?:book|reserve)$/.test(verb)) return find('slots')
  if (/^(?:listen|watch|hear|play)$/.test(verb)) return find('player', 'video', 'reader', 'detail')
  if (
    /^(?:write|message|chat|talk|reply|contact)$/.test(verb) &&
    !/^(?:an?|the) (?:note|report|review|comment)/.test(object)
  )
    return find('thread', 'chats')
  if (/\b(?:schedule|timetable|programme|rota|calendar)$/.test(object) && !/^(?:see|view)/.test(verb)) {
    const dates = find('week', 'calendar')
    if (dates) return dates
  }
  if (verb === 'scan') {
    const scanner = find('scanner')
    if (scanner) return scanner
    return placed('scanner', 'Scan', doingTitle({ verb, object, values: [] }), screens, entities)
  }
  // "Add exhibits. They upload photos": in the same form.
  if (/^(?:upload|attach|add|take)$/.test(verb) && /\b(?:photos?|pictures?|images?)\b/.test(object)) {
    const last = sections.findLast((section) => section.kind === 'doing')
    const form =
      last?.kind === 'doing'
        ? screens.find(({ id, kind }) => id === last.screenId && kind === 'form')
        : undefined
    const entity = form && entities.get(form.entity)
    if (!form || !entity) return undefined
    if (!entity.fields.some(({ kind }) => kind === 'photo'))
      form.extras.push({
        kind: 'field',
        field: { name: 'Photo', kind: 'photo', value: 'camera', options: [] },
      })
    return form
  }
  return undefined
}

/** Those who are there, by their names. */
const present = (seed: number, main: string): Entity =>
  defineEntity({
    id: `present-${main}`,
    one: capitalise(main),
    words: '',
    icon: 'user',
    fields: '',
    samples: ['avatar | title', ...peopleOf(seed, 5).map((name) => `${name} | ${name}`)].join('\n'),
  })

/** What somebody sends or asks for comes from people. */
const sent =
  /(?:^| )(?:request|application|order|booking|reservation|registration|sign-up|claim|submission|inquiry|enquiry|question|offer|proposal|suggestion|report|message|entry|idea|fee|due|payment|absence|session|appointment|visit|meeting|consultation|swap|exchange|transfer|leave|holiday|timesheet|expense|loan|set-?up|pick-?up|drop-?off|delivery|collection|installation|fitting)$/

const fromPeople = (noun: string, seed: number): Entity | undefined =>
  sent.test(noun) ? byPeople(noun, seed) : undefined

/** "Accept", "mark as done": what a tap does. */
function hintOf({ verb, object }: RoleDoing): string {
  const [, state] = / as ([\p{L} ]{3,20})$/u.exec(object) ?? []
  const [, where] = / (down|off|out|up|in|back)$/u.exec(object) ?? []
  return state ? `mark as ${state}` : where ? `${verb} ${where}` : verb
}
