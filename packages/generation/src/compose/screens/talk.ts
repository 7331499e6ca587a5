import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { firstName, othersOf } from '../people.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { talkOf } from './talk-lines.ts'
import { shortcuts } from './shortcuts.ts'

const times = ['11:36', '11:20', '10:04', 'Wed', 'Tue', 'Mon']

export function composeChats(scene: Scene): ScreenParts {
  const { kit, app, screen, entity } = scene
  const people = othersOf(app.contentSeed, entity, 6)
  const open = scene.to('thread')
  const { lines } = talkOf(scene)
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
      // Nobody sees who is there where one writes text messages.
      ...(entity.id === 'text-message'
        ? []
        : [
            kit.list(
              'stories',
              'Online',
              people.slice(0, 5).map((name, index) => ({
                title: firstName(name),
                seen: index > 2 ? true : undefined,
                action: open,
              })),
            ),
          ]),
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

export function composeThread(scene: Scene): ScreenParts {
  const { kit, app, entity, screen } = scene
  const [one = 'Lea Brandt', two = 'Omar Haddad'] = othersOf(app.contentSeed, entity, 2)
  const talk = talkOf(scene)
  return {
    header: kit.header(
      screen.title ?? talk.title ?? one,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? talk.who ?? (talk.title ? '5 people, 3 here' : 'Online'),
      }),
    ),
    body: [
      kit.list('bubbles', 'Messages', talk.messages(one, two)),
      ...extraComponents(scene),
      ...(scene.has('detail')
        ? [
            kit.list(
              'chips',
              'Quick answers',
              talk.answers.map((title) => ({ title })),
              { plain: true },
            ),
          ]
        : [kit.text('caption', `${talk.title && talk.who ? talk.title : firstName(two)} is typing`)]),
    ],
    foot: kit.input('New message', { kind: 'composer', placeholder: 'Write a message' }),
  }
}
