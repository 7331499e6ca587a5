import { defineEntity, type Entity, type Field } from '../../entity.ts'
import { hashText } from '../../seed.ts'
import { nounOf, type RoleDoing } from '../../understand/role-doings.ts'
import type { RolePart } from '../../understand/role-parts.ts'
import type { Understanding } from '../../understand/understand.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { deedForm } from '../../words/deeds.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { classOf } from '../../words/noun-classes.ts'
import { columnOf } from '../register/said-field.ts'
import { isSameField } from '../same-field.ts'
import type { ScreenPlan } from '../types.ts'
import { thingIn } from './thing-in.ts'
import { field, fieldsOf, unwritten } from './usual-fields.ts'

interface FormOf {
  doing: RoleDoing
  title: string
  part: RolePart
  screens: ScreenPlan[]
  entities: Map<string, Entity>
  meant: Understanding
  seed: number
  main: string
}

const making =
  /^(?:add|create|enter|post|upload|publish|write|define|register|plan|log|record|put|put up|note|schedule|list|make|set up|fill|report|submit|open|start|request|order)$/
const written =
  /^(?:note|comment|report|feedback|review|answer|reply|remark|diagnosis|recommendation|letter)$/
const pictured = /^(?:photo|picture|image|video|clip|film|file|document)$/
/** They are heard; a file of them has no picture. */
const heard = /^(?:recording|song|music|track|audio|podcast|episode)$/
const sending =
  /^(?:send|write|message|tell|contact|notify|inform|email|call|remind|warn|reply|answer|talk|text|announce|ask|invite)$/
const giving = /^(?:assign|award|give|issue|hand|hand out|allocate|match)$/

