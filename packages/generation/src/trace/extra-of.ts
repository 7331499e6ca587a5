import type { Entity, Field } from '../entity.ts'
import { valuesOf } from '../plan/content/values.ts'
import { thingOf } from '../plan/find-entities.ts'
import { hasContent } from '../plan/has-content.ts'
import { makeEntity } from '../plan/make-entity.ts'
import { nounField } from '../plan/noun-field.ts'
import type { Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { isDone } from '../understand/word-kinds.ts'
import type { Capability } from '../words/capabilities.ts'
import { findAttribute } from '../words/attributes.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { aloneVerbs, loneVerbs, stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { iconFor } from '../words/noun-icons.ts'
import { isIdle } from './idle.ts'
import { labelOf } from './label-of.ts'
import { ofClause } from './of-clause.ts'
import { ofLabel } from './of-label.ts'
import { sentBy } from './sent-by.ts'
import { named, partOfApp } from './part-of-app.ts'
import { datedThing } from '../plan/dated-thing.ts'
import { isPictures, typedOf } from './typed-of.ts'
import { iconOfVerb } from '../words/verb-icons.ts'

const listHeads = new Set(
  'list menu diary log journal album archive collection gallery overview catalog catalogue history'.split(
    ' ',
  ),
)

/** "People bid from their phone": whoever uses the app is no part of it. */
export const isAnybody = ({ verb, words, label }: Phrase): boolean =>
  // "Players of Magic": whom a companion is for.
  /^(?:players|fans|gamers|users|lovers|enthusiasts|collectors) of \p{L}+$/iu.test(label ?? '') ||
  // "Statistics for the head porter": there is one, for whom something is.
  (!verb &&
    /^(?:head|chief|senior|lead) \p{L}+$/iu.test(words.join(' ')) &&
    classOf(words.at(-1) ?? '') === 'person') ||
  (!verb &&
    !label &&
    words.length === 1 &&
    /^(?:people|visitors|users|strangers|gamers|fans|adults|folks|regulars|beginners|newcomers|households|seniors|teenagers)$/.test(
      words[0] ?? '',
    ))

/** There are several of it, although its word has no plural. */
const uncounted =
  /^(?:music|equipment|gear|furniture|homework|clothing|jewell?ery|luggage|merch|merchandise|line-?up)$/
/** "Night of a city", "image of day": they belong to what is shown of that. */
export const isPartOfAnother = /^(?:day|night|name|title|icon|image|picture|photo|currency) (?:of|to) /i

/** What a phrase becomes on a screen, or nothing when it says only how. */
export function extraOf(phrase: Phrase, seed: number, isEnglish: boolean): Extra | undefined {
  // "Check currently ongoing games": those.
  const label = phrase.verb
    ? labelOf(phrase)
    : capitalise(
        labelOf(phrase).replace(
          /^(?:check|view|see|browse|show) (?:(?:all|the|currently|their|your) )*(?=\p{L}+ )/iu,
          '',
        ),
      )
  const head = toSingular(phrase.words.at(-1) ?? '')
  if (phrase.capability) return optionOf(phrase.capability)
  if (
    isPartOfAnother.test(label) ||
    /^\d|^(?:below|above|under|over|less|more|fewer|at least|at most|up to) \d/i.test(label) ||
    isAnybody(phrase)
  )
    return undefined
  if (label.length < 2 || label.length > 40 || stopWords.has(label.toLowerCase())) return undefined
  // "Bookmark manager" is the app, and nobody bookmarks one.
  if (
    phrase.verb &&
    phrase.words.length === 1 &&
    !/^(?:contact|call|ask|message|mail|email|write|tell|notify|find|choose|hire|book|rate|invite|assign|meet|pay|be|become)$/.test(
      phrase.verb,
    ) &&
    /^(?:manager|tracker|organi[sz]er|keeper|saver|viewer|app|builder|maker|sharing|finder|simulator|generator|checker|explorer|community|client|planner)$/.test(
      head,
    )
  )
    return undefined
  // Spans of time are how much of something, never a list.
  if (!phrase.verb && phrase.words.length === 1 && /^(?:day|week|month|year|hour|minute|second)$/.test(head))
    return undefined
  if (isEnglish && isIdle(phrase)) return undefined
  // "A station as alarm": it goes off or not.
  if (/^alarms?$/i.test(label)) return { kind: 'switch', label: 'Alarm' }
  if (phrase.isOfStory && /^search by /i.test(label)) return { kind: 'search', label }
  if (phrase.options.length > 1)
    return {
      kind: 'choice',
      label: /^(?:pick|choose|select)$/.test(phrase.verb ?? '')
        ? label
        : capitalise(phrase.text === 'query' ? 'search by' : phrase.text),
      options: phrase.options.map(capitalise),
    }
  if (!phrase.verb && /^(?:social (?:media|networks?)|facebook|twitter|whatsapp|instagram)$/i.test(label))
    return {
      kind: 'action',
      label: `Share on ${label.toLowerCase().startsWith('social') ? label.toLowerCase() : label}`,
      icon: 'share',
    }
  if (/\b(?:sos|panic button|emergency button)\b/i.test(label))
    return { kind: 'alarm', label: /sos/i.test(label) ? 'SOS button' : label }
  // "Search for a country by name": how one searches.
  const [, by] =
    /^\p{L}+ (by (?:name|title|keyword|city|number|id|author|ingredient)\b.*)$/iu.exec(
      phrase.verb ? '' : label,
    ) ?? []
  if (by) return { kind: 'search', label: `Search ${by}` }
  // A diary of what one does there: some of what stands in it.
  if (isEnglish && !phrase.verb && phrase.words.length === 1 && listHeads.has(head)) {
    const kept = phrase.domain?.examples.get(head)
    if (kept) return { kind: 'thing', label, entity: makeEntity([head], seed, true, phrase.domain) }
  }
  // "One edition a day": how often there is something, and nothing one types.
  if (isEnglish && /^(?:one|two|three) \p{L}+ (?:a|per|each|every) (?:day|week|month)$/iu.test(label))
    return { kind: 'hint', label }
  const part = partOfApp(phrase, label, head)
  if (part) return part
  // "Customer waits": what becomes of somebody is no part of a screen.
  if (
    !phrase.verb &&
    phrase.words.length === 2 &&
    /^(?:waits|comes|goes|gets|needs|wants|arrives|knows|likes|plays|works|pays)$/.test(
      phrase.words[1] ?? '',
    ) &&
    classOf(toSingular(phrase.words[0] ?? '')) === 'person'
  )
    return undefined
  // "Clients book online": the doing alone.
  if (phrase.label && !phrase.isSet && aloneVerbs.has(phrase.text))
    return { kind: 'action', label, icon: iconOfVerb(phrase.text) }
  if (phrase.isOfProfile) return ofProfile(phrase, label, head)
  const clause = isEnglish && phrase.options.length === 0 ? ofClause(label, seed) : undefined
  if (clause) return clause
  const counted = countOf(phrase)
  // "Total number" of nothing that is said
  if (/^(?:the )?(?:total|whole|exact|current) (?:number|amount|count)$/i.test(label)) return undefined
  if (counted)
    return {
      kind: 'field',
      field: manyOf.test(counted)
        ? { name: counted, kind: 'text', value: '1,240', options: [] }
        : {
            name: counted,
            kind: 'number',
            value: /^max/i.test(counted) ? '40' : '4',
            options: [],
          },
    }
  // One is taken when all stand together.
  if (/^(?:group|team|class) (?:photo|picture|selfie)$/i.test(label))
    return { kind: 'action', label: `Take ${label.toLowerCase()}`, icon: 'camera' }
  if (isPictures.test(label)) return { kind: 'thing', label, entity: makeEntity(['photo'], seed) }
  // What somebody likes is picked from what others like.
  if (!phrase.verb && /^(?:interests|hobbies|passions)$/i.test(label))
    return { kind: 'choice', label, options: ['Music', 'Outdoors', 'Books', 'Cooking', 'Travel'] }
  if (/^daily (?:goal|target)$/i.test(label))
    return { kind: 'choice', label, options: ['10 min', '20 min', '30 min'] }
  if (/^(?:advanced |smart |search )?filters?$/i.test(label))
    return { kind: 'choice', label, options: ['Newest', 'Nearby', 'Best rated', 'Saved'] }
  // "A warning above 400 mg": given or not.
  if (/^(?:warnings?|alerts?|alarms?) (?:above|below|over|under|before|when|if) /i.test(label))
    return { kind: 'switch', label }
  if (/ friendly$/i.test(label) || /^(?:big|bigger|large|larger|huge|high) \p{L}+$/iu.test(label))
    return { kind: 'switch', label }
  // "Only authenticated users"
  if (
    (/^(?:user|account|member)$/.test(head) || ['person', 'group'].includes(classOf(head))) &&
    /^(?:authenticated|registered|verified|logged-in|premium|paying|invited|anonymous) \p{L}+$/iu.test(label)
  )
    return { kind: 'hint', label: `For ${label.toLowerCase()} only` }
  // "Earn coins": how many there are.
  const [, doing = '', gained = ''] =
    /^(earn|collect|gain|win) ((?:loyalty |bonus |reward )?(?:coins|points|stars|xp|tokens|beans|stamps|credits|gems|miles))\b/i.exec(
      label,
    ) ?? []
  if (gained)
    return {
      kind: 'field',
      field: {
        name: `${capitalise(gained)} ${/^earn|gain/.test(doing.toLowerCase()) ? 'earned' : 'collected'}`,
        kind: 'number',
        value: '320',
        options: [],
      },
    }
  // "Today's level" is one of the values there are.
  if (
    !phrase.verb &&
    /^(?:today|yesterday|tonight)['’]?s? (?:level|value|status|price|rate|number|total)s?$/i.test(label)
  )
    return undefined
  const dated = isEnglish && !phrase.verb ? datedThing(phrase, seed) : undefined
  if (dated) return { kind: 'thing', label, entity: dated, isWhole: true }
  const typed = typedOf(label)
  if (typed && !(phrase.verb && (typed === 'clock' || typed === 'dates'))) return { kind: typed, label }
  if (phrase.verb) return { kind: 'action', label, icon: iconOfVerb(phrase.verb) }
  // Where one fetches or asks is a place, however often it counts.
  if (
    /^(?:\p{L}+ )?(?:pick-?up|service|check-in|ticket|help|information|reception|order) (?:counter|desk|point)$/iu.test(
      label,
    )
  )
    return { kind: 'note', label, icon: 'pin' }
  const [, from = ''] = /^(start|begin) (?:and|\/) (?:end|done|finish|stop) times?$/i.exec(label) ?? []
  if (from) return { kind: 'field', field: { name: label, kind: 'text', value: '9:20 to 9:41', options: [] } }
  // How long something takes is no time of day.
  if (/^time (?:to|taken|needed|spent|left|remaining)\b|^remaining time$/i.test(label))
    return { kind: 'field', field: { name: label, kind: 'text', value: '3:41', options: [] } }
  // "A new member joins": one is told.
  if (
    phrase.isSet &&
    / (?:joins|arrives|comes in|signs up|is added|is released|appears|leaves)$/i.test(label)
  )
    return { kind: 'switch', label: `When ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}` }
  // "Driver profiles" are of drivers.
  const [, whose] = /^(\p{L}+) profiles$/iu.exec(label) ?? []
  if (isEnglish && whose && !phrase.verb && classOf(toSingular(whose.toLowerCase())) === 'person')
    return {
      kind: 'thing',
      label,
      entity: makeEntity([toSingular(whose.toLowerCase())], seed, true, phrase.domain),
    }
  // One opens it and fills it in; it has no number.
  if (!phrase.verb && /^feedback forms?$/i.test(label)) return { kind: 'action', label, icon: 'edit' }
  // What somebody found, and rooms one can have.
  const list = /^lost (?:and|&) found$/i.test(label)
    ? ['found', 'item']
    : /^(?:room|hall) hire$/i.test(label)
      ? ['room', 'hire']
      : undefined
  if (isEnglish && list) return { kind: 'thing', label, entity: makeEntity(list, seed, true, phrase.domain) }
  // "Make offers" is something one does.
  if (
    !phrase.verb &&
    /^(?:make|place|send|submit|leave|give|rate|join|follow|invite|redeem|publish) (?:\p{L}+s|an? offer)$/iu.test(
      label,
    )
  )
    return { kind: 'action', label, icon: iconOfVerb(label.toLowerCase().split(' ')[0]) }
  const messages = sentBy(phrase, label, seed)
  if (messages) return messages
  // "Damage report": one sends one.
  const [, broken = ''] = /^(damage|fault|problem|issue|defect|incident) reports?$/i.exec(label) ?? []
  if (broken && !phrase.verb) return { kind: 'action', label: `Report ${broken.toLowerCase()}`, icon: 'flag' }
  // "Pronunciation check": one checks it.
  if (/^(?:pronunciation|spelling|grammar|plagiarism|symptom|eligibility) check$/i.test(label))
    return { kind: 'action', label, icon: iconOfVerb('check') }
  // "Each house has bathrooms": how many.
  if (phrase.isToldOfEach && !findAttribute(head)) {
    if (head === phrase.words.at(-1))
      return { kind: 'field', field: valuesOf(label) ? nounField(label, head) : sizeField(label, head) }
    if (['thing', 'place', 'numbered'].includes(classOf(head)))
      return { kind: 'field', field: { name: label, kind: 'number', value: '2', options: [] } }
  }
  const labelled = ofLabel(phrase, label, head, seed, isEnglish)
  if (labelled) return labelled
  // A race countdown is how many days are left.
  const [left] = / countdown$/i.test(label) ? (valuesOf(label) ?? []) : []
  if (left) return { kind: 'field', field: { name: label, kind: 'text', value: left, options: [] } }
  // What has been is looked back at, and no state of anything.
  if (isEnglish && /^(?:history|timeline)$/i.test(label)) return { kind: 'note', label, icon: 'clock' }
  // "Market prices" are of what is sold there: several, with names of their own.

  const several =
    head === phrase.words.at(-1)
      ? undefined
      : findExamples(phrase.words.map(toSingular).join(' '), phrase.domain)
  if (isEnglish && several && phrase.words.length > 1 && several !== findExamples(head))
    return {
      kind: 'thing',
      label,
      entity: makeEntity(phrase.words.map(toSingular), seed, true, phrase.domain),
    }
  // A list of units is no choice of them.
  const attribute = /^lists? of /i.test(label) ? undefined : findAttribute(head)
  // "Battery status" is how full it is, not how far one has come.
  const measured =
    /^(?:status|level)$/.test(head) && phrase.words.length > 1 ? valuesOf(label)?.[0] : undefined
  if (measured && /\d/.test(measured))
    return { kind: 'field', field: { name: label, kind: 'text', value: measured, options: [] } }
  // "Rest times" are spans, no time of day.
  const [span] = attribute?.kind === 'time' && phrase.words.length > 1 ? (valuesOf(label) ?? []) : []
  if (span && /^\d+(?:\.\d+)? (?:s|min|h|days?)$/.test(span))
    return { kind: 'field', field: { name: label, kind: 'text', value: span, options: [] } }
  // A decoder has no street, and a catalogue number names the catalogue.
  const [code = ''] =
    phrase.words.length > 1 && /^(?:place|number)$/.test(attribute?.kind ?? '') ? (valuesOf(label) ?? []) : []
  if (attribute?.kind === 'place' ? /^\d+$/.test(code) : /^[A-Z]\p{L}+ \d/u.test(code))
    return { kind: 'field', field: { name: label, kind: 'text', value: code, options: [] } }
  if (attribute) {
    return {
      kind: 'field',
      field: {
        name: label,
        kind: attribute.kind,
        value:
          (attribute.kind === 'date' && /^next /i.test(label) ? 'Thu 26 Nov' : undefined) ||
          (attribute.kind === 'text' && phrase.words.length > 1 && valuesOf(label)?.[0]) ||
          attribute.value,
        options: attribute.options,
      },
    }
  }
  // "Authenticated" and "tabular" alone say how, not what.
  if (
    phrase.words.length === 1 &&
    (isDone(head) || /(?:ized|ular|ally|able|worthy|ful|ish|ous|less)$/.test(head)) &&
    classOf(head) !== 'event'
  )
    return undefined
  // "Gear list", "bake diary": some of what stands in it.
  // Who waits stands on a waiting list: two words that are one noun.
  const whole = phrase.words.slice(-2).map(toSingular).join(' ')
  const known = listHeads.has(head) ? findExamples(whole) : undefined
  if (isEnglish && known && known !== findExamples(head))
    return { kind: 'thing', label, entity: makeEntity(whole.split(' '), seed, true, phrase.domain) }
  if (isEnglish && phrase.words.length > 1 && listHeads.has(head)) {
    const inner = phrase.words.slice(0, -1)
    return {
      kind: 'thing',
      label,
      entity: makeEntity([...inner.slice(0, -1), toSingular(inner.at(-1) ?? '')], seed, true, phrase.domain),
    }
  }
  // "Who is coming": people, under these words.
  if (/^who is /i.test(label) || /^(?:behind|late|on) /i.test(label))
    return { kind: 'thing', label, entity: makeEntity(['member'], seed) }
  // "Bill splitting" is something one does.
  if (
    isEnglish &&
    /(?:ing|tion|sion|ment)$/.test(head) &&
    classOf(head) === 'activity' &&
    !findExamples(phrase.text, phrase.domain) &&
    !findExamples(head, phrase.domain)
  )
    return named(label, head)
  const entity =
    thingOf(phrase, seed, isEnglish) ??
    (isEnglish && head !== phrase.words.at(-1) ? partOf(phrase, seed) : undefined)
  // One sensor, one device: samples of others would say something else.
  const isOne =
    isEnglish &&
    !phrase.isOneOfMany &&
    head === phrase.words.at(-1) &&
    !uncounted.test(head) &&
    classOf(head) === 'thing' &&
    !phrase.label
  if (entity && !isOne && (!isEnglish || hasContent(entity, phrase))) return { kind: 'thing', label, entity }
  // "With a send button": the verb alone is no thing.
  if (phrase.words.length === 1 && loneVerbs.has(head))
    return { kind: 'action', label, icon: iconOfVerb(head) }
  if (phrase.words.length === 1 && strictVerbs.has(head))
    return bareVerbs.test(label) ? undefined : { kind: 'action', label, icon: iconOfVerb(head) }
  // What nobody knows is noted of a thing, or has a few samples; its bare word would say nothing.
  if (head === phrase.words.at(-1)) {
    const field = nounField(label, head)
    // One market is no address.
    if (field.kind === 'place' && phrase.words.length === 1 && !phrase.isOfStory)
      return { kind: 'note', label, icon: iconFor(head, 'pin') }
    // A paper a brief only mentions has no number here.
    if (phrase.isOfStory && /^(?:No\. \d+|Standard)$/.test(field.value)) return undefined
    if (field.kind !== 'switch') return { kind: 'field', field }
    return named(label, head)
  }
  if (!entity) return undefined
  // "Con, grey" and "Deck 21" say less of cons and decks than their word.
  return isEnglish && !hasContent(entity, phrase) ? named(label, head) : { kind: 'thing', label, entity }
}

/** What somebody says of himself: a value, or a row that is named for it. */
function ofProfile(phrase: Phrase, label: string, head: string): Extra | undefined {
  if (isPictures.test(label) || /^(?:photo|picture|image|name|avatar)$/.test(head)) return undefined
  const attribute = findAttribute(head)
  if (attribute)
    return {
      kind: 'field',
      field: { name: label, kind: attribute.kind, value: attribute.value, options: attribute.options },
    }
  const field = head === phrase.words.at(-1) ? nounField(label, head) : undefined
  return field && field.kind !== 'switch'
    ? { kind: 'field', field }
    : { kind: 'note', label, icon: iconFor(head, 'user') }
}

/** "Number of people it serves" is called "People it serves"; another number of things is called as it is written. */
function countOf({ label = '' }: Phrase): string | undefined {
  const [, what, clause] =
    /^(?:(?:maximum|minimum|total|current|exact|max) )?number of (?:the |its |his |her )?(.+?)( (?:it|he|she|they) \p{L}+)?$/iu.exec(
      label,
    ) ?? []
  if (!what) return undefined
  return capitalise(clause ? `${what}${clause}` : label)
}

/** "Square footage", "floor area": how large it is; else whatever there is to say. */
function sizeField(label: string, noun: string): Field {
  return /^(?:footage|area|surface|space)$/.test(noun)
    ? { name: label, kind: 'text', value: '142 m²', options: [] }
    : nounField(label, noun)
}

/** A setting: on or off, or a row with what is chosen. */
function optionOf({ label, value, isOfPlayer = false }: Capability): Extra {
  return value === undefined
    ? { kind: 'switch', label }
    : { kind: 'option', label, value, isOfPlayer, icon: iconFor(label.toLowerCase(), 'settings') }
}

/** Counted in hundreds and thousands. */
const manyOf =
  /\b(?:followers|subscribers|views|likes|downloads|visitors|visits|stars|words|characters|fans|listeners|plays|inhabitants|citizens|votes|clicks)\b/i

/** They say nothing without what they are done with. */
const bareVerbs =
  /^(?:set|use|get|give|bring|tell|make|take|keep|type|enter|show|list|log|find|choose|select|pick|turn|add|count|move|learn|manage|organi[sz]e|control|maintain|complete|finish|connect)$/i

/** "Reviews", "photo updates": words about apps, which in the plural are things one looks through. */
function partOf({ words, domain }: Phrase, seed: number): Entity | undefined {
  const head = toSingular(words.at(-1) ?? '')
  if (/^(?:user|screen|button|tab|page|option|feature|setting|way|element|card|field|link)$/.test(head))
    return undefined
  return makeEntity([...words.slice(-2, -1), head], seed, true, domain)
}
