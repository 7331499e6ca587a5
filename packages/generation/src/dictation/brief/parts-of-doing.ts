import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { looksLikePerson } from '../../words/person-endings.ts'
import { piecesOf } from '../names-in.ts'
import { type BriefPart, buttonPart, plainPart } from './brief-part.ts'
import type { BriefDoing } from './doings.ts'
import { bareThing, seenThings, severalOf } from './seen-things.ts'

const seeing =
  /^(?:see|view|find|get|receive|have|read|check|follow|browse|watch|know|show|list|hold|contain|display|land|look|reach|lead|open|collect|keep|tell|present|include|offer|suggest|give|say|explain|greet)$/
const choosing = /^(?:choose|pick|select)$/
const entering = /^(?:enter|type|fill|state|record|note|log|register|say|ask)$/
const writing = /^(?:describe|write|leave)$/
/** What stands behind the thing that something is done with. */
const behind =
  /,? (?:when|until|while|if|so|because|before|after|by|with|from|in (?:order|the|an?|plain)|at|during|up to|without|to (?!take\b)|for|on|of (?:a|the) (?:day|week)|where|which|that|who|they|it|as (?:an?|well)|again|too|afterwards?|once|within)\b.*$/i
/** No button does so. */
const idle =
  /^(?:work|be|come|go|wait|live|stay|think|arrive|happen|stand|sit|cost|need|want|know|like|love|use)$/
const longestLabel = 4
const pronoun = /^(?:it|them|one|those|this|these|themselves)\b ?/i

/** What is on a button: the verb and its thing, without what is said around it. */
export function deedLabel({ verb, object }: BriefDoing): string {
  const [, as] = /^.* as ((?:an? )?\p{L}+)$/iu.exec(object) ?? []
  if (verb === 'mark' && as !== undefined) return `Mark as ${as.replace(/^an? /, '')}`
  if (/^(?:put|add)$/.test(verb)) {
    const [, basket] = /\b(?:in|into|to) (?:the|their|a) (basket|cart|list|calendar)\b/i.exec(object) ?? []
    if (basket !== undefined) return `Add to ${basket.toLowerCase()}`
  }
  const given = object
    .replace(/^up to .*$/i, '')
    .replace(
      /^(?:\p{L}+ ){1,2}(?=an? \p{L}+(?: about.*)?$)/iu,
      /^(?:send|give|show|offer)$/.test(verb) ? '' : '$&',
    )
  const [, particle = '', rest = given] = /^(up|down|in|out|off|back|on)\b ?(.*)$/i.exec(given) ?? []
  const [, back = '', own = rest] =
    /^(?:it|them|one|those) (back|off|in|out|up|over|down)\b ?(.*)$/i.exec(rest) ?? []
  const thing = bareThing(` ${own.replace(pronoun, '')}`.replace(behind, '').replace(/,.*$/, '').trim())
    .replace(/ (?:(?:and|or) .*|of (?:one|it|them))$/i, '')
    .trim()
  const words = [verb, particle, back, thing]
    .join(' ')
    .split(' ')
    .filter((word) => word !== '')
  const kept = words.length <= longestLabel ? words : [verb, particle, ...words.slice(-2)]
  return capitalise(kept.filter((word) => word !== '').join(' '))
}

/** What there is to choose of such things. */
const usualOptions = (thing: string): string | undefined => {
  const head = toSingular(thing.toLowerCase().split(' ').at(-1) ?? '')
  if (/^(?:length|duration)$/.test(head)) return '30 min, 45 min, 60 min'
  if (/^(?:shop|branch|studio|place|location|site|store|market)$/.test(head))
    return 'Mill street, Station road, Old dairy'
  if (/^(?:room)$/.test(head)) return 'Kitchen, Bathroom, Bedroom'
  return looksLikePerson(head) || classOf(head) === 'person' ? 'Lea Brandt, Omar Haddad, Kim Osei' : undefined
}

