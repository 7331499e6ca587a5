import { type AppDocument, type ComponentNode, walkNodes } from '@kwiq/app-model'
import { createKit, type Kit } from '../../compose/kit.ts'
import { capitalise } from '../../words/forms.ts'
import { type Entry, isEntry, itemsOf } from '../entry.ts'
import { findList } from '../lists.ts'
import { contactParts } from '../contact-parts.ts'
import { findType } from '../../model/repair/aliases.ts'
import { knownEntries } from '../known-entries.ts'
import { addMade } from '../add-made.ts'
import type { EditRule } from '../rule.ts'
import { formRules } from './forms.ts'
import { count as countWord, countOf, listed } from '../words.ts'

const back = { leading: { icon: 'back', label: 'Back', action: { kind: 'back' as const } } }

/** What the screens of the app are called, as what one can do with it. */
const partsOf = ({ screens }: AppDocument) =>
  screens
    .filter(({ components }) => components.some(({ type }) => type === 'navbar'))
    .map(({ name }) => name)
    .filter((name) => !/^(?:home|start|me|profile|account|settings|all|today)$/i.test(name))

function about(document: AppDocument, kit: Kit, title: string): ComponentNode[] {
  const { name, description, icon } = document.app
  const parts = partsOf(document)
  return [
    kit.header(title, { compact: true, ...back }),
    kit.hero({
      title: name,
      text: parts.length > 1 ? `${parts.slice(0, 2).join(' and ')} in one place` : 'Made with care',
    }),
    kit.text('body', description || `${name} is made for people who want it simple.`, { tone: 'muted' }),
    kit.list(
      'rows',
      'Good to know',
      [
        { icon: icon ?? 'spark', title: 'Version', value: '1.0' },
        { icon: 'calendar', title: 'Published', value: 'November 2026' },
        { icon: 'mail', title: 'Write to us', value: 'hello@post.example' },
      ],
      { title: 'Good to know' },
    ),
    kit.list(
      'rows',
      'Legal',
      [
        { icon: 'file', title: 'Terms', subtitle: 'What you and we agree on' },
        { icon: 'lock', title: 'Privacy', subtitle: 'What we keep, and for how long' },
      ],
      { title: 'Legal' },
    ),
  ]
}

/** What is asked about such a topic in any app. */
const usualAnswers: readonly [RegExp, string, string][] = [
  [
    /shipping|delivery|postage/i,
    'How long does shipping take?',
    'Two to four working days. You get a link to follow the parcel.',
  ],
  [
    /returns?|refunds?|exchanges?/i,
    'How do I return something?',
    'Within 30 days, unused. Write to us, and we send a label.',
  ],
  [
    /payments?|paying|prices?|costs?|fees/i,
    'How can I pay?',
    'By card, or on the spot. You get the receipt by mail.',
  ],
  [/cancel\w*|cancellations?/i, 'Can I cancel?', 'Free of charge until the day before.'],
  [
    /bookings?|appointments?|reservations?/i,
    'How do I book?',
    'Choose a day and a free time, and confirm. We remind you the day before.',
  ],
  [
    /accounts?|sign(?:ing)? (?:in|up)|passwords?/i,
    'How do I change my password?',
    'In your account, under security.',
  ],
  [/sizes?|fit/i, 'Which size is mine?', 'The table of sizes is on the page of each product.'],
  [/privacy|data/i, 'What happens to my data?', 'We keep what you enter, and give it to nobody.'],
  [/parking/i, 'Where can I park?', 'Behind the house, the first two hours free.'],
  [/allerg\w+|ingredients/i, 'Is there anything about allergies?', 'All allergens are named with each dish.'],
]

function topicsIn(said: string): (readonly [string, string])[] {
  if (/\b(?:questions?|answers?)\b/i.test(said)) return []
  return listed(said.replace(/^(?:answers|questions)\s+(?:about|on)\s+/i, '')).map((topic) => {
    const known = usualAnswers.find(([form]) => form.test(topic))
    return known
      ? ([known[1], known[2]] as const)
      : ([`What about ${topic.toLowerCase()}?`, 'Write your answer here.'] as const)
  })
}

