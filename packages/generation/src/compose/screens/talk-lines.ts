import { flatParts } from '../../dictation/part.ts'
import { firstName } from '../people.ts'
import type { Loose } from '../kit.ts'
import type { Scene } from '../scene.ts'

/** What people of an app write each other. */
export interface Talk {
  /** The last line of each conversation. */
  lines: readonly string[]
  /** Undefined: the conversation is called after whom one writes with. */
  title?: string
  /** Who is there, where it is not people. */
  who?: string
  messages(one: string, two: string): Loose[]
  answers: readonly string[]
}

/** Friends and a walk on Sunday; `first` is the line of one of them, `last` what was written last in the group. */
const amongFriends = (first: string, last: string): Talk => ({
  lines: [
    first,
    'Voice message, 0:42',
    'You: see you at six',
    'Sent a picture',
    'Perfect, thank you',
    'Is Tuesday still fine?',
  ],
  title: 'Sunday crew',
  messages: (one, two) => [
    { day: 'Today' },
    { name: firstName(one), text: 'Who brings the map on Sunday?' },
    { text: 'Me. I found the old one, with the mill on it', mine: true },
    { text: 'Three o’clock at the bridge?', mine: true, time: '9:34' },
    { day: `${firstName(two)} joined` },
    { name: firstName(two), text: 'Count me in! I bring lemonade.', time: '9:36' },
    { name: firstName(one), text: last, time: '9:38' },
  ],
  answers: ['On my way', 'Thank you', 'Call me later'],
})
const friends = amongFriends('Did you find the map?', 'Perfect. See you all on Sunday!')

/** Somebody sells, lends or swaps what it is about. */
const trade = (thing: string): Talk => ({
  lines: [
    `Is “${thing}” still there?`,
    'You: would Saturday suit you?',
    'Could you do a little less?',
    'Sent a picture',
    'Perfect, thank you',
    'I can pick it up at six',
  ],
  messages: (one) => [
    { day: 'Today' },
    { name: firstName(one), text: `Hello! Is “${thing}” still there?` },
    { text: 'Yes, it is. When would you like to have it?', mine: true, time: '9:34' },
    { name: firstName(one), text: 'Friday after six would be good.', time: '9:36' },
    { text: 'Linden lane 4, second door. I am at home.', mine: true },
    { name: firstName(one), text: 'Perfect, see you on Friday!', time: '9:38' },
  ],
  answers: ['Still there', 'Thank you', 'Saturday is fine'],
})

/** A shop answers those who order from it. */
const order: Talk = {
  lines: [
    'Your order is ready',
    'You: can I add something?',
    'We have it again from Thursday',
    'Sent a picture',
    'Thank you, see you soon',
    'Which one would you like?',
  ],
  messages: (one) => [
    { day: 'Today' },
    { text: 'Hello! When will my order be ready?', mine: true },
    { name: firstName(one), text: 'Today after four. Shall we put it aside for you?', time: '9:34' },
    { text: 'Yes, please. I come at half past five.', mine: true },
    { name: firstName(one), text: 'Perfect. It waits under your name.', time: '9:38' },
  ],
  answers: ['I come by', 'Thank you', 'Call me, please'],
}

/** Somebody comes, or is come to, at a time. */
const appointment: Talk = {
  lines: [
    'Could we make it half an hour later?',
    'You: Thursday at ten, confirmed',
    'Is Tuesday still fine?',
    'Sent a picture',
    'Perfect, thank you',
    'What should I bring along?',
  ],
  messages: (one) => [
    { day: 'Today' },
    { name: firstName(one), text: 'Hello! Could we make it half an hour later on Thursday?' },
    { text: 'Of course. Half past ten, then.', mine: true, time: '9:34' },
    { name: firstName(one), text: 'Thank you! Is there anything I should bring along?', time: '9:36' },
    { text: 'Nothing but yourself.', mine: true },
    { name: firstName(one), text: 'Perfect, see you on Thursday.', time: '9:38' },
  ],
  answers: ['That suits me', 'Thank you', 'Call me later'],
}

