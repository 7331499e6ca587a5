import { byWord } from '../../by-word.ts'
import {
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkComponents,
} from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { pageCalled } from '../../plan/told-pages.ts'
import { capitalise, stemOf, toPlural, toSingular } from '../../words/forms.ts'
import { targetOf, textOf } from '../entry.ts'
import { findHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { findList } from '../lists.ts'
import { placeAtEnd, placeOn, startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { screenByButton } from '../screen-by-button.ts'
import { people, withoutArticle } from '../words.ts'
import { addScreen } from './adding-screens.ts'
import { valueOf } from './every-entry.ts'
import { formByButton } from '../frames/button-to-do.ts'
import { isFilledIn, nameOfDeed } from '../frames/deed-form.ts'
import { lastFilledIn } from './told-fields.ts'

/** "20 dollars" as it is written on a button. */
const asMoney = (amount: string) =>
  amount
    .replace(/^(\d[\d.,]*)\s?(?:dollars?|\$)$/i, '$$$1')
    .replace(/^(\d[\d.,]*)\s?(?:euros?|€)$/i, '€ $1')
    .replace(/^(\d[\d.,]*)\s?(?:pounds?|£)$/i, '£$1')
    .replace(/\s?percent$/i, ' %')

const letForm = new RegExp(
  `^(?:let|allow|enable)\\s+(?:${people}|(?:the\\s+|our\\s+|my\\s+)?[a-z]{3,14}s)\\s+(?:to\\s+)?([a-z]{3,12})(?:\\s+(?:(?:an?|the|their|my|our|each|every|your|some)\\s+)?([\\p{L} -]{2,30}))?$`,
  'iu',
)

/** "Let people share a habit": a button that says so, where one of them is shown. */
const letPeople: EditRule = (clause, document) => {
  const [, amount = ''] =
    /\s+of\s+((?:[$€£¥₹]\s?)?\d[\d.,]*\s?(?:%|percent|euros?|dollars?|pounds?|[$€£¥₹])?)$/iu.exec(clause) ??
    []
  const found = letForm.exec(
    clause
      .replace(/\s+of\s+(?:[$€£¥₹]\s?)?\d[\d.,]*\s?(?:%|percent|euros?|dollars?|pounds?|[$€£¥₹])?$/iu, '')
      .replace(/\s+(?:with|to|between) (?:each other|one another)$/i, '')
      .replace(
        /\s+(?:with|using|by) (?:(?:the|their|my|a) )?(?:camera|phone|voice|email|mail|finger|swipe|link)$/i,
        '',
      )
      .replace(/\s+(?:after|before|when|while|during|once|until|till)\s.{2,40}$/i, ''),
  )
  const verb = found?.[1]?.toLowerCase()
  if (
    found &&
    verb &&
    found[2] &&
    /^(?:leave|write|post|submit|report|suggest|upload|request|nominate)$/.test(verb)
  )
    return addScreen(`add a screen where people can ${verb} a ${withoutArticle(found[2])}`, document)
  // "Sign up for a shift" is done with one of them.
  const [, signed] = /\ssign up for (?:an?|the|their) ([\p{L} -]{2,24})$/iu.exec(clause) ?? []
  if (signed) return letPeople(`let people join a ${signed}`, document)
  if (!verb || /^(?:see|use|have|get|know|be|log|sign)$/.test(verb)) return undefined
  // "Mark an item as sold" is done with an item.
  const thing = (found?.[2] ?? '')
    .replace(/\s(?:as|for|from|without|to)\s.*$/i, '')
    .split(' ')
    .filter(Boolean)
  const manner = /\s((?:as)\s.{2,20})$/i.exec(found?.[2] ?? '')?.[1]
  const stem = stemOf(toSingular(thing.at(-1)?.toLowerCase() ?? ''))
  const ofThing = document.screens.find(
    ({ name, components }) =>
      thing.length > 0 &&
      stemOf(toSingular(name.toLowerCase())) === stem &&
      !components.some(({ type }) => type === 'navbar'),
  )
  const list = thing.length > 0 ? findList(document, toPlural(toSingular(thing.at(-1) ?? ''))) : undefined
  const openedId = list?.entries.map(targetOf).find(Boolean)
  const ofList = document.screens.find(({ id }) => id === (openedId ?? list?.screenId))
  const screen = ofThing ?? ofList ?? startOf(document)
  if (!screen) return undefined
  // "Pin notes" is done with one note on its own screen.
  const isOfOne =
    ofThing !== undefined && !/^(?:swap|compare|exchange|trade|merge|sort|filter|match|see)$/.test(verb)
  const named = isOfOne ? [...thing.slice(-2, -1), toSingular(thing.at(-1) ?? '')] : thing.slice(-2)
  const doing = capitalise([verb, ...(manner === undefined ? named : [manner])].join(' '))
  const label = amount === '' ? doing : `${doing}: ${asMoney(amount)}`
  const isThere = [...walkComponents(screen.components)].some(
    (node) => node.label.toLowerCase() === label.toLowerCase(),
  )
  if (isThere) return refuse(`${screen.name} has “${label}” already.`)
  const icon = findIconName(verb)
  // "Book online" leads to the screen called Book.
  const target = document.screens.find(({ id, name }) => id !== screen.id && name.toLowerCase() === verb)
  // "Invite a friend" is a page of its own in many apps.
  const about = `${document.app.name} ${document.app.description}`
  const isPage = !target && !ofThing && pageCalled(doing, about) !== undefined
  const led = isPage
    ? screenByButton(document, addScreen(`add a ${doing} screen`, document), { host: screen, label, icon })
    : undefined
  if (led) return led
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'button'),
    type: 'button',
    label,
    properties: {
      variant: 'secondary',
      full: true,
      ...(icon ? { icon } : {}),
      ...(target ? { action: { kind: 'screen', screenId: target.id } } : {}),
    },
  }
  // One fills something in for it.
  const isForm = !target && (!atOnce.test(verb) || verb === 'swap') && isFilledIn(verb)
  const deed = [verb, found?.[2] ?? ''].join(' ').trim()
  const filled = isForm
    ? formByButton(document, deed, { host: screen, label: nameOfDeed(deed), icon })
    : undefined
  if (filled) return filled
  const put: Command = { type: 'add-component', node, place: placeAtEnd(screen) }
  const isAtOnce = target !== undefined || ofThing !== undefined || atOnce.test(verb)
  return isAtOnce
    ? [put]
    : {
        commands: [put],
        note: `“${label}” leads nowhere yet. Try "Link the ${label} button to", with the name of a screen, or "to a new page with" what is filled in there.`,
      }
}

