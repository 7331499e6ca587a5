import { type AppDocument, collectNodeIds, type ComponentNode, type Screen, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { freeId } from '../free-id.ts'
import { endOf, placeOn, startOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { mainDetail } from './kind-of-thing.ts'

const form =
  /^(?:(?:the\s+|our\s+)?(?<who>[\p{L} ]{2,24}?)\s+(?:(?:should|must|can|could|want to|need to)\s+(?:be able to\s+)?(?:see|find|look up|get|read)|need)|(?:show|add|tell\s+(?:people|guests|members))|let\s+(?:the\s+|our\s+)?[\p{L}]{2,20}\s+(?:see|find|look up))\s+(?:the\s+|our\s+|an?\s+)(?<what>(?:[\p{L}-]+\s)?(?:[\p{L}-]+\s)?(?:password|passcode|door code|gate code|entry code|access code|key code|lock code|pin code))(?:\s+somewhere)?$/iu
const stays = /\b(?:guests?|visitors?|tenants?|renters?|hosts?)\b/i

/** Where one staying somewhere looks: the page of a stay; else the first screen. */
function hostOf(document: AppDocument, who: string): Screen | undefined {
  const detail = mainDetail(document)
  return stays.test(who) && detail ? detail : startOf(document)
}

/** "Guests should be able to see the wifi password": a line that says it, with an example to be changed. */
export const showCode: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  const what = found?.what
  const host = what === undefined ? undefined : hostOf(document, found?.who ?? '')
  if (what === undefined || !host) return undefined
  const title = capitalise(what)
  if (
    [...walkNodes(document)].some(({ node }) =>
      JSON.stringify(node.properties).includes(`"title":"${title}"`),
    )
  )
    return refuse(`“${title}” is there already.`)
  const isPassword = /password$/i.test(what)
  const icon = /\bwi-?fi\b/i.test(what) ? 'wifi' : 'lock'
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'rows', items: [{ icon, title, value: isPassword ? 'sunny-otter-48' : '4821' }] },
  }
  return {
    commands: [{ type: 'add-component', node, place: placeOn(host, endOf(host)) }],
    note: `The ${what} on ${host.name} is an example: say 'The ${what} is ...' or change it in the inspector.`,
  }
}
