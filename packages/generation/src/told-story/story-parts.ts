import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { captioned, chosen, eitherOf, entered } from './entered-parts.ts'
import { article, choiceIn, cut, itemsOf, mostWords, optionsIn, shortened } from './names-in-story.ts'
import { isAsked, questionLabel } from './question-labels.ts'
import { linked, linkName, seen, seenOf, warnedOf } from './seen-parts.ts'
import type { StoryClause } from './story-clauses.ts'
import { headOf, ofEach, part, type StoryPart, withoutLoneBracket } from './story-part.ts'
import { find, has } from '../understand/searched.ts'

const seeing =
  /^(?:see|view|read|get|show|display|look|browse|find|check|receive|have|know|find out|look up|look back|keep)$/
const entering =
  /^(?:enter|type|write|paste|fill|fill in|input|provide|specify|insert|write down|jot down|note down)$/
const making =
  /^(?:add|create|post|register|record|log|upload|submit|make|edit|save|store|list|track|publish|build|set up|note)$/
/** "Insert coins" is pressed. */
const paid = /\b(?:coins?|bills?|notes?|money|tokens?|cards?|tickets?)\b/iu
/** With these one fills in values, rather than making one thing more. */
const recording = /^(?:record|log|note|track)$/
const choosing = /^(?:choose|select|pick)$/
const setting = /^(?:set|change|adjust|customi[sz]e)$/
const leastCaptioned = 3
const isMoved = /^(?:drag|move|use|slide)$/
const narrowing = /^(?:filter|sort|search|group|order|narrow)$/
const onOff = /(?:^| )(?:on|off)(?: (?:and|or|\/) (?:on|off))?(?= |$)/giu
const isOnOff = /(?:^| )(?:on|off)(?= |$)/iu
const turning = /^(?:toggle|enable|disable|switch|turn|show or hide|mute)$/
/** One each is made: "an inspection", "every visit". */
const oneOf = /^(?:an?|each|every|another|new|his|her|their|your|my|our|one|ten|\d+) /iu

const doing = (verb: string, object: string): StoryPart[] => {
  // "Buy 9 and get the 10th free" is an offer.
  if (/ get /iu.test(object) || (object === '' && /^(?:swipe|press|tap|click|hold|drag)$/.test(verb)))
    return []
  const choice = choiceIn(object)
  if (choice) return part('choose', choice.name.replace(article, ''), '', choice.options)
  const [, kinds, noun = ''] = find(/^an? ((?:\p{L}+, )+(?:\p{L}+ )?or \p{L}+) (\p{L}+)$/iu, object) ?? []
  if (kinds) return [...doing(verb, noun), ...part('choose', noun, '', optionsIn(kinds))]
  const [, before = '', inner = '', after = ''] = /^(.+?) \(([^()]+)\)(.*)$/iu.exec(object) ?? []
  if (before !== '')
    return [
      ...doing(verb, `${before}${after}`),
      ...(optionsIn(inner).length > 1 ? part('choose', headOf(before), '', optionsIn(inner)) : []),
    ]
  // "Confirm that a dose was taken or skipped"
  const [, of, was, or] =
    find(
      /^(?:that|whether|if) (?:an?|the|each|every|his|her|their|your) (\p{L}+(?: \p{L}+)?) (?:was|is|were|are|has been|have been) (\p{L}+)(?: or (\p{L}+))?$/iu,
      object,
    ) ?? []
  if (of && was) return part('do', or ? `${verb} ${was} or ${or}` : `${verb} ${of} ${was}`, of)
  // "Draw on a 16x16 or 32x32 canvas": one of the two.
  const [, one, other, on] = find(/^(?:on|in|with|at) an? (\S*\d\S*) or (\S*\d\S*) (\p{L}+)$/iu, object) ?? []
  if (one && other && on) return part('choose', on, '', [one, other])
  const [, as = ''] = marking.test(verb) ? (/ (as [\p{L} ]{2,18})$/iu.exec(object) ?? []) : []
  const said = object.replace(/\b(?:himself|herself|themselves|yourself) /iu, '')
  const head =
    as === '' && `${verb} ${said}`.split(' ').length <= mostWords + 1
      ? said
      : said.replace(/(?<! such) as .*$/iu, '')
  const [, tie = '', rest = head] =
    /^((?:on|in|to|for|by|up|out|off|with|against|about|through|when|if) )(.+)$/iu.exec(head) ?? []
  const [first] = itemsOf(rest)
  const isRow = rest.includes(', ') && !/^\p{L}+,? (?:and|or) /iu.test(rest)
  const what = (as === '' ? `${tie}${cutDone(isRow && first ? first.name : rest)}` : as).replace(
    / (?:it|them)$/iu,
    '',
  )
  return part('do', `${verb} ${what}`.trim(), headOf(head))
}
/** "What you have": a question is no object with articles to be cut. */
const cutDone = (object: string) =>
  isAsked(object)
    ? shortened(questionLabel(object))
    : / side by side$/iu.test(object)
      ? object.replace(/^(?:the|any) /iu, '')
      : shortened(
          shortened(cut(object))
            .split(' ')
            .slice(0, mostWords - 1)
            .join(' '),
        )