function faq(
  document: AppDocument,
  kit: Kit,
  title: string,
  count: number,
  told: readonly (readonly [string, string])[],
): ComponentNode[] {
  const { name } = document.app
  const [part = 'my things', other = 'a list'] = partsOf(document)
  const questions = [
    ['How do I start?', `Open ${part} and add the first one. ${name} shows you the rest.`],
    [`Where do I find ${other.toLowerCase()}?`, 'In the bar at the bottom, one tap from everywhere.'],
    ['Does it work without a connection?', 'Yes. What you add is sent as soon as you are online again.'],
    ['Who can see what I add?', 'Only you, and the people you invite.'],
    ['How do I delete my account?', 'Write to hello@post.example. It takes one day.'],
    ['What does it cost?', 'Nothing for the first month, then as much as a coffee.'],
    ['Can I use it on two phones?', 'Yes. Sign in on both, and they keep in step.'],
    ['How do I get help?', 'Write to us. We answer within a day.'],
  ]
  const shown = told.length > 0 ? told : questions.slice(0, count)
  return [
    kit.header(title, { subtitle: `${shown.length} answers`, ...back }),
    kit.input('Search', { kind: 'search', placeholder: 'Search questions' }),
    kit.list(
      'rows',
      'Questions',
      shown.map(([question, answer]) => ({ icon: 'help', title: question, subtitle: answer })),
    ),
  ]
}

function legal(document: AppDocument, kit: Kit, title: string): ComponentNode[] {
  const { name } = document.app
  return [
    kit.header(title, { subtitle: 'As of November 2026', ...back }),
    kit.text('heading', 'What this is about'),
    kit.text('body', `${title} of ${name}. Replace these lines with your own before you publish.`, {
      tone: 'muted',
    }),
    kit.list('rows', 'Sections', [
      { icon: 'user', title: 'Who we are', subtitle: 'Name, address and how to reach us' },
      { icon: 'file', title: 'What we keep', subtitle: 'What you enter, and nothing else' },
      { icon: 'clock', title: 'For how long', subtitle: 'Until you delete it' },
      { icon: 'mail', title: 'Questions', subtitle: 'hello@post.example' },
    ]),
  ]
}

/** "Add an about screen", "add an FAQ with five questions". */
export const addInfo: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|create|include|make)\s+(?:(?:an?|the|another)\s+)?(?:new\s+)?(about(?: us| the app)?|contact(?: us)?(?:\s+form)?(?=\s*$|\s+(?:screen|page)\b)|faqs?|q\s?&\s?a|imprint|impressum|legal notice|privacy(?: policy)?|terms(?: (?:of service|of use|and conditions))?)(?:\s+(?:screen|page|section))?(?:\s+with\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const kit = createKit()
  const title = /^faqs?$/i.test(found[1]) ? 'FAQ' : capitalise(found[1].toLowerCase().replace(/\s+form$/, ''))
  const said = new RegExp(`\\b${countWord}\\b`, 'i').exec(found[2] ?? '')?.[0]
  const count = said === undefined ? 5 : Math.min(8, Math.max(3, countOf(said)))
  if (/^about/i.test(title)) return addMade(document, title, 'info', about(document, kit, title))
  if (/^contact/i.test(title))
    return addMade(document, title, 'mail', contactParts(kit, title, found[2] ?? ''))
  if (/^(?:faq|q)/i.test(title))
    return addMade(document, title, 'help', faq(document, kit, title, count, topicsIn(found[2] ?? '')))
  return addMade(document, title, 'file', legal(document, kit, title))
}

/** "Add a premium page with three plans": what each costs, and the way to it. */
const addPlans: EditRule = (clause, document) => {
  const [, name = '', said = ''] =
    /^(?:add|insert|create|include|make)\s+(?:an?|the)?\s*(?:new\s+)?(premium|pricing|prices|plans|subscriptions?|upgrade|memberships?|paywall)\s+(?:screen|page)(?:\s+with\s+(.{3,60}))?$/i.exec(
      clause,
    ) ?? []
  const plans = knownEntries('plans') ?? []
  if (name === '' || (said !== '' && !/\b(?:plans?|prices|options|tiers)\b/i.test(said))) return undefined
  const kit = createKit()
  const title = capitalise(name.toLowerCase())
  return addMade(document, title, 'star', [
    kit.header(title, { subtitle: 'Cancel any time', ...back }),
    ...plans.map((plan, index) =>
      kit.radio(`${String(plan.title)}, ${String(plan.value)}`, 'plan', index === 1, {
        description: String(plan.subtitle),
      }),
    ),
    kit.button('Go on', { full: true, action: { kind: 'back' } }),
    kit.text('caption', 'You pay nothing for the first week.', { align: 'center' }),
  ])
}

const columns = ['To do', 'Doing', 'Done']

