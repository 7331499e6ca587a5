import { capitalise, toSingular } from '../words/forms.ts'
import { dayFor, hourFor } from './day-and-hour.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { sameThing } from './same-thing.ts'
import { general, ofOneThing } from './subject-of.ts'
import { button, input, text, usual } from './usual-screens.ts'
import { find, has } from '../understand/searched.ts'

const adds =
  /^(?:add|new|create|start(?= new )|compose|write(?= new ))\s+(?:an? |new |the |another )*(?!(?:game|round|quiz|number|try|question)$)(?<thing>[\p{L} -]{3,24})$/iu
/** Buttons that send a form off, with what is said then. */
const sends: readonly [words: RegExp, said: string, text: string][] = [
  [/^pay (?!now\b|for\b)\p{L}{3,}$/iu, 'Paid', 'Your payment went through. The receipt comes by email.'],
  [
    /^(?:place|confirm) (?:the |my )?order|^order\b(?! (?:details?|history|summary|status|number|info))|^(?:buy|purchase|pay|check ?out)\b/i,
    'Order placed',
    'Thank you. We sent you the confirmation by email.',
  ],
  [
    /^(?:book|reserve|schedule|make (?:an? )?(?:appointment|reservation))\b/i,
    'Booked',
    'Your booking is confirmed. You find it in your calendar.',
  ],
  [/^(?:donate|give)\b/i, 'Thank you', 'Your donation arrived. We sent you a receipt by email.'],
  [
    /^(?:submit|send|finish|apply now|request)\b/i,
    'Sent',
    'Thank you. We received everything and answer by email.',
  ],
  [/^subscribe\b/i, 'Subscribed', 'Thank you. The next issue comes to your inbox.'],
  [/^save\b/i, 'Saved', 'Everything is stored. You can change it at any time.'],
]
/** What one fills in or chooses. */
export const isField = (part: Part) =>
  part.kind === 'date' ||
  part.kind === 'radios' ||
  part.kind === 'choice' ||
  (part.kind === 'input' && part.entry !== 'search' && part.entry !== 'composer')

/** What was chosen in a form; what one wrote oneself nobody can know. */
export function entered(fields: readonly Part[]): Part[] {
  let dates = 0
  return fields
    .flatMap((part): Part[] => {
      if (part.label === '' || /calendar/i.test(part.label) || /[?]$|expir|cvv|card number/i.test(part.label))
        return []
      const [first] = 'options' in part ? part.options : []
      if (part.kind === 'date') {
        dates += 1
        const isHour = part.isTime === true || /time/i.test(part.label)
        const value = isHour ? hourFor(part.label) : dates > 1 ? 'Sat 21 Nov' : dayFor(part.label)
        return [{ kind: 'fact', label: part.label, value }]
      }
      if (first !== undefined) return [{ kind: 'fact', label: part.label, value: first }]
      return part.kind === 'input' && part.entry === 'stepper'
        ? [{ kind: 'fact', label: part.label, value: '1' }]
        : []
    })
    .slice(0, 5)
}

const ofBreed = /\bbreeds?\b/i

/** What was made of a field: of how many nobody said more than that it is a number. */
const madeOf = (field: Part): Part => ({
  kind: 'fact',
  label: field.label,
  ...(field.kind === 'input' && (field.entry === 'number' || field.entry === 'stepper')
    ? { value: '4' }
    : has(ofBreed, field.label)
      ? { value: 'Curly Moonhound' }
      : {}),
})