/** "Mark it as read": what it becomes is what one presses. */
const marking = /^(?:mark|flag|set|save|export|download|print|share|tag|label|rate|report)$/

/** "If they are vegetarian or have allergies", "yes or no": an answer. */
function answered(verb: string, object: string): StoryPart[] {
  const [, is = ''] =
    /^(?:if|whether) (?:they|he|she|you|people|we) (?:are|is|have|has|need|needs|want|wants) (?:an? |any )?(.+)$/iu.exec(
      object,
    ) ?? []
  // "Say they are not available"
  const [, state = ''] =
    /^(?:that )?(?:they|he|she|i|we|you)(?: are| is| am|['’]re|['’]m) ((?:not |un)?\p{L}+)$/iu.exec(object) ??
    []
  if (state !== '') return part('do', state)
  const either = is.replaceAll(/ or (?:have|has|are|is|need|want) (?:an? |any )?/giu, ' or ')
  const options = eitherOf(is === '' ? object : either)
  if (options.length > 1)
    return part(
      'choose',
      is === '' ? `${verb} ${object}` : either,
      '',
      is === '' ? options : [...options, 'Neither'],
    )
  return is === '' ? doing(verb, object) : part('switch', cut(is))
}

const isApp = /^(?:the |this )?(?:app|application|system|platform|program|software|it)$/iu
/** "The app divides the tasks": it does so where one wants it to. */
const isByItself =
  /^(?:divide|split|distribute|allocate|rotate|assign|sort|balance|sync|refresh|renew|repeat|archive|expire|shuffle|back up|match)$/

