import { defineEntity, type Entity, type Field } from '../entity.ts'
import { storyClauses } from '../told-story/story-clauses.ts'
import { readableParts } from '../told-story/reads-well.ts'
import type { StoryPart } from '../told-story/story-part.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { fieldOfPart, oneOf, shortOf } from './field-of-part.ts'
import { makeRoom } from './main-matter.ts'
import type { ScreenPlan } from './types.ts'

const mostDeeds = 2
const longestTitle = 26
const mostFields = 6
const mostToChoose = 4
const recording = /^(?:record|log|note|note down|write down|track)$/
/** Whatever is added with such words is a record already. */
const isRecorded = /^(?:record|log|note|write|track|jot|report|count)\b/i
/** One follows where these are, and writes nothing down. */
const followed =
  /(?:^|\s)(?:orders?|deliver(?:y|ies)|parcels?|packages?|shipments?|drivers?|couriers?|riders?|rides?|status|progress|locations?|bus|buses|trains?|flights?|vehicles?|fleet|repairs?|applications?|requests?|cases?|claims?|tickets?|it|them)$/iu
const kept: ReadonlySet<string> = new Set([
  'thing',
  'animal',
  'species',
  'person',
  'place',
  'numbered',
  'garment',
  'group',
])

interface Deed {
  title: string
  fields: Field[]
}

/**
 * "Record milk yield" where goats are kept, "record an inspection with brood frames and temper" where hives are: what is
 * written down again and again of one of the things an app keeps has a form of its own, reached from that thing's page.
 */
export function addRecordDeeds(
  screens: ScreenPlan[],
  meant: Understanding,
  entities: Map<string, Entity>,
): void {
  const [main] = entities.values()
  if (!main || !keepsThings(main)) return
  let added = 0
  for (const { verb, object, parts } of clausesOf(meant.text)) {
    if (added >= mostDeeds) return
    const deed =
      recording.test(verb) &&
      !(verb === 'track' && followed.test(object.trim())) &&
      !isOfForm(object, screens, entities)
        ? read(verb, parts, main)
        : undefined
    if (!deed || screens.some(({ name, title }) => [name, title].includes(deed.title))) continue
    if (!makeRoom(screens, meant)) return
    added += 1
    putForm(screens, deed, main, entities)
  }
}

const clausesOf = (text: string) =>
  storyClauses(text).map((clause) => ({ ...clause, parts: readableParts(clause) }))

const keepsThings = ({ one, add, nounClass, samples }: Entity): boolean =>
  samples.length > 0 &&
  !isRecorded.test(add) &&
  kept.has(nounClass ?? classOf(toSingular(one.toLowerCase().split(' ').at(-1) ?? '')))

/** Whether the app has a form for it already: "sightings" where one adds a sighting. */
function isOfForm(
  object: string,
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): boolean {
  const stems = new Set(
    object
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stemOf),
  )
  return screens.some(({ kind, entity }) => {
    const listed = kind === 'form' ? entities.get(entity) : undefined
    return [listed?.add ?? '', listed?.one ?? ''].some((words) =>
      words
        .toLowerCase()
        .split(' ')
        .some((word) => word.length > 2 && stems.has(stemOf(word))),
    )
  })
}

function read(verb: string, parts: readonly StoryPart[], main: Entity): Deed | undefined {
  const values = parts.filter(({ form }) => /^(?:enter|choose|switch)$/.test(form))
  const [first] = values
  const said = parts.find(({ form }) => form === 'do')?.label
  const whole = capitalise(`${verb.split(' ')[0]} ${oneOf(shortOf(first?.label ?? '').toLowerCase())}`)
  const title = said ?? whole
  if (!first || title.length > longestTitle) return undefined
  return { title, fields: values.slice(0, mostFields).map((value, index) => fieldOfPart(value, index, main)) }
}

function putForm(
  screens: ScreenPlan[],
  { title, fields }: Deed,
  main: Entity,
  entities: Map<string, Entity>,
): void {
  const names = main.samples.slice(0, mostToChoose).map(({ title: name }) => name)
  const has = (...kinds: Field['kind'][]) => fields.some(({ kind }) => kinds.includes(kind))
  const id = `deed-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
  const entity: Entity = {
    ...defineEntity({
      id,
      one: 'Record',
      many: 'Records',
      words: 'record',
      icon: 'edit',
      fields: '',
      samples: `icon | title | subtitle\nedit | ${title} | Saved on Tuesday`,
      tip: `${title} | Takes a minute`,
    }),
    fields: [
      { name: main.one, kind: 'choice', value: names[0] ?? '', options: names },
      ...(has('date', 'time')
        ? []
        : [{ name: 'Date', kind: 'date', value: 'Thu 19 Nov', options: [] } satisfies Field]),
      ...fields,
      ...(has('long')
        ? []
        : [{ name: 'Notes', kind: 'long', value: 'Look again on Thursday', options: [] } satisfies Field]),
    ],
    add: title,
    use: 'Save',
  }
  entities.set(id, entity)
  screens.push({
    id: id.slice('deed-'.length),
    kind: 'form',
    name: title,
    icon: entity.icon,
    isTab: false,
    entity: id,
    variant: 0,
    extras: [],
    title,
    isDeed: true,
  })
  const page = screens.find(({ kind, entity: of }) => kind === 'detail' && of === main.id)
  page?.extras.push({ kind: 'action', label: title, icon: 'edit' })
}
