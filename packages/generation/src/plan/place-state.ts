import { byWord } from '../by-word.ts'
import type { Entity, Field, Sample } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { find } from '../understand/searched.ts'

/** What one wants to know of each place before one goes there: a filter, a field, and what stands on its row. */
interface PlaceState {
  label: string
  field: Field
  /** What the rows say of it, one after the other. */
  lines: readonly string[]
  /** It is marked on the row rather than said below its title. */
  tones?: readonly string[]
}

const opened =
  /\bopen(?:ed)? (now|tonight|today|late|all night|24 hours|24\/7|early|on (?:sundays?|saturdays?|holidays?|weekends?))\b/iu
const has =
  /\b(?:whether|if|which(?: of them)?|that|who) (?:(?:they|it|one) )?(have|has|stock|sell|sells|take|takes|accept|accepts|serve|serves|offer|offers) (?:an? |the |any |some )?((?:[\p{L}-]+ ?){1,4}?)(?=$|[,.;:!?]| and | or | near| in )/iu
const are =
  /\b(?:whether|if|which(?: ones?)?|that) (?:(?:they|it|one|there) )?(?:is|are) (?:still )?(free|busy|clean|working|full|empty|quiet|safe|occupied|accessible|crowded|broken|available)\b/iu
/** What some places of a sort have and others have not. */
const fitted =
  /\bwith (?:an? |the |some )?(shade|toilets?|showers?|wi-?fi|sockets|parking|roof|fence|drinking water|high chairs?|changing tables?|step-free access|live music)\b/iu
const howMuch = /\bhow (busy|full|clean|crowded|quiet|safe|expensive|deep|warm)\b/iu

const thirdPerson: Readonly<Record<string, string>> = byWord({
  have: 'Has',
  has: 'Has',
  stock: 'Stocks',
  sell: 'Sells',
  sells: 'Sells',
  take: 'Takes',
  takes: 'Takes',
  accept: 'Accepts',
  accepts: 'Accepts',
  serve: 'Serves',
  serves: 'Serves',
  offer: 'Offers',
  offers: 'Offers',
})

const text = (name: string, value: string): Field => ({ name, kind: 'text', value, options: [] })
const choice = (name: string, options: string[]): Field => ({
  name,
  kind: 'choice',
  value: options[0] ?? '',
  options,
})

/** What a description wants to know of the places it finds: that they are open, have something, are free. */
export function placeState(description: string): PlaceState[] {
  const states: PlaceState[] = []
  const [, when] = opened.exec(description) ?? []
  if (when) {
    const label = `Open ${when.toLowerCase()}`
    const lines = [
      'Open until 23:00',
      'Open all night',
      'Open until 22:00',
      'Closes in 20 min',
      'Closed',
      'Open until 1:00',
    ]
    states.push({ label, field: text('Opening hours', 'Until 23:00'), lines })
  }
  const [, verb = '', thing] = find(has, description) ?? []
  if (thing) {
    const options = ['In stock', 'Last one', 'Not there', 'Ask']
    states.push({
      label: `${thirdPerson[verb.toLowerCase()] ?? 'Has'} ${thing.trim()}`,
      field: choice(capitalise(thing.trim().replace(/^(?:my|your) /i, '')), options),
      lines: ['In stock', 'In stock', 'Last one', 'Not there', 'Ask', 'In stock'],
      tones: ['success', 'success', 'warning', 'danger', 'neutral', 'success'],
    })
  }
  const [, how] = are.exec(description) ?? []
  if (how) {
    const label = capitalise(how.toLowerCase())
    states.push({
      label,
      field: choice('State', [label, `Not ${how.toLowerCase()}`]),
      lines: [label, label, `Not ${how.toLowerCase()}`, label, `Not ${how.toLowerCase()}`, label],
      tones: ['success', 'success', 'neutral', 'success', 'neutral', 'success'],
    })
  }
  const [, part] = fitted.exec(description) ?? []
  if (part) {
    const name = /^wi-?fi$/i.test(part) ? 'Wi-Fi' : part.toLowerCase()
    const [all, none] = [`With ${name}`, `No ${name}`]
    states.push({
      label: all,
      field: choice(capitalise(name), ['Yes', 'Partly', 'No']),
      lines: [all, none, all, all, none, all],
    })
  }
  const [, much] = howMuch.exec(description) ?? []
  if (much)
    states.push({
      label: `How ${much.toLowerCase()}`,
      field: choice(`How ${much.toLowerCase()}`, ['A little', 'Quite', 'Very']),
      lines: [
        `A little ${much}`,
        `Very ${much}`,
        `Not ${much}`,
        `Quite ${much}`,
        `A little ${much}`,
        `Not ${much}`,
      ],
    })
  return states
}

const mostGroups = 4

/** The places with what is asked of each: on its row, among the filters and on its page. */
export function withStates(entity: Entity, states: readonly PlaceState[]): Entity {
  if (states.length === 0) return entity
  // What has a picture has no badge beside it.
  const hasPictures = entity.samples.some(({ image }) => image !== undefined)
  const marked = hasPictures ? undefined : states.find(({ tones }) => tones)
  const said = states.filter((state) => state !== marked)
  const rows = entity.samples.map((sample, index): Sample => {
    const lines = said.map(({ lines: each }, place) => {
      const line = each[index % each.length] ?? ''
      return place === 0 ? line : line.charAt(0).toLowerCase() + line.slice(1)
    })
    return {
      ...sample,
      ...(lines.length > 0 ? { subtitle: lines.join(', ') } : {}),
      ...(marked
        ? {
            badge: marked.lines[index % marked.lines.length] ?? '',
            tone: marked.tones?.[index % marked.tones.length] ?? 'neutral',
          }
        : {}),
    }
  })
  const added = states.map(({ field }) => field)
  const names = new Set(added.map(({ name }) => name))
  const isNew = ({ name }: Field) => !names.has(name) && !(name === 'Open' && names.has('Opening hours'))
  // "Open now" and "Open" are the same places.
  const isNewGroup = (group: string) =>
    !states.some(({ label }) => label.toLowerCase().startsWith(`${group.toLowerCase()} `))
  return {
    ...entity,
    groups: [...states.map(({ label }) => label), ...entity.groups.filter(isNewGroup)].slice(0, mostGroups),
    facts: entity.facts.filter(({ title }) => !(title === 'Closes' && names.has('Opening hours'))),
    fields: [...entity.fields.slice(0, 1), ...added, ...entity.fields.slice(1).filter(isNew)],
    samples: rows,
  }
}