/** What is done by the tap alone. */
const atOnce =
  /^(?:share|like|save|call|vote|follow|delete|mark|pin|hide|copy|print|download|play|stop|start|pause|mute|skip|undo|repeat|favourite|favorite|bookmark|archive|accept|decline|approve|reject|confirm|cancel|tip|donate|pay|buy|report|remove|block|compare|sort|swap)$/

const choosing = new RegExp(
  `^(?:let|allow|enable)\\s+(?:${people}|(?:the\\s+|our\\s+|my\\s+)?[\\p{L}]{3,14}s)\\s+(?:to\\s+)?(?:choose|pick|select)\\s+(?:(?:an?|the|their|his|which|what|between)\\s+)?([\\p{L} -]{2,30}?)(?:\\s+(?:they|he|she)\\s+(?:wants?|likes?|prefers?))?\\s+(?:when|while|at|during|in|on|for)\\s+(?:the\\s+|their\\s+|a\\s+|an\\s+)?([\\p{L} -]{3,30})$`,
  'iu',
)
const mostChoices = 5

/** "Let owners choose the doctor when booking": one more to choose in the form, between those the app knows. */
const letChoose: EditRule = (clause, document) => {
  const [, thing = '', place = ''] = choosing.exec(clause) ?? []
  const hosts = [findHost(document, `${place} form`)?.screen, findNamedScreen(document, place)]
  const host = thing === '' ? undefined : hosts.find((each) => each !== undefined && lastFilledIn(each) >= 0)
  if (!host) return undefined
  const name = capitalise(toSingular(thing.toLowerCase()))
  if ([...walkComponents(host.components)].some(({ label }) => label.toLowerCase() === name.toLowerCase()))
    return refuse(`${host.name} has that already.`)
  const list = findList(document, toPlural(name.toLowerCase()))
  const isOf =
    list !== undefined && stemOf(toSingular(list.node.label.toLowerCase())) === stemOf(name.toLowerCase())
  const own = isOf ? list.entries.flatMap((entry) => textOf(entry, 'title') ?? []) : []
  const samplesOf = (field: string) => [
    ...new Set(Array.from({ length: 3 }, (_, index) => valueOf(field, index))),
  ]
  const samples = samplesOf(name.toLowerCase())
  const known = own.length > 1 ? own : samples.length > 1 ? samples : samplesOf(`${name.toLowerCase()} name`)
  const titles = [...new Set(known)].slice(0, mostChoices)
  if (titles.length < 2) return undefined
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: name,
    properties: {
      layout: 'chips',
      title: name,
      wrap: true,
      active: 0,
      items: titles.map((title): JsonValue => ({ title })),
    },
  }
  const made: Command = { type: 'add-component', node, place: placeOn(host, lastFilledIn(host) + 1) }
  return own.length > 1
    ? [made]
    : {
        commands: [made],
        note: `${titles.join(', ')} are examples: say 'The ${name.toLowerCase()} choices should be ...', with your own.`,
      }
}

