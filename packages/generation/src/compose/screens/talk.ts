import { extraComponents } from '../extras.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { firstName, peopleOf } from '../people.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

const lines = [
  'Who brings the map on Sunday?',
  'Voice message, 0:42',
  'You: see you at six',
  'Sent a picture',
  'Perfect, thank you',
  'Is Tuesday still fine?',
]
const times = ['11:36', '11:20', '10:04', 'Wed', 'Tue', 'Mon']

export function composeChats(scene: Scene): ScreenParts {
  const { kit, app, screen } = scene
  const people = peopleOf(app.contentSeed, 7).slice(1)
  const open = scene.to('thread')
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle,
        actions: barActions(
          scene,
          ['edit', 'New message', 'people', 'form'],
          ['settings', 'Settings', 'settings'],
        ),
      }),
    ),
    body: [
      kit.input('Search messages', { kind: 'search', placeholder: 'Name or word' }),
      kit.list(
        'stories',
        'Online',
        people.slice(0, 5).map((name, index) => ({
          title: firstName(name),
          seen: index > 2 ? true : undefined,
          action: open,
        })),
      ),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Conversations',
        people.map((name, index) => ({
          avatar: name,
          title: name,
          subtitle: lines[index],
          time: times[index],
          action: open,
        })),
        { boxed: false },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** What two people write to somebody, and the answers. */
export const talkBetween = (one: string, two: string): Loose[] => [
  { day: 'Today' },
  { name: firstName(one), text: 'Who brings the map on Sunday?' },
  { text: 'Me. I found the old one, with the mill on it', mine: true },
  { text: 'Three o’clock at the bridge?', mine: true, time: '11:34' },
  { day: `${firstName(two)} joined` },
  { name: firstName(two), text: 'Count me in! I bring lemonade.', time: '11:36' },
  { name: firstName(one), text: 'Best Sunday ever.', time: '11:38' },
]

export function composeThread(scene: Scene): ScreenParts {
  const { kit, app, screen } = scene
  const [, one = 'Lea Brandt', two = 'Omar Haddad'] = peopleOf(app.contentSeed, 3)
  return {
    header: kit.header(
      screen.title ?? 'Sunday crew',
      barProperties(scene, { compact: true, subtitle: screen.subtitle ?? '5 people, 3 here' }),
    ),
    body: [
      kit.list('bubbles', 'Messages', talkBetween(one, two)),
      ...extraComponents(scene),
      ...(scene.has('detail')
        ? [
            kit.list(
              'chips',
              'Quick answers',
              ['On my way', 'Thank you', 'Call me later'].map((title) => ({ title })),
              { plain: true },
            ),
          ]
        : [kit.text('caption', `${firstName(two)} is typing`)]),
    ],
    foot: kit.input('New message', { kind: 'composer', placeholder: 'Write a message' }),
  }
}
