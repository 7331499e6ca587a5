import type { ComponentNode } from '@kwiq/app-model'
import type { Part } from '../../dictation/part.ts'
import { type Entity, hasPictures } from '../../entity.ts'
import { rowItems, samplesFrom, tileItems } from '../items.ts'
import type { Loose } from '../kit.ts'
import { capitalise } from '../../words/forms.ts'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'
import { iconOfButton } from './button-icons.ts'
import { isHeading, isPerson, isText } from './facts.ts'
import { leadingTo } from './leading-to.ts'
import { valueHere } from './value-here.ts'
import { knownValue, valueOf } from './value-of.ts'

const mostShown = 4
/** Letters of a value that fits at the end of a row. */
const longestValue = 10
const pictures = /image|photo|picture|thumbnail|logo|cover|artwork|poster/i
/** Things that are pictures themselves. */
const ofPictures = /^(?:\p{L}+ ){0,2}(?:images|photos|pictures|shots|snaps|pins|artworks|posts)$/iu
/** Components that stand in each row. */
const marks =
  /button$|^radio$|^flags?$|check ?(?:box(?:es)?|marks?)$|ticks?$|switch$|toggle$|stepper$|icons?$|progress bar$|badge$|dot$|avatar|^unread|^(?:three[- ]dots?|overflow|more|options|kebab|context) menu$/i
/** What tells one thing of such a list from the other when they have no name. */
const telling =
  /^(?:(?:week)?days?|dates?|times?|months?|weeks?|rank)(?: name)?$|^(?:order|invoice|ticket|booking|reference|tracking) (?:number|id|no)$/i
const calledSo =
  /^(?:user ?|first |full |last )?names?$|^(?:name|title) of |author|avatar|^(?:merchant|payee|store name|shop name)$/i

/** Rows of the list's things, each with what the description says it shows; without that, as such things are shown. */
export function drawList(scene: Scene, part: Part & { kind: 'list' }): ComponentNode[] {
  const { label, sections = [] } = part
  if (sections.length === 0) return [drawRows(scene, part)]
  const lists = scene.screen.dictated?.lists
  return sections.map((section, index) =>
    drawRows(scene, part, {
      title: section,
      own: lists?.get(`${label}/${section}`),
      from: index * mostInSection,
      isOnly: sections.length === 1,
    }),
  )
}

const mostInSection = 2
/** Under which heading rows stand: its own content, or which of the list's things. */
interface Section {
  title: string
  own: Entity | undefined
  from: number
  /** The list has no other heading. */
  isOnly: boolean
}

function drawRows(
  scene: Scene,
  { label, fields, isPictured, isGrid, names = [] }: Part & { kind: 'list' },
  section?: Section,
): ComponentNode {
  const { kit } = scene
  const entity = section?.own ?? scene.screen.dictated?.lists.get(label) ?? scene.entity
  const from = section && !section.own ? section.from : 0
  const [amount] = /^\d/.exec(label) ?? []
  const most =
    section && !section.isOnly
      ? mostInSection
      : amount === undefined
        ? mostShown
        : Math.min(6, Math.max(3, Number(amount)))
  const samples = samplesFrom(entity, from, most)
  const title = section
    ? section.title
    : names.length > 0 && /^entries$/i.test(label)
      ? (scene.screen.title ?? label)
      : label === '' || /^(?:rows|cards|entries|list)$/i.test(label)
        ? entity.many
        : label
  // The title of a screen is not said again over its list.
  const shown = title === scene.screen.title ? undefined : title
  const open = leadingTo(scene, label === '' ? entity.one : label)
  if (isPictured && fields.length === 0 && /^(?:images|photos|pictures)$/i.test(label))
    return kit.list(
      isGrid ? 'grid' : 'carousel',
      title,
      photosOf(scene, entity),
      isGrid ? { columns: 2 } : { title: shown },
    )
  // "A grid of recent shots" shows them.
  if (isGrid && fields.length === 0 && !hasPictures(entity) && ofPictures.test(label))
    return kit.list('grid', title, photosOf(scene, entity), { title: shown, columns: 2 })
  if (isGrid && fields.length === 0)
    return kit.list('grid', title, tileItems(entity, samplesFrom(entity, 0, 6), open), {
      title: shown,
      columns: 2,
    })
  if (isPictured && fields.length === 0)
    return kit.list('carousel', nameOf(title), tileItems(entity, samples, open), { title: shown })
  if (fields.length === 0) return kit.list('rows', title, rowItems(entity, samples, open), { title: shown })
  const isToTick = fields.some((field) => /check ?box|^radio$/i.test(field))
  const items = rowsOf(
    scene,
    entity,
    Math.max(from + most, names.length),
    fields,
    isPictured,
    names.length > 0,
  )
    .slice(from)
    .map((row): Loose => ({ ...row, action: open }))
  // A tile has no room for a face.
  if (isGrid && !isToTick && items.every(({ avatar }) => avatar === undefined))
    return kit.list('grid', title, items.map(asTile), { title: shown, columns: 2 })
  return kit.list(isToTick ? 'checklist' : 'rows', title, items, { title: shown })
}