/** The parts of a screen one clause asks for. */
export function partsOfStory({ verb, object, who }: StoryClause): StoryPart[] {
  if (/^(?:sign|log|register) (?:in|out|up|on)\b/.test(verb)) return []
  if (/^(?:sign|log|register)$/.test(verb) && (object === '' || /^(?:in|up|out|to|on|with)\b/.test(object)))
    return []
  if (verb === 'sign' && /^the .+ and the /iu.test(object))
    return part('do', `${cut(object.replace(/ the /giu, ' '))} sign`)
  if (/^(?:warned|alerted|notified|reminded)$/.test(verb)) return warnedOf(`${verb} ${object}`)
  if (/^(?:warn|alert|notify)$/.test(verb))
    return warnedOf(`${verb === 'notify' ? 'notified' : `${verb}ed`} ${object}`)
  if (isByItself.test(verb) && isApp.test(who ?? '') && object !== '')
    return part('switch', `${verb} ${cut(object)}`)
  if (/^waits?(?: for)?$/.test(verb) || (verb === 'start' && /^with \d/.test(object))) return []
  if (verb === 'noted') return part('warn', object)
  if (verb === 'check out' && /^with /iu.test(object)) return entered(object.replace(/^with /iu, ''), '')
  if (has(linked, object) && /^(?:open|visit|go|follow|see|view|read|find|get|click)$/.test(verb)) {
    const link = object.replace(/^(?:to|on) /iu, '')
    const [, , told] = ofEach.exec(object) ?? []
    if (told === undefined && !/,| and /u.test(link)) return part('link', linkName(link))
  }
  // "Press Surprise me for a number"
  const [, pressed] =
    find(
      /^(?:on )?(?:the |an? )?["']?(\p{Lu}[\p{L} ]{1,18}?)["']?(?: (?:button|key|icon))?(?: (?:for|to|and|when|if) .*)?$/u,
      object,
    ) ?? []
  if (/^(?:press|click|tap|hit)$/.test(verb))
    return pressed
      ? part('do', pressed)
      : /^the \p{L}/iu.test(object) && !handle.test(object)
        ? doing(verb, object)
        : []
  // "Give it a title, artist and difficulty"
  const [, thing = '', values] = /^(?:give|assign)$/.test(verb)
    ? (/^(it|them|(?:the|each|every|an?) [\p{L} ]{2,24}?) (an? .+)$/iu.exec(object) ?? [])
    : []
  if (values) return entered(values, headOf(thing))
  if (verb === 'use' && toolsIn(object).length > 1) return toolsIn(object).flatMap((name) => part('do', name))
  // "Ask another volunteer to swap"
  const [, wish = ''] =
    verb === 'ask'
      ? (/^(?:an?|the|another|other|each other|all|his|her|their|any) (?:\p{L}+ )?(?:to|for) (.+)$/iu.exec(
          object,
        ) ?? [])
      : []
  if (wish !== '') return part('do', `ask ${/ to /iu.test(object) ? 'to' : 'for'} ${cut(wish)}`)
  if (verb === 'remind') return part('switch', `remind ${cut(object)}`)
  if (/^(?:say|tell|answer)$/.test(verb)) return answered(verb, object)
  if (seeing.test(verb) || (verb === 'count' && isAsked(object))) {
    const shown = object.replace(/^(?:at|up|through|for) /iu, '')
    return /^(?:it|them)(?: (?:later|again|afterwards|any ?time))?$/iu.test(shown) ? [] : shownParts(shown)
  }
  // "Customers order beams by length": they want some.
  const isOrdered =
    verb === 'order' && who !== undefined && !/^(?:the )?(?:users?|players?|they|he|she|you)$/iu.test(who)
  if ((narrowing.test(verb) || (verb === 'browse' && /^by /iu.test(object))) && !isOrdered) {
    // "Sorted by rating with name and address": these are seen.
    const [, by = ''] = / ?\bby (.+?)(?: (?:with|showing) .*)?$/iu.exec(object) ?? []
    // "By year and by success or failure": one of both.
    const [, others = '', one = '', other = ''] =
      /^(?:(.+?)(?:,| and)(?: by)? )?(\p{L}+) or (\p{L}+)$/iu.exec(by) ?? []
    if (other !== '' && !/^(?:name|title|author|date|price|number|id|isbn)$/iu.test(one))
      return [
        ...(others === '' ? [] : itemsOf(others)).flatMap(({ name }) => {
          const what = cut(name.replace(/^by /iu, ''))
          return part('narrow', `${verb} by ${what}`, what.toLowerCase())
        }),
        ...part('narrow', `${one} or ${other}`, '', optionsIn(`${one}, ${other}`)),
      ]
    const [, sorted = '', kinds = ''] = /^(.+?) into (.+)$/iu.exec(object) ?? []
    if (optionsIn(kinds).length > 1) return part('choose', 'Status', headOf(sorted), optionsIn(kinds))
    return by === ''
      ? /^(?:(?:the|an?|their|his|her|all) |ahead|online)/iu.test(object) && verb !== 'search'
        ? doing(verb, object)
        : []
      : itemsOf(by).flatMap(({ name, options }) => {
          const what = cut(name.replace(/^by /iu, ''))
          const label = what.split(' ').length > 2 ? what : `${verb} by ${what}`
          return part('narrow', label, what.toLowerCase(), options)
        })
  }
  if (/^(?:write|write down|note|note down)$/.test(verb) && (hasSeveral(object) || withColon.test(object)))
    return made(verb, object)
  if (entering.test(verb) && !(verb === 'insert' && paid.test(object))) return entered(object, '')
  if (choosing.test(verb) || setting.test(verb) || (isMoved.test(verb) && / ?\bslider\b/iu.test(object)))
    return chosen(object)
  const between = /^between (.+)$/iu.exec(object)?.[1] ?? ''
  if (/^(?:switch|toggle|change)$/.test(verb) && optionsIn(between).length > 1)
    return part('choose', between.replace(/ and (?=[^,]+$)/iu, ' or '), '', optionsIn(between))
  if (/^(?:switch|turn)$/.test(verb) ? isOnOff.test(object) : turning.test(verb))
    return itemsOf(object.replaceAll(onOff, ' ').trim()).flatMap(({ name }) => part('switch', cut(name)))
  if (verb === 'rate') {
    const [, what = '', marks = ''] = /^(.+?) as (.+)$/iu.exec(object) ?? []
    const [, rated = '', from = '', to = ''] =
      /^(.+?) (?:from|between|on a scale (?:of|from)) (\d) (?:to|and) (\d{1,2})(?: stars| points)?$/iu.exec(
        object,
      ) ?? []
    const each = itemsOf(rated).map(({ name }) => cut(name))
    if (each.length > 1 && Number(to) <= mostMarks)
      return each.flatMap((name) =>
        part(
          'choose',
          name,
          'rated',
          Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index)),
        ),
      )
    const options = optionsIn(marks)
    const names = itemsOf(what).map(({ name }) => name)
    if (options.length > 1)
      return [
        ...captioned(names, '', leastCaptioned),
        ...names.flatMap((name) => part('choose', cut(name), 'rated', options)),
      ]
  }
  if (/^(?:visit|open|enter)$/.test(verb) && ofEach.test(object)) {
    const [, what = '', told = ''] = ofEach.exec(object) ?? []
    return [
      ...doing(verb, what),
      ...itemsOf(told).flatMap(({ name, options }) => seen(name, headOf(what), options)),
    ]
  }
  // "It records the trip" as one goes: one starts that.
  if (recording.test(verb) && /^(?:it|the app|the system)$/iu.test(who ?? '')) return doing(verb, object)
  if (making.test(verb) || (!besideIt.test(verb) && hasSeveral(object))) return made(verb, object)
  return doing(verb, object)
}

