import { capitalise } from '../words/forms.ts'
import type { ComponentNode } from '@kwiq/app-model'
import { hasPictures, type Entity, type Field } from '../entity.ts'
import type { Extra, ScreenPlan } from '../plan/types.ts'
import { knownValuesOf } from '../plan/content/values.ts'
import { pickBySeed } from '../seed.ts'
import { classOf } from '../words/noun-classes.ts'
import { toSingular } from '../words/forms.ts'
import { doings } from './doing-buttons.ts'
import { targetOf } from './doing-target.ts'
import { eventTimes } from './event-times.ts'
import { fieldComponent } from './fields.ts'
import { rowItems, samplesFrom, tileItems } from './items.ts'
import type { Scene } from './scene.ts'
import { groundOf } from './screens/map-ground.ts'
import { daysLeft } from './days-left.ts'
import { isCourse, namedChart } from './named-chart.ts'

const mostOnSwitch = 4
/** "New user joins" of "When a new user joins". */
const inShort = (label: string): string =>
  label.split(' ').length > mostOnSwitch ? capitalise(label.replace(/^(?:when|if) (?:an?|the) /i, '')) : label

/** What the description names beyond the recipe, as components that fit the screen's kind. */
export function extraComponents(given: Scene): ComponentNode[] {
  const scene = {
    ...given,
    screen: { ...given.screen, extras: given.screen.extras.map((extra) => withValue(given, extra)) },
  }
  return [
    ...alarms(scene),
    ...inputs(scene),
    ...options(scene),
    ...typed(scene),
    ...roles(scene),
    ...things(scene),
    ...values(scene),
    ...doings(scene),
  ]
}

/** What one chooses above a list, and what stands below it. */
export function aroundList(scene: Scene): { above: ComponentNode[]; below: ComponentNode[] } {
  const part = (isAbove: boolean): Scene => ({
    ...scene,
    screen: {
      ...scene.screen,
      extras: scene.screen.extras.filter(({ kind }) => (kind === 'choice') === isAbove),
    },
  })
  return { above: extraComponents(part(true)), below: extraComponents(part(false)) }
}

/** A big button for when it matters. */
function alarms(scene: Scene): ComponentNode[] {
  const { kit, screen } = scene
  const alarm = screen.extras.find((extra) => extra.kind === 'alarm')
  if (alarm?.kind !== 'alarm') return []
  const word = alarm.label.replace(/ button.*$/i, '')
  // What leads through it comes before the call.
  const page = scene.to('guide') ?? scene.to('help', 'people', 'map', 'detail')
  const isUrgent = /^(?:emergency|sos|panic|alarm|help)$/i.test(word)
  const isCall = isUrgent && !scene.has('guide')
  // "Alert trained people" is done to them.
  const isDoing = /^alert /i.test(word)
  const title = isDoing ? word : `${word} button`
  return [
    kit.hero({ title, text: isCall ? 'One tap calls 112.' : 'One tap is enough.' }, [
      kit.button(isUrgent ? 'Call for help' : isDoing ? 'Alert now' : word, {
        icon: isDoing ? 'bell' : 'phone',
        size: 'large',
        action: isCall ? { kind: 'link', href: 'tel:112' } : (page ?? { kind: 'back' }),
      }),
    ]),
  ]
}

/** What stands in a list's search field: as the description says it. */
export const searchHint = ({ extras }: ScreenPlan, usual: string): string =>
  extras.flatMap((extra) => (extra.kind === 'search' ? [extra.label] : []))[0] ?? usual