/** The form in which a role does something, made where the app has none for it yet. Undefined where it says nothing. */
export function addRoleForm(given: FormOf): ScreenPlan | undefined {
  const { doing, screens, entities } = given
  const noun = nounOf(doing)
  const head = noun.split(' ').at(-1) ?? ''
  const said = doing.values.map((name) => saidField(name, noun, given))
  const there = making.test(doing.verb) && !pictured.test(head) ? formOf(noun, screens, entities) : undefined
  if (there) {
    const thing = entities.get(there.entity)
    const values = said.filter(({ name }) => !/^(?:names?|titles?)$/i.test(name))
    // Of a thing nobody wrote a file for what is said of it is all that is known.
    if (thing?.id.startsWith('own-') && values.length > 1)
      entities.set(thing.id, { ...thing, fields: withNote(values) })
    else
      for (const each of values)
        if (!thing?.fields.some(({ name }) => isSameField(name, each.name)))
          there.extras.push({ kind: 'field', field: each })
    return there
  }
  // "The status (received, ready)": one of these.
  const [state = ''] = doing.values
  if (/^(?:status|state|stage|category|type|priority|level|role)$/.test(head) && doing.values.length > 1)
    said.splice(
      0,
      said.length,
      field(
        capitalise(noun),
        'choice',
        capitalise(state),
        doing.values.map((value) => capitalise(value)),
      ),
    )
  const fields = said.length > 0 ? withNote(named(said, noun, given)) : fieldsFor(noun, head, given)
  if (fields.length === 0) return undefined
  const title = formTitle(given, noun)
  const id = `part-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
  if (screens.some((screen) => screen.id === id)) return screens.find((screen) => screen.id === id)
  const icon = iconFor(head, 'edit')
  const isMade = making.test(doing.verb) && !written.test(head)
  const entity: Entity = {
    ...defineEntity({
      id,
      one: capitalise(noun || 'entry'),
      many: capitalise(toPlural(noun || 'entry')),
      words: '',
      icon,
      fields: '',
      samples: `icon | title\n${icon} | ${capitalise(noun || 'entry')}`,
    }),
    fields,
    add: title,
    use:
      (isMade && !sending.test(doing.verb) && !/^(?:report|submit|request|order)$/.test(doing.verb)) ||
      written.test(head)
        ? `Save ${noun}`.trim()
        : sending.test(doing.verb) || /^(?:report|submit|request|order)$/.test(doing.verb)
          ? 'Send'
          : 'Save',
  }
  entities.set(id, entity)
  const screen: ScreenPlan = {
    id,
    kind: 'form',
    name: title,
    icon,
    isTab: false,
    entity: id,
    variant: 0,
    extras: [],
    title,
    isDeed: true,
  }
  screens.push(screen)
  return screen
}

const head = (noun: string) => noun.split(' ').at(-1) ?? ''

/** "Add exhibit": what is made is one of several; all else is called as it is said. */
function formTitle({ doing, title }: FormOf, noun: string): string {
  if (
    !making.test(doing.verb) ||
    noun === '' ||
    written.test(head(noun)) ||
    /^(?:to|for|with|together|up|out) | and /.test(doing.object)
  )
    return title
  // "Report an accident"
  if (/^an? /i.test(doing.object) && doing.object.split(' ').length < 4) return title
  return capitalise(`${doing.verb} ${noun}`)
}

/** The form with which the app makes such a thing already. */
function formOf(
  noun: string,
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): ScreenPlan | undefined {
  const head = noun.split(' ').at(-1) ?? ''
  return screens.find(({ kind, isDeed, entity }) => {
    const thing = entities.get(entity)
    return (
      kind === 'form' &&
      !isDeed &&
      thing !== undefined &&
      (thing.one.toLowerCase() === noun || thing.words.includes(noun) || thing.words.includes(head))
    )
  })
}

/** A value as the app's own things have it, else as such values look. */
const saidField = (name: string, noun: string, given: FormOf): Field =>
  unwritten(plainField(name, noun, given))

const plainField = (name: string, noun: string, { seed, meant, entities }: FormOf): Field => ({
  ...(knownField(name, noun, entities) ??
    columnOf(
      { name: capitalise(name.replace(/^number of /i, '')), options: [] },
      hashText(`${seed}/${name}`) % 6,
      new Map(),
      meant.text.toLowerCase(),
      noun,
    ).field),
  ...(/^number of /i.test(name) ? { kind: 'number' as const, value: '12' } : {}),
})

/** The field of that name of one of the app's things; what is new has a name of its own. */
function knownField(name: string, noun: string, entities: ReadonlyMap<string, Entity>): Field | undefined {
  if (/^(?:names?|titles?|texts?)$/i.test(name)) {
    const thing = [...entities.values()].find(({ one }) => one.toLowerCase() === noun)
    const isText = /^texts?$/i.test(name)
    return field(capitalise(name), isText ? 'long' : 'text', isText ? '' : (thing?.samples[0]?.title ?? ''))
  }
  for (const { fields } of entities.values()) {
    const known = fields.find((each) => isSameField(each.name, name))
    if (known) return { ...known, name: capitalise(name) }
  }
  return undefined
}

/** What is made has a name, whether or not that is said. */
function named(fields: Field[], noun: string, { doing: { verb }, entities, meant, seed }: FormOf): Field[] {
  if (
    !(making.test(verb) || verb === 'offer') ||
    fields.some(({ name }) => /\b(?:name|title|what)\b/i.test(name))
  )
    return fields
  const [first] = thingIn(noun, entities, meant, seed)?.samples ?? []
  return [field(`${capitalise(noun)} name`, 'text', first?.title ?? ''), ...fields]
}

/** One or two values leave room for a note. */
const withNote = (fields: Field[]): Field[] =>
  fields.length < 3 && !fields.some(({ kind }) => kind === 'long')
    ? [...fields, field('Notes', 'long', '')]
    : fields

/** What one fills in where nobody says it: by what is done with what. */
function fieldsFor(noun: string, head: string, given: FormOf): Field[] {
  const { doing, entities, meant, seed, main } = given
  const whom = (name: string): Field => field(name, 'person', 'Ana Petrova')
  const [, to = ''] =
    / (?:to|for|with) (?:the |all |all the |every |each |our |your |an? )*([\p{L} ]{3,24})$/iu.exec(
      ` ${doing.object}`,
    ) ?? []
  const receiver = toSingular(
    to
      .split(/ (?:of|in|who|that|about|on|at) /)[0]
      ?.trim()
      .split(' ')
      .at(-1) ?? '',
  )
  const isPerson = classOf(receiver) === 'person'
  if (/^(?:invoice|bill|offer|quote|estimate)$/.test(head))
    return [
      whom(capitalise(main)),
      field('For', 'text', ''),
      field('Amount', 'money', ''),
      field(/^(?:invoice|bill)$/.test(head) ? 'Due on' : 'Valid until', 'date', 'Sat 28 Nov'),
    ]
  if (/^(?:move|reschedule|postpone|shift)$/.test(doing.verb))
    return [
      field(capitalise(noun), 'text', thingIn(noun, entities, meant, seed)?.samples[0]?.title ?? ''),
      field('Date', 'date', 'Sat 28 Nov'),
      field('Time', 'time', '10:00'),
    ]
  // "Give points": how many.
  if (giving.test(doing.verb) && /^(?:point|star|credit|sticker)$/.test(head))
    return fieldsOf(noun, head, undefined)
  if (giving.test(doing.verb) && !written.test(head)) {
    const thing = thingIn(noun, entities, meant, seed)
    const titles = thing?.samples.slice(0, 4).map(({ title }) => title) ?? []
    if (titles.length < 2) return [whom(capitalise(isPerson ? receiver : noun)), field('Notes', 'long', '')]
    const isGivenPerson = thing?.nounClass === 'person'
    return [
      isGivenPerson ? whom(capitalise(noun)) : { ...field(capitalise(noun), 'text', titles[0] ?? '') },
      ...(isGivenPerson && !isPerson ? [mainField(given)] : [whom(capitalise(isPerson ? receiver : main))]),
      field('Date', 'date', 'Thu 19 Nov'),
    ]
  }
  // "Upload sheet music", "add practice recordings": a file.
  const isHeard = heard.test(head) && !/\bsheet\b/.test(noun)
  if (isHeard || (/^(?:upload|attach)$/.test(doing.verb) && !pictured.test(head)))
    return [
      field('File', 'text', isHeard ? 'take-2.mp3' : 'pages-1-to-4.pdf'),
      field('Title', 'text', ''),
      field('Description', 'long', ''),
    ]
  if (pictured.test(head))
    return [
      field(capitalise(head), 'photo', 'camera'),
      field('Title', 'text', ''),
      field('Description', 'long', ''),
    ]
  if (head === 'profile')
    return [field('Photo', 'photo', 'camera'), field('Name', 'text', ''), field('About', 'long', '')]
  const isToAll = / (?:to|for) (?:all|every|each|everybody|everyone)\b/i.test(` ${doing.object}`)
  if (written.test(head) && !isToAll) return [whom(capitalise(main)), field(capitalise(head), 'long', '')]
  const isMessage = !/^(?:write|answer|reply|post)$/.test(doing.verb) || to !== '' || head === 'message'
  if (sending.test(doing.verb) && isMessage)
    return [
      / (?:to|for) (?:all|every|each|everybody|everyone)\b/i.test(` ${doing.object}`) || to === ''
        ? field('To', 'text', `All ${isPerson ? toPlural(receiver) : toPlural(main)}`)
        : whom(capitalise(isPerson ? receiver : main)),
      field('Message', 'long', ''),
    ]
  const parts = doing.object.split(/ and /).map((each) => each.replace(/^(?:the|their|your|an?) /i, ''))
  const deed = deedForm(doing.verb, toPlural(head)) ?? deedForm(doing.verb, doing.object.split(' ').at(-1))
  // "Note what was done"
  if (/^what (?:was|is|has)\b/i.test(doing.object)) return [field(capitalise(doing.object), 'long', '')]
  const [, which] = /^(?:down )?(?:which|what) ([\p{L}-]+) /iu.exec(doing.object) ?? []
  if (which) return [field(capitalise(which), 'text', ''), field('Notes', 'long', '')]
  if (/^(?:offer|hold|give|run)$/.test(doing.verb) && ['event', 'activity'].includes(classOf(head)))
    return [
      field('Title', 'text', ''),
      field('Date', 'date', 'Sat 28 Nov'),
      field('Time', 'time', '10:00'),
      field('Places', 'number', '8'),
    ]
  if (deed && /^(?:report|request|order|invite|submit|donate|pay)$/.test(doing.verb))
    return deed.fields.map(unwritten)
  // "Record blood pressure and pulse": of whoever comes, each by itself.
  if (making.test(doing.verb) && classOf(head) === 'measure')
    return [
      classOf(main) === 'person' ? whom(capitalise(main)) : mainField(given),
      ...parts.map((name) => field(capitalise(name), 'text', '')),
      field('Time', 'time', '10:00'),
    ]
  if (/^(?:result|score)$/.test(head))
    return [
      ofWhat(doing) ?? mainField(given),
      field(capitalise(head), 'text', ''),
      field('Notes', 'long', ''),
    ]
  if (making.test(doing.verb) && noun !== '' && parts.length === 1) {
    const thing = thingIn(noun, entities, meant, seed)
    const fields = thing && !thing.id.startsWith('own-') ? thing.fields.slice(0, 5) : []
    return fields.length > 1 ? withoutPast(fields, noun) : fieldsOf(noun, head, thing)
  }
  if (deed) return deed.fields.map(unwritten)
  if (noun === '' || parts.length > 1)
    return parts.filter((each) => each !== '').map((name) => saidField(name, noun, given))
  if (/^(?:day|weekday)$/.test(head))
    return [
      field('Days', 'text', 'Fri and Sat'),
      field('From', 'time', '09:00'),
      field('To', 'time', '16:00'),
    ]
  if (head.endsWith('hour'))
    return [field('Days', 'text', 'Mon to Fri'), field('From', 'time', '09:00'), field('To', 'time', '18:00')]
  // "Inspect a room": one of those the app has.
  const held = thingIn(noun, entities, meant, seed)
  const titles = held && !held.id.startsWith('own-') ? held.samples.slice(0, 4).map(({ title }) => title) : []
  if (titles.length > 2)
    return [
      field(capitalise(noun), 'choice', titles[0] ?? '', titles),
      field('Date', 'date', 'Thu 19 Nov'),
      field('Notes', 'long', ''),
    ]
  const set = columnOf(
    { name: capitalise(noun), options: [] },
    0,
    new Map(),
    meant.text.toLowerCase(),
    noun,
  ).field
  const isOfThing = /^(?:price|cost|fee|rate|discount|level|status|grade|stock)$/.test(head)
  return [...(isOfThing ? [mainField(given)] : []), set, field('Notes', 'long', '')]
}

/** "The result of each match": of which it is told. */
function ofWhat({ object }: RoleDoing): Field | undefined {
  const [, of] = / (?:of|for) (?:each|every|the|an?) ([\p{L}-]+)$/iu.exec(object) ?? []
  return of ? field(capitalise(toSingular(of)), 'text', '') : undefined
}

/** What of the app's main things it is about. */
function mainField({ entities }: FormOf): Field {
  const [first] = entities.values()
  return field(first?.one ?? 'Name', 'text', first?.samples[0]?.title ?? '')
}

const withoutPast = (fields: readonly Field[], noun: string): Field[] =>
  fields.some(({ name }) => /\b(?:name|title)$/i.test(name) || name.toLowerCase() === noun)
    ? [...fields]
    : [field('Name', 'text', ''), ...fields]