/** "Pencil, eraser and fill bucket": each of these is to be had by itself. */
const toolsIn = (object: string): string[] =>
  object.includes(',') ? itemsOf(object).map(({ name }) => cut(name)) : []

const handle = /\b(?:button|items?|row|card|icon|pictures?|list|link|one|screen|map|name|title|pins?)\b/iu

/** "Announce logs with species, volume and moisture": what is told with it is filled in. */
const withSeveral = /^[^,]{3,40} with [^,]+(?:, [^,]+)*,? and /iu
/** "An inspection of a hive: queen seen, number of frames". */
const withColon = /^[^:]{3,40}: [^,]+,/u
const mostMarks = 6
const mostInValue = 4
const hasSeveral = (object: string) =>
  withSeveral.test(object) &&
  itemsOf(object.replace(/^.*? with /iu, '')).every(({ name }) => name.split(' ').length <= mostInValue)
const besideIt = /^(?:compare|play|match|chat|talk|go|work|combine|connect|take)$/

/** "A button that calls me": one presses "Call". */
const pressedName = (button: string): string => {
  const [verb = ''] = button.split(' ')
  const base = baseOfVerb(verb.toLowerCase(), strictVerbs)
  return base !== undefined && base !== verb
    ? `${base}${button.slice(verb.length)}`.replace(/ (?:me|us)$/iu, '')
    : button.replace(/\bi (?=\p{L})/iu, 'I ')
}

/** "A button to say I can't": that button; the rest is shown. */
function shownParts(object: string): StoryPart[] {
  const [, before = '', button] =
    find(
      /^(.*?)(?:,? (?:and|or) |^)an? (?:\p{L}+ )?button (?:to say |to |that says |for |that (?=(?:calls?|rings?|opens?|starts?|sends?) ))["']?([^,"']{2,30})["']?$/iu,
      object,
    ) ?? []
  return button === undefined
    ? seenOf(object)
    : [...(before === '' ? [] : seenOf(before)), ...part('do', pressedName(button))]
}

const kindsOfIt =
  /\b(?:roles|types|kinds|categories|levels|sizes|genres|sections|statuses|states)(?: needed| required)?$/i

function made(verb: string, object: string): StoryPart[] {
  const [, what, told] = ofEach.exec(object) ?? []
  // "Roles (reader, sound desk)"
  const [, kinds = '', listed = ''] = /^(.+?) \(([^()]+)\)$/u.exec(object) ?? []
  if (kindsOfIt.test(kinds) && optionsIn(listed).length > 1)
    return [...doing(verb, kinds), ...part('choose', kinds, '', optionsIn(listed))]
  if (what !== undefined && told !== undefined)
    return [...doing(verb, what), ...entered(withoutLoneBracket(told), headOf(what))]
  const items = itemsOf(object)
  if ((recording.test(verb) && !oneOf.test(object)) || (/^(?:save|store)$/.test(verb) && items.length > 1))
    return entered(object, '')
  return items.length > 1 && items.every(({ name }) => name.split(' ').length < 3)
    ? items.flatMap(({ name }) => doing(verb, name))
    : doing(verb, object)
}