/** What one chooses by: a day, a time, a number or one of some. */
function chosenBy(said: string): BriefPart[] {
  const thing = said.trim().replace(/^(?:the|an?|their|your|its) /i, '')
  const [, one, other] = /^(\p{L}+) or (\p{L}+)$/iu.exec(thing) ?? []
  if (one !== undefined && other !== undefined)
    return [plainPart(`a segmented control (${capitalise(one)}, ${capitalise(other)})`)]
  const bare = bareThing(thing.replace(behind, ''))
  if (bare === '') return []
  if (/\b(?:time|hour|slot)s?$/i.test(bare)) return [plainPart('time slots')]
  if (/\b(?:date|day)s?$/i.test(bare)) return [plainPart(`a date picker for the ${bare}`)]
  if (/^(?:number|amount|count|quantity)\b/i.test(bare)) return [plainPart(`a stepper for the ${bare}`)]
  if (bare.split(' ').length > longestLabel) return []
  const options = usualOptions(bare)
  return [
    plainPart(
      options === undefined ? `a dropdown for the ${bare}` : `a dropdown "${capitalise(bare)}" (${options})`,
    ),
  ]
}
const chosen = (object: string): BriefPart[] => object.split(/,? and |, /i).flatMap(chosenBy)

const options =
  /^whether (?:you|they|he|she|one|it) (?:\p{L}+) (\p{L}+(?:, \p{L}+)*),? or (\p{L}+)( \p{L}+)?$/iu
/** What one types: a number, a text, several of them with a button. */
function entered(said: string): BriefPart[] {
  const pieces = said.split(/,? and (?=(?:whether|when|how)\b)/i)
  const special = pieces.flatMap((piece): BriefPart[] => {
    const [, some = '', last = '', unit = ''] = options.exec(piece) ?? []
    if (last !== '')
      return [
        plainPart(
          `a segmented control (${[...some.split(', '), last].map((each) => `${capitalise(each)}${unit}`).join(', ')})`,
        ),
      ]
    if (/^how (?:much|strong|bad|good|well)\b.*(?: from | between | scale )/i.test(piece))
      return [plainPart(`a slider for the ${/hurt|pain/i.test(piece) ? 'pain' : 'level'} from 0 to 10`)]
    return /^when\b/i.test(piece) ? [plainPart('a date picker "When"')] : []
  })
  const names = pieces
    .filter((piece) => !/^(?:whether|when|how (?:much|strong|bad|good|well))\b/i.test(piece))
    .flatMap((piece) => piecesOf(piece))
    .map((each) =>
      bareThing(` ${each.replace(/^how many (\p{L}+).*$/iu, 'number of $1')}`.replace(behind, '').trim()),
    )
    .filter((each) => each !== '' && each.split(' ').length <= longestLabel && !pronoun.test(`${each} `))
  return names.length === 0
    ? special
    : [...special, plainPart(`a form with ${names.join(', ')} and a "Save" button`)]
}

/** What one writes, and to whom. */
function written(object: string): BriefPart[] {
  if (/^to /i.test(object)) {
    const whom = bareThing(object.slice('to '.length)).toLowerCase()
    return [
      plainPart(
        `a multi-line text field "Message${whom === '' || whom.includes(' ') ? '' : ` to ${whom.split(' ')[0] ?? ''}`}" and a "Send" button`,
      ),
    ]
  }
  const thing = bareThing(` ${object.replace(/^down /i, '')}`.replace(behind, '').trim())
  if (thing === '' || thing.split(' ').length > longestLabel) return []
  const field = `a multi-line text field "${capitalise(thing)}"`
  return thing.endsWith('s') && /^down /i.test(object)
    ? [
        { said: `a list of ${thing} with checkbox`, name: capitalise(thing), listed: thing },
        plainPart(`${field} and an "Add" button`),
      ]
    : [plainPart(`${field} and a "Send" button`)]
}

/** "Draws pain and the number of completed days over the weeks". */
const drawn = (object: string): BriefPart[] =>
  piecesOf(object.replace(/ (?:over|per|by) (?:the )?\p{L}+$/iu, '')).map((each) =>
    plainPart(`a line chart of ${bareThing(each).replace(/^number of /i, '')}`),
  )

const isPicture = /^(?:up to )?(?:(?:an?|the|some|\p{L}+) )?(?:photo|picture|video)s?\b/iu

/** "Enters expenses with amount and receipt": those there are, and what one gives for a new one. */
function recordedIn({ verb, object }: BriefDoing): BriefPart[] | undefined {
  const [, thing = '', fields = ''] =
    /^((?:an? |new )*\p{L}+) with (?:its |the |an? )?(.+)$/iu.exec(object) ?? []
  if (!/^(?:add|enter|record|log|register|create|post|note)$/.test(verb) || fields === '') return undefined
  const one = toSingular(thing.replace(/^(?:an? |new )+/i, '').toLowerCase())
  const [listed] = seenThings(`${severalOf(one)} with ${fields}`)
  return [
    ...(/^an? /i.test(thing) || !listed ? [] : [listed]),
    {
      ...buttonPart(`Add ${one}`),
      behind: [
        plainPart(
          `a form with ${piecesOf(fields)
            .map((each) => each.replace(/^(?:an?|the|its) /i, ''))
            .join(', ')} and a "Save" button`,
        ),
      ],
    },
  ]
}