/** "Add a kanban board": what the app is full of, in columns one below the other. */
const addBoard: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|create|include|make)\s+(?:an?\s+)?(?:new\s+)?(kanban(?: board)?|task board|(?:project )?board with columns)(?:\s+(?:screen|page|view))?(?:\s+(?:for|of|with)\s+(.{3,60}))?$/i.exec(
      clause,
    )
  if (!found) return undefined
  const list =
    findList(document, /^(?:the\s+|my\s+|our\s+)?tasks?$/i.test(found[2] ?? 'tasks') ? 'tasks' : 'list') ??
    findList(document, 'list')
  const told = listed(found[2] ?? '').filter((name) => name.split(' ').length < 4)
  // Of several lists of them the longest.
  const longest = [...walkNodes(document)]
    .map(({ node }) => node)
    .filter(({ type, label }) => type === 'list' && label === list?.node.label)
    .toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
  const names = told.length > 1 ? told.map(capitalise) : columns
  const kit = createKit()
  const entries = longest ? itemsOf(longest).filter(isEntry) : []
  const each = Math.max(1, Math.ceil(entries.length / names.length))
  return addMade(document, 'Board', 'grid', [
    kit.header('Board', { subtitle: `${entries.length} cards`, ...back }),
    ...names.map((name, index) =>
      kit.list('cards', name, [], {
        title: name,
        items: entries.slice(index * each, (index + 1) * each).map(withoutImage),
      }),
    ),
  ])
}

/** A card of a board is its words. */
const withoutImage = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'image' && key !== 'checked'))

/** "Ten-pack 120": what it is, and what it costs. */
const priced =
  /^(.+?)[\s:–-]+((?:\p{Sc}\s?)?\d+(?:[.,]\d+)?(?:\s?\p{Sc}|\s(?:euros?|dollars?|pounds?|eur|usd|chf))?)$/iu

/** "Add a page with our prices: Single 15, Ten-pack 120": a screen with a line for each. */
const addListed: EditRule = (clause, document) => {
  // "A packing list page with boots and water": what is on the list.
  const [, list = '', held = ''] =
    /^(?:add|insert|create|make)\s+an?\s+(?:new\s+)?([\p{L} ]{3,24}?\slist)\s+(?:screen|page)\s+with\s+(.{5,200})$/iu.exec(
      clause,
    ) ?? []
  const isList =
    list !== '' &&
    listed(held).length > 1 &&
    listed(held).filter((part) => findType(part.split(' ').at(-1) ?? '')).length < 2
  const [, name = '', told = ''] = isList
    ? [clause, list, held]
    : (/^(?:add|insert|create|make)\s+(?:an?\s+)?(?:new\s+)?(?:screen|page)\s+(?:with|for|of|about|called|showing)\s+(?:(?:our|my|the|all)\s+)*["“]?([\p{L} ]{3,30}?)["”]?\s*:\s*(.{5,200})$/iu.exec(
        clause,
      ) ?? [])
  const parts = listed(told)
  if (name === '' || parts.length < 2) return undefined
  const kit = createKit()
  const title = capitalise(name.trim())
  const items = parts.map((part) => {
    const [, what, value] = priced.exec(part) ?? []
    return what === undefined || value === undefined
      ? { icon: 'check', title: capitalise(part) }
      : { icon: 'check', title: capitalise(what), value }
  })
  return addMade(document, title, 'list', [kit.header(title, back), kit.list('rows', title, items)])
}

const told =
  /^(?:add|insert|create|include|make)\s+(?:an?\s+)?(?:new\s+)?(?:page|screen)\s+(?:about|with|on|telling|for)\s+(?:(?:our|my|the|the company['’]s)\s+)?(history|story|past|roots|values|mission|vision|philosophy|tradition|beginnings)(?:\s+with\s+(?:an?\s+|some\s+)?(?:\p{L}+\s+)?(photo|picture|image)s?)?$/iu

/** "Add a page about our history with a photo": a text to be replaced, below a picture where one is asked for. */
const addStory: EditRule = (clause, document) => {
  const [, what, picture] = told.exec(clause) ?? []
  if (what === undefined) return undefined
  const kit = createKit()
  const title = `Our ${what.toLowerCase()}`
  const { name } = document.app
  return addMade(document, title, 'book', [
    kit.header(title, back),
    ...(picture === undefined ? [] : [kit.image('house', { height: 180 })]),
    kit.text('heading', `${name}, from the beginning`),
    kit.text(
      'body',
      `How ${name} came to be, who is behind it and what has stayed the same. Replace these lines with your own.`,
    ),
  ])
}

export const infoRules: readonly EditRule[] = [addStory, addInfo, addPlans, addBoard, ...formRules, addListed]
