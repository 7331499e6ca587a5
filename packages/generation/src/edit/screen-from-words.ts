import type { AppDocument } from '@kwiq/app-model'
import { makeEntity } from '../plan/make-entity.ts'
import type { ScreenPlan } from '../plan/types.ts'
import { mask } from '../dictation/mask.ts'
import type { Part } from '../dictation/part.ts'
import { readPart } from '../dictation/read-part.ts'
import { findEntity } from '../entities/index.ts'
import { valuesOf } from '../plan/content/values.ts'
import type { Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { knownEntries } from './known-entries.ts'
import { findList } from './lists.ts'
import { listed, withoutArticle } from './words.ts'

/** What is said of a screen that is to be made. */
export interface ScreenWish {
  name: string
  /** What one does on it: "message the teacher". */
  deed?: string | undefined
  /** What it is for, where that is no form: "collect 10 stamps". */
  purpose?: string | undefined
  /** What it is to hold: "name, phone and what we buy from them". */
  parts: string
}

const mostOptions = 8

/** Verbs of what one does by filling in a form. */
const giving =
  /^(?:book|reserve|order|request|report|submit|suggest|apply|register|sign up|rsvp|donate|offer|post|upload|add|enter|log|record|create|invite|rate|review|rent|borrow|buy|sell|pay|vote|nominate|complain|ask|leave|write|fill in|hand in|swap|trade|exchange|track|note|type|propose|wish for|name|list)\b/i
const talking =
  /^(?:message|chat|talk|write (?:to|(?:an? |the |us |me )?messages?)|send (?:an? |the |us |me )?messages?|text|contact|speak|reach|dm|get in touch)\b/i

/** Whether one does it by writing to each other. */
export const isTalk = (deed: string): boolean => talking.test(deed)

/** Whether a screen can be made of doing it: a talk, or a form. */
export const isDeed = (deed: string): boolean => isTalk(deed) || giving.test(deed)

/** Small words that end what a deed is about. */
const behind = /\s+(?:on|in|at|for|from|with|by|to|before|after|when|if|about)\s.*$/i

const entityOf = (words: string): Entity => {
  // "Tips for beginners" are tips.
  const bare = withoutArticle(words).replace(behind, '').toLowerCase()
  const all = (collective.test(bare) ? 'member' : bare).split(/\s+/)
  const head = toSingular(all.at(-1) ?? 'item')
  return (
    (all.length === 1 ? findEntity(head) : undefined) ??
    makeEntity([...all.slice(-2, -1), head], hashText(words))
  )
}

/** "5, 15 and 60 minutes": each with the unit of the last. */
function optionsIn(parts: string): string[] | undefined {
  const buttons =
    /^(?:an?\s+)?(?:[\p{L} ]{2,20}\s)?(?:buttons|options|choices|chips)\s+(?:for|of|with|like|:)\s*(.{3,80})$/iu.exec(
      parts,
    )?.[1]
  if (buttons) return optionsIn(`${buttons} to choose`)
  const isChosen = /\s+to\s+(?:choose|pick|select)(?:\s+from)?$/i.test(parts)
  const bare = parts.replace(/\s+to\s+(?:choose|pick|select)(?:\s+from)?$/i, '')
  const told = listed(bare.replaceAll(/\s+or\s+/gi, ', ')).map(withoutArticle)
  const unit = /^\d[\d.,]*\s+(\p{L}+)$/u.exec(told.at(-1) ?? '')?.[1]
  const isNumbers = told.length > 1 && told.every((part) => /^\d/.test(part))
  if (told.length < 2 || (!isChosen && !isNumbers)) return undefined
  return told
    .slice(0, mostOptions)
    .map((part) => capitalise(/^\d[\d.,]*$/.test(part) && unit ? `${part} ${unit}` : part))
}

/** The parts one after the other; a bare name is a value. */
function partsIn(text: string): Part[] {
  const masked = mask(text)
  return listed(masked.text.replaceAll(/\b(?:their|its|his|her)\s+/gi, '')).flatMap((item): Part[] => {
    const pictured =
      /^(?:the\s+|some\s+)?(?:photos|pictures|images|a (?:photo )?gallery) of\s+(.{2,40})$/i.exec(item)?.[1]
    if (pictured)
      return [{ kind: 'list', label: capitalise(withoutArticle(pictured)), fields: [], isPictured: true }]
    if (/^(?:(?:the|their)\s+)?logos?$/i.test(item)) return readPart('photos', mask('photos')).parts
    if (
      /^(?:(?:some|a few|\p{L}+|\d)\s+)?(?:paragraphs?|lines? of text|texts?)(?:\s+about\s.*)?$/iu.test(item)
    )
      return [{ kind: 'fact', label: 'Description' }]
    return readPart(item, masked).parts
  })
}

/** "What we buy from them" is a thing: by a word that has values. */
const namesOf: readonly [RegExp, string][] = [
  [/^what\b/i, 'Product'],
  [/^who\b/i, 'Name'],
  [/^when\b/i, 'Date'],
  [/^where\b/i, 'Place'],
  [/^how (?:much|many)\b/i, 'Amount'],
]
const nameOf = (field: string) =>
  namesOf.find(([form]) => form.test(field))?.[1] ?? (/^names$/i.test(field) ? 'Name' : field)

/** Several people under one word. */
const collective = /^(?:the\s+|our\s+|my\s+)?(?:team|staff|crew|personnel)$/i

const isMany = (name: string) => {
  const bare = name.replace(behind, '').toLowerCase()
  if (collective.test(bare)) return true
  return toSingular(bare) !== bare
}

/** What every list can keep of its entries, and nobody fills in. */
const ofEverything = /^(?:favou?rite|pinned|created|tag|from)$/i

/** The fields one fills in for such a thing. */
function formOf(entity: Entity): Part[] {
  const own = entity.fields.filter(({ name }) => !ofEverything.test(name))
  return own.slice(0, 5).map(({ name, kind, options }): Part => {
    if (kind === 'date' || kind === 'time') return { kind: 'date', label: name }
    if (kind === 'switch') return { kind: 'switch', label: name }
    if (kind === 'choice') return { kind: 'input', label: name, entry: 'select', options }
    if (kind === 'photo') return { kind: 'image', label: name }
    const entry =
      kind === 'long'
        ? 'multiline'
        : kind === 'email' || kind === 'number' || kind === 'slider'
          ? kind
          : 'text'
    return { kind: 'input', label: name, entry, options: [] }
  })
}

/** A field for a value of that name. */
function fieldFor(label: string): Part {
  if (/^(?:stars?|star rating|rating)$/i.test(label))
    return {
      kind: 'choice',
      label: capitalise(label),
      options: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    }
  if (/^sum$/i.test(label)) return { kind: 'choice', label, options: ['€ 2', '€ 5', '€ 10', '€ 20'] }
  if (/^(?:photos?|pictures?|images?)$/i.test(label)) return { kind: 'image', label }
  if (/\b(?:date|day|time|when)\b/i.test(label)) return { kind: 'date', label }
  const entry = /\b(?:number|amount|count|age|how many|quantity)\b/i.test(label)
    ? 'number'
    : /\b(?:notes?|message|comments?|description|text|reason|feedback|details|your review)$/i.test(label)
      ? 'multiline'
      : /\be-?mail\b/i.test(label)
        ? 'email'
        : 'text'
  return { kind: 'input', label, entry, options: [] }
}

/** What one reports, whatever it is. */
const reportFields: readonly string[] = ['What is it about', 'Place', 'Photo', 'Description']

/** What one fills in for such a thing in any app. */
const usualFields: readonly [RegExp, readonly string[]][] = [
  [/\b(?:reviews?|ratings?|testimonials?)$/i, ['Stars', 'Your review', 'Photo']],
  [/\b(?:photos?|pictures?|images?)$/i, ['Photo', 'Notes']],
  [/\b(?:feedback|comments?|opinions?)$/i, ['Stars', 'Message']],
  [/\b(?:tips?|donations?|contributions?|gratuit(?:y|ies))$/i, ['Sum', 'Message']],
  [/\b(?:notes?|messages?)$/i, ['Message']],
  [/\b(?:ideas?|suggestions?|wish(?:es)?)$/i, ['Your idea', 'Description']],
  [/\b(?:problems?|issues?|complaints?|faults?|damages?|defects?|bugs?)$/i, reportFields],
]

/** What one gives just by typing it: a field, a button and the list of what others gave. */
function typedParts(deed: string, name: string): Part[] | undefined {
  const thing =
    /^(?:type|propose|wish for|list)(?:\s+in)?\s+(?:an?\s+|their\s+|the\s+|your\s+|some\s+)?(.{3,30})$/iu.exec(
      deed,
    )?.[1]
  if (thing === undefined) return undefined
  const one = toSingular(thing.replace(behind, '').toLowerCase())
  return [
    { kind: 'input', label: capitalise(one), entry: 'text', options: [] },
    { kind: 'button', label: `Add ${one}`, isQuiet: false },
    {
      kind: 'list',
      label: isMany(name) ? capitalise(name) : capitalise(toPlural(one)),
      fields: [],
      isPictured: false,
    },
  ]
}

/** What one does, as a form with a button; with just the fields that are told, where some are. */
function deedParts(deed: string, told: readonly Part[]): Part[] | undefined {
  if (isTalk(deed)) return [...told, { kind: 'bubbles', label: 'Messages' }]
  const verb = giving.exec(deed)?.[0]
  if (verb === undefined) return undefined
  const thing = deed.slice(verb.length).replace(behind, '').trim()
  const button: Part = {
    kind: 'button',
    label: capitalise(
      [
        verb,
        ...withoutArticle(thing.replace(/\s+of\s.*$/i, ''))
          .split(' ')
          .slice(0, 3),
      ]
        .join(' ')
        .trim(),
    ),
    isQuiet: false,
  }
  const head = toSingular(withoutArticle(thing).toLowerCase().split(' ').at(-1) ?? '')
  // Of what one keeps count of, how much and when.
  const isCounted = /^(?:log|record|track)$/i.test(verb) && findEntity(head) === undefined
  const known =
    usualFields.find(([form]) => form.test(withoutArticle(thing).replace(/\s+of\s.*$/i, '')))?.[1] ??
    (isCounted ? ['Amount', 'Date', 'Notes'] : undefined)
  const reported = /^report$/i.test(verb) ? reportFields : undefined
  const fields = told.map((part) => (part.kind === 'fact' ? fieldFor(part.label) : part))
  const isOnlyPhoto = fields.length > 0 && fields.every(({ kind }) => kind === 'image')
  const usual =
    thing === ''
      ? ['Name', 'Email', 'Message'].map(fieldFor)
      : (known ?? reported)
        ? (known ?? reported ?? []).map(fieldFor)
        : formOf(entityOf(thing))
  // "With a photo" is one more of what such a form has.
  const others = usual.filter((part) => part.kind !== 'image')
  return [...(isOnlyPhoto ? [...others, ...fields] : fields.length > 0 ? fields : usual), button]
}

/**
 * A plan of a screen with just what is said of it: what one does there, the values and components it is to hold, or
 * things of its name. Where only its name is said and nothing is known of that: room for a text, and the app's own things.
 */
export function planFromWords(
  { name, deed: doing, purpose, parts: said }: ScreenWish,
  document: AppDocument,
): Pick<ScreenPlan, 'kind' | 'dictated'> {
  const deed = doing ?? (giving.exec(name)?.[0].length === name.length ? name : undefined)
  const options = optionsIn(said)
  const told = options === undefined && said !== '' ? partsIn(said) : []
  const typed = deed === undefined || told.length > 0 ? undefined : typedParts(deed, name)
  const done = typed ?? (deed === undefined ? undefined : deedParts(deed, told))
  const values = told.flatMap((part) =>
    part.kind === 'fact' && part.value === undefined ? [nameOf(part.label)] : [],
  )
  const lists = new Map<string, Entity>()
  const parts: Part[] = []
  if (options) parts.push({ kind: 'choice', label: name, options })
  // "About our beans, with a photo and some text" is told, and no list of beans.
  const isTold =
    told.length > 1 &&
    told.every(({ kind, label }) => kind === 'image' || (kind === 'fact' && label === 'Description'))
  const holdsThings =
    isMany(name) &&
    !isTold &&
    !isKnownName(name) &&
    deed === undefined &&
    !told.some(({ kind }) => kind === 'list')
  if (holdsThings && options === undefined) {
    const head = collective.test(name)
      ? 'member'
      : toSingular(name.replace(behind, '').toLowerCase().split(' ').at(-1) ?? '')
    const others = told.filter(({ kind }) => kind !== 'fact' && kind !== 'image')
    const isPictured = told.some(({ kind }) => kind === 'image')
    const isFields = values.filter(isAttribute).length * 2 >= values.length
    const fields = isFields ? values : []
    parts.push({ kind: 'list', label: capitalise(name), fields, isPictured }, ...others, {
      kind: 'button',
      label: `Add ${head}`,
      isQuiet: false,
    })
    lists.set(capitalise(name), isFields ? entityOf(name) : calledSo(entityOf(name), values))
  } else if (values.length > 2 && stages.test(name)) {
    const others = told.filter((part) => part.kind !== 'fact')
    parts.push({ kind: 'steps', label: name, options: values }, ...others)
  } else if (!done)
    parts.push(...told.map((part) => (part.kind === 'fact' ? knownPart(part, document) : part)))
  if (isKnownName(name) && !parts.some(({ label }) => label === name))
    parts.unshift(knownPart({ kind: 'fact', label: name }))
  if (typed) parts.push(...typed)
  for (const part of parts)
    if (part.kind === 'list' && !lists.has(part.label))
      lists.set(part.label, entityOf(typed?.[0]?.label ?? part.label))
  if (done && !typed) parts.push(...done)
  // "Collect 10 stamps": how far one is.
  const goal = /\b\d+\s+\p{L}{3,}/u.exec(purpose ?? '')?.[0]
  if (parts.length === 0 && goal) parts.push({ kind: 'chart', label: goal, form: 'progress' })
  if (parts.length === 0) {
    const own = findList(document, 'list')?.node.label
    const many = capitalise(toPlural(name.toLowerCase()))
    // Nothing is known of "Loyalty": room for what there is to say, and the app's own things.
    if (isKnown(name, document)) parts.push({ kind: 'list', label: many, fields: [], isPictured: false })
    else {
      parts.push({ kind: 'fact', label: 'Description' })
      if (own) parts.push({ kind: 'list', label: own, fields: [], isPictured: false })
    }
    for (const { label } of parts) lists.set(label, entityOf(label))
  }
  return { kind: 'dictated', dictated: { groups: [parts], lists } }
}

/** What goes from step to step. */
const stages = /\b(?:track(?:ing|er)?|status|progress|process|steps|stages|timeline|journey)\b/i

/** "Phone" is told of each; "vet" is one of them. */
function isAttribute(label: string): boolean {
  const head = toSingular(label.toLowerCase().split(' ').at(-1) ?? '')
  return (
    /^(?:name|photo|picture|image|note|text|description|title)s?$/i.test(label) ||
    findAttribute(head) !== undefined ||
    valuesOf(label) !== undefined
  )
}

/** The things that are told, with what else such things have. */
function calledSo(entity: Entity, names: readonly string[]): Entity {
  const samples = names.flatMap((name, index) => {
    const sample = entity.samples[index % entity.samples.length]
    const title = capitalise(name)
    if (!sample) return []
    // What is known of the samples is untrue of what is told.
    const { icon, tone, image } = sample
    return [
      {
        title,
        ...(icon === undefined ? {} : { icon }),
        ...(tone === undefined ? {} : { tone }),
        ...(image === undefined ? {} : { image: title }),
        ...(sample.avatar === undefined ? {} : { avatar: title }),
      },
    ]
  })
  return samples.length > 0 ? { ...entity, samples } : entity
}

const isKnownName = (name: string) => knownEntries(name) !== undefined

/** "Opening hours" are a list of their own. */
function knownPart(part: Part & { kind: 'fact' }, document?: AppDocument): Part {
  if (/\b(?:bio|biography|description|story|summary|introduction)$/i.test(part.label))
    return { kind: 'fact', label: 'Description' }
  // "Their books", where the app has books.
  const own = document && isMany(part.label) ? findList(document, part.label)?.node.label : undefined
  const isOwn = own !== undefined && own.toLowerCase() === part.label.toLowerCase()
  return isKnownName(part.label) || isOwn
    ? { kind: 'list', label: part.label, fields: [], isPictured: false }
    : part
}

const isKnown = (name: string, document: AppDocument) =>
  findEntity(toSingular(name.toLowerCase())) !== undefined &&
  !document.app.name.toLowerCase().includes(name.toLowerCase())