const noting = new RegExp(
  `^(?:let|allow|enable)\\s+(?:${people}|(?:the\\s+|our\\s+|my\\s+)?[\\p{L}]{3,14}s)\\s+(?:to\\s+)?(?:leave|add|write|give|send|type|enter)\\s+(?:an?|their|some|us an?)?\\s*(notes?|messages?|comments?|remarks?|wish(?:es)?|special (?:requests?|wish(?:es)?)|instructions?)\\s+(?:when|while|with|to|for)\\s+(?:(?:they|their|the|an?|you|people)\\s+)*([\\p{L}]{3,14})(?:,?\\s+(?:like|such as|for example)\\s+["“]([^"”]{2,60})["”])?$`,
  'iu',
)
const doneAt: Readonly<Record<string, string>> = byWord({
  order: 'checkout',
  buy: 'checkout',
  pay: 'checkout',
})

/** "Let customers leave a note when they order": a field where one does that, before its button. */
const letNote: EditRule = (clause, document) => {
  const [, what = '', deed = '', example] = noting.exec(clause) ?? []
  const stem = deed.toLowerCase().replace(/(?:ing|s)$/, '')
  const hosts = [
    findHost(document, `${stem} form`)?.screen,
    findNamedScreen(document, `${stem} screen`),
    findNamedScreen(document, `${doneAt[stem] ?? stem} screen`),
  ]
  const known = hosts.filter((each) => each !== undefined)
  const host = what === '' ? undefined : (known.find((each) => lastFilledIn(each) >= 0) ?? known[0])
  if (!host) return undefined
  const label = capitalise(toSingular(what.toLowerCase()))
  if ([...walkComponents(host.components)].some((node) => node.label.toLowerCase() === label.toLowerCase()))
    return refuse(`${host.name} has that already.`)
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'input'),
    type: 'input',
    label,
    properties: {
      kind: 'multiline',
      height: 96,
      ...(example === undefined ? {} : { placeholder: capitalise(example) }),
    },
  }
  const button = host.components.findIndex(({ type }) => type === 'button')
  const last = lastFilledIn(host)
  const place = last >= 0 ? placeOn(host, last + 1) : button >= 0 ? placeOn(host, button) : placeAtEnd(host)
  return [{ type: 'add-component', node, place }]
}

/** What people shall be able to do. */
export const letPeopleRules: readonly EditRule[] = [letChoose, letNote, letPeople]