/** People work on the same things. */
const work = (thing: string): Talk => ({
  lines: [
    `Have you seen “${thing}”?`,
    'You: done since this morning',
    'Could you look at it today?',
    'Sent a picture',
    'Perfect, thank you',
    'Is Tuesday still fine?',
  ],
  messages: (one, two) => [
    { day: 'Today' },
    { name: firstName(one), text: `Has anybody looked at “${thing}” yet?` },
    { text: 'Yes, this morning. I left a note.', mine: true, time: '9:34' },
    { day: `${firstName(two)} joined` },
    { name: firstName(two), text: 'I am there at two and can do the rest.', time: '9:36' },
    { name: firstName(one), text: 'Perfect, thank you both.', time: '9:38' },
  ],
  answers: ['On my way', 'Done', 'Call me later'],
})

/** A machine answers. */
const machine = (thing: string, title = 'Assistant'): Talk => ({
  lines: [],
  title,
  who: 'Answers at once',
  messages: () => [
    { day: 'Today' },
    { text: `Help me with “${thing}”`, mine: true, time: '9:34' },
    { name: title, text: 'Gladly. The short version in three points, or all of it?', time: '9:34' },
    { text: 'Three points, please', mine: true, time: '9:35' },
    { name: title, text: 'Here they are. I have marked what is easily forgotten.', time: '9:35' },
    { name: title, text: 'Shall I ask you about it afterwards?', time: '9:35' },
  ],
  answers: ['Explain it simply', 'Shorter, please', 'Quiz me on it'],
})
/** A made-up person answers as they are. */
const character = (name: string, greeting: string): Talk => ({
  lines: [],
  title: name,
  who: 'Always there',
  messages: () => [
    { day: 'Today' },
    { name, text: greeting, time: '9:34' },
    { text: 'Sorry! What did I miss?', mine: true, time: '9:34' },
    { name, text: 'Two gulls, one storm and the best soup of the year.', time: '9:35' },
    { text: 'Tell me about the storm', mine: true, time: '9:35' },
    { name, text: 'Sit down, then. It began with a very quiet morning.', time: '9:36' },
  ],
  answers: ['Go on', 'Change the subject', 'Who are you?'],
})

/** Those who sell something answer questions. */
const support: Talk = {
  lines: [],
  title: 'Support',
  who: 'Answers at once',
  messages: () => [
    { day: 'Today' },
    { name: 'Support', text: 'Hello! How can I help you?', time: '9:34' },
    { text: 'When will my parcel arrive?', mine: true, time: '9:34' },
    { name: 'Support', text: 'It left this morning and is with you tomorrow before noon.', time: '9:35' },
  ],
  answers: ['Thank you', 'Something else', 'Talk to a person'],
}
/** A machine that takes an order step by step. */
const orderTaker = (thing: string): Talk => ({
  lines: [],
  title: 'Order',
  who: 'Answers at once',
  messages: () => [
    { day: 'Today' },
    { name: 'Bot', text: `Hello! What would you like? Many take “${thing}” today.`, time: '9:34' },
    { text: `Then one ${thing}, large`, mine: true, time: '9:34' },
    { name: 'Bot', text: 'Good choice. Anything on top?', time: '9:35' },
    { text: 'Olives and rocket, please', mine: true, time: '9:35' },
    { name: 'Bot', text: 'It is in your order. Shall I send it to Linden lane 4?', time: '9:36' },
  ],
  answers: ['Yes, please', 'Add a drink', 'Where is my order?'],
})
const ofSupport = /\b(?:bot|support|assistant|agent|human|help ?desk|customer service)\b/i

/** What one says at the wheel and what a voice answers. */
const onTheRoad: Talk = {
  lines: [],
  title: 'Listening',
  who: 'Say it, both hands on the wheel',
  messages: () => [
    { day: 'Today' },
    { text: 'Take me to dock 4', mine: true, time: '14:20' },
    { name: 'Voice', text: '214 kilometres, no low bridges. You arrive at ten past five.', time: '14:20' },
    { text: 'Find diesel on the way', mine: true, time: '14:22' },
    { name: 'Voice', text: 'Old quarry in 12 kilometres, 1.58 a litre. Shall I add it?', time: '14:22' },
    { text: 'Yes. And tell the office I am late', mine: true, time: '14:23' },
    { name: 'Voice', text: 'Added. The mail to Iris is sent.', time: '14:23' },
  ],
  answers: ['Navigate', 'Find fuel', 'Take a note'],
}