/** A tile has no room for signs: what stands at the end of a row, below its title. */
const asTile = ({ value, subtitle, ...row }: Loose): Loose => ({
  ...row,
  trailingIcon: undefined,
  ...(subtitle === undefined ? { subtitle: value } : { subtitle, value }),
})

/** What is told as a list of pictures is called so, though one sees that it is one. */
const nameOf = (title: string) =>
  /^(?:images|photos|pictures) of /i.test(title) ? `List of ${title.toLowerCase()}` : title

/** Pictures alone: of the thing, or of here and there. */
function photosOf(scene: Scene, entity: Entity): Loose[] {
  const isOfSomebody = scene.screen.dictated?.groups.flat().some(({ kind }) => kind === 'avatar')
  const own = entity.samples.flatMap(({ image }) => (image === undefined ? [] : [image]))
  const shown =
    own.length > 2 && !isOfSomebody ? own : ['lake', 'mountain', 'city', 'coffee', 'forest', 'beach']
  return shown.slice(0, 6).map((image) => ({ image }))
}

/** "High and low temperature stand as one value. */
function pairedTemperatures(fields: readonly string[]): string[] {
  const low = fields.find((field) => /^(?:low|min)/i.test(field))
  const high = fields.find((field) => /^(?:high|max)/i.test(field))
  return low === undefined || high === undefined
    ? [...fields]
    : fields.flatMap((field) => (field === low ? [] : field === high ? ['High and low'] : [field]))
}

/** What is new, or where it stands. */
function badgeOf(fields: readonly string[], index: number): Loose {
  const field = fields.find((each) => /badge$|^unread/i.test(each)) ?? ''
  if (/unread|new|count|notification/i.test(field)) return index < 2 ? { badge: String(2 - index) } : {}
  // "Open/Closed badge": which of both it is.
  const either = field.replace(/ badge$/i, '').split('/')
  if (either.length === 2) return { badge: capitalise((index % 3 === 1 ? either[1] : either[0]) ?? '') }
  if (either.length > 2) return { badge: either[index % either.length] }
  const known = knownValue(field.replace(/ badge$/i, ''), index)
  if (known !== undefined && known.length < 14) return { badge: known }
  if (/priority/i.test(field)) return { badge: ['High', 'Low', 'Medium', 'Low'][index % 4] }
  return { badge: ['Open', 'Done', 'New', 'Open'][index % 4] }
}

/** How warm it is in each of them: about as warm as on the screen's own. */
function warmthOf(scene: Scene, field: string, index: number): string | undefined {
  const here = /\btemp(?:erature)?$/i.test(field) ? valueHere(scene, field) : undefined
  const [, number = '', unit = ''] = /^([\d.]+)(.*)$/.exec(here ?? '') ?? []
  if (number === '') return undefined
  const more = [0, 0.6, -0.7, 1.1, -0.3, 0.4][index % 6] ?? 0
  return `${(Number(number) + (number.includes('.') ? more : more * 10)).toFixed(number.includes('.') ? 1 : 0)}${unit}`
}

/** "64 hours", "Stock 24". */
const numbered = (named: string, value: string) => {
  const field = named.replace(/^(?:total )?(?:number|count|amount) of /i, '')
  return /s$|count$/i.test(field)
    ? `${value} ${field.toLowerCase().replace(/ (?:count|number)$/, 's')}`.slice(0, 14)
    : `${field.replace(/ number$/i, '')} ${value}`.slice(0, 16)
}

