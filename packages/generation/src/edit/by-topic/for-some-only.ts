import { type AppDocument, collectNodeIds, type ComponentNode, type Screen } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { placeMeant } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { waysLed } from './ways-led.ts'

const role =
  '(?:the\\s+|our\\s+|my\\s+|an?\\s+)?(?<who>[\\p{L}]{3,16}(?:\\s(?:of|in)\\s(?:the\\s)?\\p{L}{3,14}|\\s\\p{L}{3,14})?)'
const forms = [
  // "Only staff should see the incidents".
  `^only\\s+${role}\\s+(?:should|can|may|must|are allowed to|is allowed to|get to)\\s+(?:be able to\\s+)?(?:see|open|use|read|view|access|edit|change)\\s+(?<what>(?:the|our|my)?\\s?[\\p{L} ]{3,30})$`,
  // "The invoices should only be visible for the owner".
  `^(?<what>(?:the\\s+|our\\s+|my\\s+)?[\\p{L} ]{3,30}?)\\s+(?:should|must|are|is|can)\\s+(?:only\\s+be|be\\s+only|only)\\s+(?:be\\s+)?(?:visible|seen|shown|accessible|available|opened|there)?\\s*(?:for|to|by)\\s+${role}(?:\\s+only)?$`,
  `^(?:make\\s+|show\\s+)?(?<what>(?:the\\s+|our\\s+|my\\s+)?[\\p{L} ]{3,30}?)\\s+(?:visible\\s+|open\\s+)?only\\s+(?:for|to)\\s+${role}$`,
].map((form) => new RegExp(form, 'iu'))

function gateTo(document: AppDocument, screen: Screen, who: string): Screen {
  const taken = collectNodeIds(document)
  const made = (node: Omit<ComponentNode, 'id'>): ComponentNode => {
    const id = freeId(taken, node.type)
    taken.add(id)
    return { id, ...node }
  }
  const bar = screen.components.find(({ type }) => type === 'navbar')
  const leading = bar ? {} : { leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }
  return {
    id: freeId(new Set(document.screens.map(({ id }) => id)), `${screen.id}-code`),
    name: `${screen.name} code`,
    components: [
      made({ type: 'header', label: screen.name, properties: leading }),
      made({
        type: 'container',
        label: `For ${who} only`,
        properties: {
          variant: 'banner',
          icon: 'lock',
          tone: 'accent',
          title: `For ${who} only`,
          text: 'Enter the code to go on.',
        },
        children: [],
      }),
      made({ type: 'input', label: 'Code', properties: { kind: 'code', length: 4 } }),
      made({
        type: 'button',
        label: `Open ${screen.name.toLowerCase()}`,
        properties: { full: true, action: { kind: 'screen', screenId: screen.id } },
      }),
      ...(bar ? [made({ type: 'navbar', label: bar.label, properties: bar.properties })] : []),
    ],
  }
}

/** Everybody is no role, and "once" no person. */
const nobody =
  /^(?:me|i|you|us|we|them|one|once|now|today|numbers?|things?|this|that|when|after|tap|people|everyone|users?|the app)\b/i

/** "Only staff should see the incidents": the ways there lead to a screen that asks for the code of the staff first. */
const gated: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.who || !found.what || nobody.test(found.who)) return undefined
  const screen = findNamedScreen(document, found.what) ?? placeMeant(document, found.what)
  if (!screen) return undefined
  if (screen.id === document.app.startScreenId)
    return refuse(`${screen.name} is what everybody sees first. Name another screen that only some may see.`)
  const who = found.who.replace(/^(?:the|our|my|an?)\s+/i, '')
  const gate = gateTo(document, screen, who.toLowerCase())
  const ways = waysLed(document, screen, gate.id)
  if (ways.length === 0) return undefined
  const index = document.screens.indexOf(screen)
  return {
    commands: [{ type: 'add-screen', screen: gate, index: index + 1 }, ...ways],
    note: `${screen.name} asks for the code of ${capitalise(who)} first: the app has no accounts that tell who somebody is.`,
  }
}

/** What only some may see. */
export const forSomeOnlyRules: readonly EditRule[] = [gated]