/** What one asks a machine about. */
const asked: ReadonlySet<string> = new Set(['ai-chat', 'study-material', 'checked-contract', 'benefit-claim'])

/** What is written in an app that is of no such kind. */
const plain: Talk = {
  lines: [
    'Thank you, that helped a lot',
    'Voice message, 0:42',
    'You: see you on Thursday',
    'Sent a picture',
    'Perfect, thank you',
    'Is Tuesday still fine?',
  ],
  messages: (one) => [
    { day: 'Today' },
    { name: firstName(one), text: 'Hello! Is Thursday still fine for you?' },
    { text: 'Yes, half past six. I will be there.', mine: true, time: '9:34' },
    { name: firstName(one), text: 'Wonderful. I will send you the rest tonight.', time: '9:36' },
    { text: 'Thank you, that helps a lot', mine: true },
    { name: firstName(one), text: 'See you on Thursday!', time: '9:38' },
  ],
  answers: ['On my way', 'Thank you', 'Call me later'],
}

/** What somebody writes down for himself, as messages nobody else gets. */
const toOneself: Talk = {
  lines: [],
  title: 'To myself',
  who: 'Only you',
  messages: () => [
    { day: 'Yesterday' },
    { text: 'Ask Lea for the name of the plumber', mine: true, time: '18:20' },
    { day: 'Today' },
    { text: 'Idea: labels on the shelf, one colour a room', mine: true, time: '8:12' },
    { text: 'Bread, lemons, the square batteries', mine: true, time: '8:40' },
    { text: '“Nobody reads a long manual twice.” Iris, on the tram', mine: true, time: '9:38' },
  ],
  answers: ['To do', 'Idea', 'Buy'],
}

const longestThing = 34
/** Domains whose people know each other. */
const togetherThere: ReadonlySet<string> = new Set([
  'football',
  'church',
  'mosque',
  'travel',
  'shopping-list',
])

/** What is written where the app is used: about what is sold, about a time, about the work, or among friends. */
export function talkOf({ app, has, screen }: Scene): Talk {
  // What friends say stands in the tables of other languages.
  if (app.domain !== undefined && !togetherThere.has(app.domain)) return plain
  if (app.language) return amongFriends('Who brings the map on Sunday?', 'Best Sunday ever.')
  const [main] = app.entities.values()
  const [front] = app.screens
  const thing = main?.samples[0]?.title ?? ''
  if (screen.dictated) {
    const parts = flatParts(screen.dictated.groups.flat())
    const said = [
      screen.title,
      ...parts.flatMap((part) => [part.label, ...('options' in part ? part.options : [])]),
    ]
    return ofSupport.test(said.join(' ')) ? support : plain
  }
  if (main?.id === 'self-note') return toOneself
  if (main?.id === 'spoken-request') return onTheRoad
  if (asked.has(main?.id ?? '')) return machine(thing)
  if (screen.isMachine && has('cart') && thing !== '') return orderTaker(thing)
  if (screen.isMachine) return machine(thing, screen.title)
  const greeting = main?.fields.find(({ name }) => name === 'Greeting')?.value
  if (greeting) return character(thing, greeting)
  if (has('slots')) return appointment
  if (has('cart')) return order
  const isNamed = thing !== '' && thing.length <= longestThing && main?.samples[0]?.avatar === undefined
  // What has a price is sold here; what is swapped says for what.
  if (
    isNamed &&
    (main?.price !== undefined ||
      main?.fields.some(({ name, kind }) => name === 'Swap for' && kind !== 'date'))
  )
    return trade(thing)
  const isAmongFriends =
    front === screen || front?.kind === 'chats' || front?.kind === 'thread' || front?.kind === 'feed'
  if (isAmongFriends || main?.nounClass === 'group' || main?.id === 'friend') return friends
  return app.isRegister && isNamed ? work(thing) : plain
}