/** What one enters of a thing: what its list and its own screen show of it, its name first. */
function fieldsOf(thing: string, parts: readonly Part[], screens: readonly DictatedScreen[]): string[] {
  const isList = (part: Part): part is Part & { kind: 'list' } => part.kind === 'list'
  const list =
    screens.flatMap(partsOf).find((part) => isList(part) && sameThing(part.label, thing)) ??
    parts.find(isList)
  const own = screens.find(({ from }) => from?.some((label) => sameThing(label, thing)))
  const shown = [
    ...(list && isList(list) ? list.fields : []),
    ...(own
      ? partsOf(own).flatMap((part) =>
          part.kind === 'fact' && part.value === undefined && part.label !== 'Description'
            ? [part.label]
            : [],
        )
      : []),
  ]
    .filter((field) => !/button|icon|checkbox|badge|bar|avatar$/i.test(field))
    .map((field) => field.replace(/ stepper$/i, ''))
  const names = shown.filter((field) => /name$|title$/i.test(field))
  return [
    ...new Set([
      ...(names.length > 0 ? names : shown.length > 0 && !shown.includes('Description') ? ['Name'] : []),
      ...shown,
    ]),
  ]
}

/** What opens from a list of those one writes with. */
const ofTalk = /^(?:\p{L}+ )?(?:chats|conversations)$/iu
const talkParts: Part[] = [
  { kind: 'bubbles', label: 'Messages' },
  { kind: 'input', label: 'Type a message', entry: 'composer', options: [] },
  button('Send'),
]

/** Where things only wait to be paid. */
const chosen = /^(?:(?:shopping )?(?:cart|basket|bag)|check ?out|order summary|receipt)$/i

/** "Health badge", "Open/Done badge": how it is with it. */
const asValue = (field: string): Part => {
  const name = field.replace(/ badge$/i, '')
  const [first, ...others] = name.split('/')
  return others.length > 0 && first !== undefined && name !== field
    ? { kind: 'fact', label: 'Status', value: first }
    : { kind: 'fact', label: name }
}

/** What each of a list shows, on a screen of its own. */
function detailOf(list: Part & { kind: 'list' }): Part[] {
  const facts = list.fields.filter(
    (field) =>
      !/button|checkbox|switch|stepper|icon|image|photo|picture|thumbnail|cover|poster|artwork|avatar|logo|dot|bar$|^unread/i.test(
        field,
      ),
  )
  const pictured =
    list.isPictured ||
    list.fields.some((field) => /image|photo|picture|thumbnail|cover|poster|artwork/i.test(field))
  const isTold = facts.length > 1 && !pictured
  const buttons = list.fields.flatMap((field) =>
    / button$/i.test(field) ? [button(field.replace(/ button$/i, ''))] : [],
  )
  return [
    ...(list.fields.some((field) => /avatar/i.test(field))
      ? [{ kind: 'avatar' as const, label: 'Avatar' }]
      : []),
    ...(pictured ? [{ kind: 'image' as const, label: 'Photo' }] : []),
    ...(isTold ? [{ kind: 'heading' as const, label: 'Details' }] : []),
    ...facts
      .filter(
        (field) =>
          !/^(?:(?:(?!user|full|first|last)\p{L}+ )?(?:name|title)|(?:name|title) of .*|description|text|first lines?|summary|merchant|payee)$/iu.test(
            field,
          ),
      )
      .map(asValue),
    // Of what much is told nothing is made up.
    ...(isTold ? [] : [{ kind: 'fact' as const, label: 'Description' }]),
    ...buttons.slice(0, 2),
  ]
}

/**
 * The screens that follow from the dictated ones: what their links, buttons and list rows lead to where no screen of the
 * description is that. At most `most`.
 */
