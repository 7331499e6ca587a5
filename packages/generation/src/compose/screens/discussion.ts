import { forumTopic } from '../../entities/forum-topic.ts'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { peopleOf } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** Whether a screen shows one topic of a board, with what others say to it. */
export const isDiscussion = ({ entity }: Scene): boolean => entity.id === forumTopic.id

/** True under a topic about anything. */
const replies: readonly (readonly [text: string, when: string])[] = [
  ['Finishing what I began in spring, at last', '8 min'],
  ['Nothing new, but all of the old is in order', '5 min'],
  ['Pictures on Sunday, if it turns out well', '2 min'],
]

/** One topic: who opened it, what it says, how many found it useful, the replies, and a line to reply in. */
export function composeDiscussion(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const [first] = entity.samples
  const people = peopleOf(app.contentSeed, 6)
  const [author = ''] = (first?.subtitle ?? '').split(',')
  const others = people.filter((person) => person !== author)
  return {
    header: kit.header(screen.name, barProperties(scene, { compact: true })),
    body: [
      kit.list('rows', 'Author', [
        { avatar: author, title: author, subtitle: `${first?.meta ?? ''} ago`, action: scene.to('people') },
      ]),
      kit.text('heading', first?.title ?? entity.one),
      ...(entity.about ? [kit.text('body', entity.about)] : []),
      kit.row(
        [
          kit.button(`${entity.facts[0]?.value ?? '24'} upvotes`, {
            variant: 'secondary',
            size: 'small',
            icon: 'arrow-up',
            action: scene.toScreen(screen),
          }),
          kit.button('Follow', {
            variant: 'secondary',
            size: 'small',
            icon: 'bookmark',
            action: scene.to('saved') ?? scene.toScreen(screen),
          }),
        ],
        { gap: 10 },
      ),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Replies',
        replies.map(([subtitle, time], index) => ({
          avatar: others[index] ?? 'Omar Haddad',
          title: others[index] ?? 'Omar Haddad',
          subtitle,
          time,
        })),
        { title: 'Replies' },
      ),
      ...shortcuts(scene, 'Go on with'),
    ],
    foot: kit.footer([
      kit.row(
        [
          kit.input('Reply', { placeholder: 'Write a reply' }),
          kit.icon('send', 'Send', { diameter: 44, filled: true, action: scene.toScreen(screen) }),
        ],
        { grow: 'first', align: 'end' },
      ),
    ]),
  }
}