/** What the words say is a chart, a clock, a search, a switch or dates. */
function typed(scene: Scene): ComponentNode[] {
  const { kit, screen, entity } = scene
  const parts: ComponentNode[] = []
  const switches: ComponentNode[] = []
  const hints: ComponentNode[] = []
  for (const extra of screen.extras) {
    switch (extra.kind) {
      case 'chart':
        // The course of the whole stands on a screen of numbers once.
        if (screen.kind === 'stats' && isCourse(extra.label)) break
        parts.push(kit.section(extra.label, [kit.card([namedChart(scene, extra.label)])]))
        break
      case 'clock':
        // It runs there.
        if (screen.kind === 'timer') break
        parts.push(
          kit.card([
            kit.text('stat', (/countdown/i.test(extra.label) && daysLeft(entity)) || '12:40', {
              caption: extra.label,
            }),
          ]),
        )
        break
      case 'search':
        // The list's own field says it.
        if (screen.kind === 'browse' || screen.kind === 'people' || screen.kind === 'map') break
        parts.push(kit.input(extra.label, { kind: 'search', placeholder: extra.label }))
        break
      case 'dates':
        parts.push(
          kit.section(extra.label, [
            kit.date(extra.label, { variant: 'week', selected: 3, marked: [1, 3, 5] }),
          ]),
        )
        break
      case 'place':
        parts.push(
          kit.section(extra.label, [
            kit.node('map', extra.label, {
              height: 150,
              ground: groundOf(entity, scene.app.description),
              seed: scene.app.name,
              pins: [{ x: 0.52, y: 0.46, icon: entity.icon, selected: true }],
            }),
          ]),
        )
        break
      case 'switch':
        switches.push(kit.toggle(inShort(extra.label), true))
        break
      case 'hint':
        hints.push(
          kit.text('caption', extra.label, { align: 'center', ...(extra.tone ? { tone: extra.tone } : {}) }),
        )
        break
      case 'action':
      case 'alarm':
      case 'choice':
      case 'field':
      case 'note':
      case 'option':
      case 'role':
      case 'thing':
        break
    }
  }
  return [...parts, ...(switches.length > 0 ? [kit.card(switches)] : []), ...hints]
}

/** What is chosen in the settings, each a row. */
function options({ kit, screen }: Scene): ComponentNode[] {
  const found = screen.extras.flatMap((extra) =>
    extra.kind === 'option'
      ? [{ icon: extra.icon, title: extra.label, value: extra.value, chevron: true }]
      : [],
  )
  return found.length > 0 ? [kit.list('rows', found.map(({ title }) => title).join(', '), found)] : []
}

const isForm = ({ screen }: Scene) =>
  screen.kind === 'form' || screen.kind === 'editor' || screen.kind === 'converter'

const isEntered = (scene: Scene, { use }: Extract<Extra, { kind: 'field' }>) =>
  use === 'entered' || (use === undefined && isForm(scene))

const isSo = /\b(?:available|free|open|ready|in stock)$/i
/** What one is shown has a value. Of what nobody can know only the name stands there, and leads to where it is seen. */
function withValue(scene: Scene, extra: Extra): Extra {
  if (
    extra.kind !== 'field' ||
    extra.field.value !== '' ||
    extra.field.kind === 'photo' ||
    isEntered(scene, extra)
  )
    return extra
  return isSo.test(extra.field.name)
    ? { ...extra, field: { ...extra.field, value: 'Yes' } }
    : { kind: 'note', label: extra.field.name, icon: 'tag' }
}

/** A picture of a thing that has one shows that, and no camera. */
function ofFirst(field: Field, { entity }: Scene): Field {
  const image = hasPictures(entity) ? entity.samples[0]?.image : undefined
  return image && field.kind === 'photo' ? { ...field, value: image } : field
}

/** Fields of a form, and choices anywhere. */
function inputs(scene: Scene): ComponentNode[] {
  const { kit, screen } = scene
  return screen.extras.flatMap((extra) => {
    if (extra.kind === 'field')
      return isEntered(scene, extra) || extra.field.kind === 'photo'
        ? [fieldComponent(kit, isForm(scene) ? extra.field : ofFirst(extra.field, scene))]
        : []
    if (extra.kind !== 'choice') return []
    return [
      kit.list(
        'chips',
        extra.label,
        extra.options.map((title) => ({ title })),
        { title: extra.label, wrap: true, active: 0 },
      ),
    ]
  })
}

/** The part of the app of those who do several things in it. */
function roles(scene: Scene): ComponentNode[] {
  const { kit, screen } = scene
  return screen.extras.flatMap((extra) =>
    extra.kind === 'role'
      ? [
          kit.list(
            'rows',
            extra.label,
            extra.doings.map((doing) => ({ ...doing, chevron: true, action: targetOf(scene, doing.title) })),
            { title: extra.label },
          ),
        ]
      : [],
  )
}

/** "Results: Good" of several, and what nobody can know, say nothing at a glance. */
const isEmptyValue = (title: string, value: string): boolean =>
  value === 'Not set' ||
  (/^(?:Good|Fair|Poor)$/.test(value) && toSingular(title.toLowerCase()) !== title.toLowerCase())

