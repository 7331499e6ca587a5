import { extraComponents } from '../extras.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { firstName, othersOf, ownName, usernameOf } from '../people.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { talkOf } from './talk-lines.ts'
import { shortcuts } from './shortcuts.ts'

const times = ['9:36', '9:20', '8:04', 'Wed', 'Tue', 'Mon']

/** With whom one writes: the friends the app lists, else people around. */
function talkersOf({ app, entity }: Scene, count: number): string[] {
  const isListed = entity.id === 'friend' && !app.language && entity.samples.length > 3
  return isListed
    ? entity.samples.slice(0, count).map(({ title }) => title)
    : othersOf(app.contentSeed, entity, count)
}

/** What was written last where several talk. */
function lastOf(scene: Scene): string {
  const [one = 'Lea Brandt', two = 'Omar Haddad'] = talkersOf(scene, 2)
  const last = talkOf(scene).messages(one, two).at(-1)
  return `${String(last?.name ?? 'You')}: ${String(last?.text ?? '')}`
}

/** Everybody's messages stand beside the name they chose, one's own, too, where one chooses one. */
function underUsernames(scene: Scene, messages: readonly Loose[]): readonly Loose[] {
  const { app, entity } = scene
  if (app.language || !/\b(?:user ?|nick ?)names?\b/i.test(app.story ?? app.description)) return messages
  const names = [...talkersOf(scene, 6), ownName(app.contentSeed, entity)]
  const full = (first: unknown) => names.find((name) => firstName(name) === first)
  const nameOf = ({ mine, name, day }: Loose) =>
    day ? undefined : mine ? names.at(-1) : (full(name) ?? (typeof name === 'string' ? name : undefined))
  return messages.map((message) => {
    const name = nameOf(message)
    return name === undefined ? message : { ...message, name: usernameOf(name) }
  })
}

export function composeChats(scene: Scene): ScreenParts {
  const { kit, app, screen, entity } = scene
  const people = talkersOf(scene, 6)
  const open = scene.to('thread')
  const { lines, title, who } = talkOf(scene)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle,
        actions: barActions(
          scene,
          ['edit', 'New message', 'people', 'thread'],
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
        [
          // The one that is open when one opens a chat.
          ...(title && !who && !app.language
            ? [{ icon: 'users', title, subtitle: lastOf(scene), time: '9:38', action: open }]
            : []),
          ...people.map((name, index) => ({
            avatar: name,
            title: name,
            subtitle: lines[index],
            time: times[index],
            action: open,
          })),
        ],
        { boxed: false },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

export function composeThread(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const [first = 'Lea Brandt', two = 'Omar Haddad'] = talkersOf(scene, 2)
  const talk = talkOf(scene)
  // Where the screen is called after somebody, it is they who write.
  const one = /^\p{Lu}\p{Ll}+$/u.test(screen.title ?? '') && screen.subtitle ? (screen.title ?? first) : first
  return {
    header: kit.header(
      screen.title ?? talk.title ?? one,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? talk.who ?? (talk.title ? '5 people, 3 here' : 'Online'),
      }),
    ),
    body: [
      kit.list('bubbles', 'Messages', underUsernames(scene, talk.messages(one, two))),
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