/** Each thing with the values of the fields: what it is called, a line below it, and a short value at its end. */
export function rowsOf(
  scene: Scene,
  entity: Entity,
  most: number,
  fields: readonly string[],
  isPictured: boolean,
  /** What its things are called is told. */
  areNamed = false,
): Loose[] {
  const { contentSeed } = scene.app
  const samples = samplesFrom(entity, 0, most)
  const has = (mark: RegExp) => fields.some((field) => mark.test(field))
  const people = peopleOf(contentSeed, samples.length + 1).slice(1)
  const isOfPeople = samples.every(({ avatar }) => avatar !== undefined)
  const hasPicture = (isPictured || has(pictures)) && !isOfPeople
  const hasPerson = isOfPeople || (!hasPicture && has(/avatar/i))
  const named = fields.filter(
    (field) =>
      (!isHeading(field) || (isOfPeople && /^job title$/i.test(field))) &&
      !isText(field) &&
      !calledSo.test(field) &&
      !pictures.test(field) &&
      !marks.test(field),
  )
  const hasText = fields.some(isText) || has(/text$|^comment$|^message$/i)
  // What is known of such things is called by its name.
  const told =
    areNamed ||
    (!entity.id.startsWith('own-') && /^times?$/i.test(named[0] ?? '')) ||
    hasText ||
    fields.some(isHeading) ||
    has(calledSo)
      ? undefined
      : named.find((field, index) => index === 0 && telling.test(field))
  const isNamedSo = hasPerson && (isOfPeople || (has(calledSo) && !fields.some(isHeading)))
  const button = fields.find((field) => / button$/i.test(field))
  const isMarked = has(/check ?marks?$|ticks?$/i)
  const sign = fields.find((field) =>
    /^(?:trash|delete|remove|close|edit|heart|favou?rite|star|bookmark|share|more|play|call|phone|message|chat|download|add|plus|cart|settings|three[- ]dots?) icon$|^(?:three[- ]dots?|overflow|more|options|kebab|context) menu$/i.test(
      field,
    ),
  )
  // Of what one taps in a row nothing is told of the thing: it is shown as such things are.
  const isOnlyTapped = fields.length > 0 && fields.every((field) => / (?:button|icon)$/i.test(field))
  return samples.map((sample, index): Loose => {
    const who = sample.avatar ?? people[index] ?? 'Mara Vogt'
    let others = 0
    const shown = pairedTemperatures(named).flatMap((field) => {
      if (field === told || (isOfPeople && isPerson(field))) return []
      // A second person of a row is somebody else.
      const whose =
        isPerson(field) && others > 0 ? (people[(index + others * 2) % people.length] ?? who) : who
      if (isPerson(field)) others += 1
      const value = warmthOf(scene, field, index) ?? valueOf(field, index, entity, contentSeed, whose)
      return value === undefined
        ? []
        : [{ field, value: /ratings?$|^stars$/i.test(field) ? `★ ${value}` : value }]
    })
    const last = shown.findLast(({ value }) => value.length <= longestValue)
    const lines = shown
      .filter((each) => each !== last)
      .map(({ field, value }) => (/^\+?[\d ]+$/.test(value) ? `${field} ${value}` : value))
    const text = isNamedSo && !isOfPeople ? sample.title : (sample.subtitle ?? entity.about)
    const title = told === undefined ? undefined : valueOf(told, index, entity, contentSeed)
    const isNumber = last !== undefined && /^\d+$/.test(last.value)
    return {
      ...(hasPicture
        ? { image: sample.image ?? `${entity.one.toLowerCase()} ${index + 1}` }
        : hasPerson
          ? { avatar: who }
          : has(/check ?box|^radio$/i)
            ? { done: index === 0 }
            : { icon: isMarked ? 'check' : (sample.icon ?? entity.icon), tone: sample.tone }),
      title: title ?? (isNamedSo && !isOfPeople ? who : sample.title),
      subtitle:
        lines.length > 0
          ? lines.slice(0, 2).join(' · ')
          : hasText
            ? text
            : isOnlyTapped
              ? sample.subtitle
              : undefined,
      ...(has(/switch$|toggle$/i) ? { switch: index !== 2 } : {}),
      ...(has(/stepper$/i) ? { quantity: String(1 + (index % 2)) } : {}),
      ...(has(/progress bar$/i) ? { progress: [0.64, 0.32, 0.85, 0.5][index % 4] } : {}),
      ...(has(/badge$|^unread/i) ? badgeOf(fields, index) : {}),
      ...(sign ? { trailingIcon: / menu$|dots? icon$/i.test(sign) ? 'more' : iconOfButton(sign) } : {}),
      ...(button ? { trailingIcon: iconOfButton(button.replace(/ button$/i, '')) } : {}),
      value: isNumber ? numbered(last.field, last.value) : last?.value,
    }
  })
}