const isValue = (label: string, { nounClass: whose }: Entity) => {
  // "Who pays the fee" is a list.
  if (/^who /i.test(label)) return false
  // "Market prices" of maize and wheat, "trip history": several things under a word for values.
  if (whose !== undefined && !['measure', 'state'].includes(whose)) return false
  const nounClass = classOf(toSingular(label.toLowerCase().split(' ').at(-1) ?? ''))
  return nounClass === 'measure' || nounClass === 'state'
}

/** A section of its own for each thing; what is a value stands with the values. */
function things(scene: Scene): ComponentNode[] {
  return scene.screen.extras.flatMap((extra) =>
    extra.kind === 'thing' && !isValue(extra.label, extra.entity)
      ? [section(scene, extra.label, extra.entity, extra.isWhole === true)]
      : [],
  )
}

/** Whether the rows of one thing are those of another. */
const isListed = (entity: Entity, listed: Entity) =>
  entity.samples.filter(({ title }) => listed.samples.some((sample) => sample.title === title)).length > 2

function section(scene: Scene, title: string, entity: Entity, isWhole: boolean): ComponentNode {
  const { kit } = scene
  const open = scene.to('detail', 'browse', 'form', 'home')
  const start = pickBySeed(scene.app.contentSeed, `section/${title}`, [0, 1, 2])
  // Some of those the screen lists anyway: two of the last are enough to tell which.
  const isPart = !isWhole && isListed(entity, scene.entity)
  if (hasPictures(entity)) {
    return kit.list(
      'carousel',
      title,
      tileItems(entity, isPart ? samplesFrom(entity, -2, 2) : samplesFrom(entity, start, 4), open),
      { title },
    )
  }
  const nounClass = classOf(toSingular(title.toLowerCase().split(' ').at(-1) ?? ''))
  // Points are counted.
  if (nounClass === 'award' && entity.samples.every(({ value }) => value === undefined)) {
    return kit.list(
      'grid',
      title,
      samplesFrom(entity, 0, 3).map((sample) => ({
        icon: sample.icon,
        title: sample.title,
        tone: sample.tone,
      })),
      { title, columns: 3 },
    )
  }
  if (nounClass === 'event' && entity.samples.every(({ time }) => time !== undefined)) {
    return kit.list(
      'agenda',
      title,
      eventTimes(entity, samplesFrom(entity, 0, 2)).map((sample) => ({
        time: sample.time,
        title: sample.title,
        subtitle: sample.subtitle,
        action: open,
      })),
      { title },
    )
  }
  return kit.list('rows', title, rowItems(entity, samplesFrom(entity, isPart ? -2 : start, 2), open), {
    title,
  })
}

/** Attributes and measures: two or three as numbers side by side, others as rows. */
function values(scene: Scene): ComponentNode[] {
  const { kit, screen } = scene
  const found: { title: string; value: string }[] = screen.extras
    .flatMap((extra) => {
      if (extra.kind === 'field' && !isEntered(scene, extra) && extra.field.kind !== 'photo')
        return [
          {
            title: extra.field.name,
            // What one thing costs is said already.
            value:
              (/^price (?:estimate|quote)$|^estimated price$/i.test(extra.field.name) &&
                scene.entity.price?.value) ||
              extra.field.value ||
              'Not set',
          },
        ]
      if (extra.kind === 'thing' && isValue(extra.label, extra.entity))
        return [
          {
            title: extra.label,
            value:
              knownValuesOf(extra.label)?.[0] ??
              extra.entity.facts[0]?.value ??
              extra.entity.figures[0]?.value ??
              '3',
          },
        ]
      return []
    })
    .filter(({ title, value }) => !isEmptyValue(title, value))
  if (found.length === 0) return []
  const isShort = found.every(({ value, title }) => value.length <= 8 && title.length <= 18)
  if (isShort && found.length <= 3)
    return [
      kit.list('stats', found.map(({ title }) => title).join(', '), found, {
        columns: Math.min(2, found.length),
      }),
    ]
  return [
    kit.list(
      'rows',
      'At a glance',
      found.map((each) => ({ icon: 'tag', ...each })),
      { title: 'At a glance' },
    ),
  ]
}