/** The parts of a screen that a doing tells of, as the readers of parts know them. */
export function partsOfDoing(doing: BriefDoing): BriefPart[] {
  const { verb, object } = doing
  if (
    /^whether (?:they|you|he or she|he|she|we) (?:\p{L}+ )?(?:come|comes|coming|take part|join|attend|be there|are there)\b/iu.test(
      object,
    )
  )
    return [plainPart('a segmented control (Coming, Not coming)')]
  const [, other, of = ''] = /^or (\p{L}+) (.+)$/iu.exec(object) ?? []
  if (other !== undefined)
    return [
      { verb, object: of },
      { verb: other, object: of },
    ].flatMap(partsOfDoing)
  if (/^(?:mark|note|tick|record)$/.test(verb) && /^who /i.test(object))
    return seenThings(object).map((part) => ({ ...part, shown: ['name', 'checkbox'] }))
  if (verb === 'rate') return [plainPart('a star rating "Your rating"')]
  if (verb === 'open' && /^an? \p{L}+$/iu.test(object)) return seenThings(severalOf(bareThing(object)))
  const recorded = recordedIn(doing)
  if (recorded) return recorded
  if (isPicture.test(object) && /^(?:take|add|upload|send|attach)$/.test(verb))
    return [plainPart('a photo upload field "Photos"')]
  const [, favourites] = /^(?:their |your |my |the )?(favou?rite \p{L}+|favou?rites)\b/iu.exec(object) ?? []
  if (favourites !== undefined && /^(?:keep|save|mark|add|collect|store)$/.test(verb))
    return [
      {
        ...buttonPart('Add to favourites'),
        of: favourites.split(' ').at(-1) ?? '',
        page: {
          title: 'Favourites',
          part: { said: `a list of ${favourites.toLowerCase()}`, listed: favourites.toLowerCase() },
        },
      },
    ]
  if (choosing.test(verb)) return chosen(object)
  if (/^(?:draw|plot|chart)$/.test(verb)) return drawn(object)
  if (writing.test(verb)) return written(object)
  if (entering.test(verb)) {
    const parts = entered(object)
    if (parts.length > 0) return parts
  }
  if (verb === 'set') {
    const name = capitalise(bareThing(object.replace(behind, '')))
    return [plainPart(`a number field "${name}" and a "Save" button`)]
  }
  if (/^(?:run|start)$/.test(verb) && /\btimer\b/i.test(object))
    return [plainPart('a large timer "00:24"'), buttonPart('Pause'), buttonPart('Finish')]
  if (verb === 'explain')
    return [
      plainPart('a short description'),
      ...(/\bhow long\b/i.test(object) ? [plainPart('the length')] : []),
    ]
  if (verb === 'play') return [plainPart('an audio player')]
  if (/^(?:tap|press|hit|click)$/.test(verb)) return /^\p{Lu}/u.test(object) ? [buttonPart(object)] : []
  if (verb === 'list') {
    const [first, ...more] = seenThings(object)
    return first === undefined
      ? []
      : [
          first.isNamed
            ? {
                said: `a list of ${(first.name ?? '').toLowerCase()}`,
                name: first.name ?? '',
                listed: (first.name ?? '').toLowerCase(),
              }
            : first,
          ...more,
        ]
  }
  if (seeing.test(verb) && !/^(?:in|out|off|up to|(?:it|them) )\b/i.test(object))
    return seenThings(object.replace(/^(?:up|on|at|to|into|for|back at) /i, ''))
  const label = deedLabel(doing)
  const isAlone = /^(?:up to|by|with|at|on|in|for|online|until) /i.test(`${object} `)
  if (!label.includes(' ') && object !== '' && !pronoun.test(`${object} `) && (!isAlone || idle.test(verb)))
    return []
  const [, by] = / by (?:choosing|giving|entering|picking|selecting) (.+)$/i.exec(object) ?? []
  return [
    {
      ...buttonPart(label),
      thing: bareThing(
        ` ${object}`
          .replace(behind, '')
          .replace(/ as .*$/i, '')
          .trim(),
      ).toLowerCase(),
      ...(/^(?:it|them|one|those|these)\b| of (?:it|them|one)$/i.test(object)
        ? { isOfBefore: true as const }
        : {}),
      ...(by === undefined ? {} : { behind: chosen(by) }),
    },
  ]
}