export function followUps(screens: readonly DictatedScreen[], most: number): DictatedScreen[] {
  const found: DictatedScreen[] = []
  const known = () => [...screens, ...found]
  const isThere = (title: string, label: string) =>
    known().some(
      (screen) =>
        screen.title.toLowerCase() === title.toLowerCase() ||
        screen.from?.some((from) => from.toLowerCase() === label.toLowerCase()),
    )
  const add = (title: string, from: string[], parts: Part[]) => {
    if (found.length < most && !from.every((label) => isThere(title, label)))
      found.push({ title, from, groups: [parts], isFollowUp: true })
  }
  for (const screen of screens) {
    const parts = partsOf(screen)
    const fields = parts.filter(isField)
    const labels = parts.flatMap((part) =>
      part.kind === 'button' ? [part.label] : part.kind === 'menu' ? part.options : [],
    )
    const isLogin = parts.some((part) => part.kind === 'input' && part.entry === 'password')
    for (const label of labels) {
      const [, title, own] = usual.find(([words]) => has(words, label)) ?? []
      // Filters of a picture are none of a list.
      if (title === 'Filters' && !parts.some(({ kind }) => kind === 'list')) continue
      if (title !== undefined && own) {
        // A login page has no second one behind its own button.
        if (!(isLogin && /^(?:Log in|Create account)$/.test(title) && !isQuiet(parts, label)))
          add(title, [label], own)
        continue
      }
      const thing = find(adds, label)?.groups?.thing
      if (thing !== undefined && fields.length > 2 && sameThing(screen.title, label)) {
        add(
          'Saved',
          [label],
          [
            { kind: 'icon', label: 'Check' },
            text(`Your ${thing.toLowerCase()} is stored. You can change it at any time.`),
            ...entered(fields),
            button('Done'),
          ],
        )
        continue
      }
      if (thing !== undefined && !/cart|basket|bag|order|favou?rites|list$/i.test(thing)) {
        const told = fieldsOf(thing, parts, known())
        const isWritten = /message|chat|conversation|e-?mail$/i.test(thing)
        const usually = isWritten ? ['To', 'Message'] : ['Title', 'Date', 'Notes']
        const asked = (told.length > 1 && !isWritten ? told : usually).map(input)
        add(
          `${isWritten ? 'New' : 'Add'} ${toSingular(thing.toLowerCase())}`,
          [label],
          [...asked, button(`${isWritten ? 'Send' : 'Save'} ${toSingular(thing.toLowerCase())}`)],
        )
        continue
      }
      // What is generated from what one fills in is seen then.
      if (/^generate\b/i.test(label) && fields.length > 1) {
        const isBreed = fields.some((field) => has(ofBreed, field.label))
        add(
          'Generated',
          [label],
          [
            ...fields.map(madeOf),
            ...(isBreed ? [text('Made up just now. Nobody has met one yet.')] : []),
            button('Generate another'),
            button('Done'),
          ],
        )
        continue
      }
      // Who checks out of a hotel orders nothing.
      const isLeaving =
        /^check ?out$/i.test(label) && parts.some((part) => /\b(?:guest|room|check-?in)\b/i.test(part.label))
      const sent = isLeaving ? undefined : sends.find(([words]) => has(words, label))
      if (
        sent &&
        (fields.length > 1 || /^(?:place|book|reserve|pay|buy|order|check|donate|subscribe)/i.test(label)) &&
        !isLogin
      ) {
        const [, said, words] = sent
        add(
          said,
          [label],
          [{ kind: 'icon', label: 'Check' }, text(words), ...entered(fields), button('Done')],
        )
      }
    }
  }
  for (const screen of screens)
    for (const part of partsOf(screen)) {
      if (
        part.kind !== 'list' ||
        part.each !== undefined ||
        part.fields.includes('Radio') ||
        has(ofOneThing, part.label) ||
        has(chosen, screen.title)
      )
        continue
      if ((has(general, part.label) && part.fields.length === 0) || /^cards$/i.test(part.label)) continue
      if (has(ofTalk, part.label)) {
        add(capitalise(toSingular(part.label.toLowerCase())), [part.label], talkParts)
        continue
      }
      const thing = has(general, part.label) ? 'Details' : capitalise(toSingular(part.label.toLowerCase()))
      if (!known().some(({ from }) => from?.some((label) => sameThing(label, part.label))))
        add(thing, [part.label], detailOf(part))
    }
  return found
}

const isQuiet = (parts: readonly Part[], label: string) =>
  parts.some((part) => part.kind === 'button' && part.label === label && part.isQuiet)
