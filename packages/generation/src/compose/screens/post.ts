import type { Entity } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { peopleOf } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

const posted: ReadonlySet<string> = new Set(['moment', 'short-post'])

/** What somebody has shown to others, where there is a feed of such: it has an author one may follow. */
export const isPost = ({ entity, has }: Scene): boolean => posted.has(entity.id) && has('feed')

/** Short posts say who wrote them; of pictures anybody around may be the author. */
export const isSigned = ({ id }: Entity): boolean => id === 'short-post'

const comments: readonly (readonly [text: string, when: string])[] = [
  ['Lovely! Where is this?', '8 min'],
  ['You beat me to it, I was there yesterday', '5 min'],
  ['Take me along next time', '2 min'],
]

/** One post: who wrote it, the picture with its line, and what others say. */
export function composePost(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const [first] = entity.samples
  const people = peopleOf(app.contentSeed, 6)
  // As the feed has it.
  const signed = isSigned(entity) ? first : undefined
  const author = signed?.subtitle ?? people[1] ?? 'Lea Brandt'
  const likes = entity.facts[0]?.value ?? '48'
  return {
    header: kit.header(
      screen.name === 'Details' ? entity.one : screen.name,
      barProperties(scene, { compact: true }),
    ),
    body: [
      kit.row(
        [
          kit.row(
            [
              kit.image('person', {
                seed: author,
                shape: 'circle',
                width: 44,
                height: 44,
                action: scene.to('people'),
              }),
              kit.column(
                [
                  kit.text('label', author),
                  kit.text(
                    'caption',
                    signed
                      ? `${signed.overline ?? ''} ago`
                      : ['12 minutes ago', first?.overline].filter(Boolean).join(' · '),
                  ),
                ],
                { gap: 0 },
              ),
            ],
            { gap: 10, align: 'center' },
          ),
          kit.button('Follow', { size: 'small', icon: 'bookmark' }),
        ],
        { justify: 'between', align: 'center' },
      ),
      ...(first?.image ? [kit.image(first.image, { height: 260 })] : []),
      kit.text('heading', first?.title ?? entity.one),
      ...(entity.about ? [kit.text('body', entity.about)] : []),
      kit.row(
        [
          kit.button(`${likes} likes`, {
            variant: 'secondary',
            size: 'small',
            icon: 'heart',
          }),
          kit.button('Share', {
            variant: 'secondary',
            size: 'small',
            icon: 'share',
          }),
        ],
        { gap: 10 },
      ),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Comments',
        comments.map(([subtitle, time], index) => ({
          avatar: people[index + 2] ?? 'Omar Haddad',
          title: people[index + 2] ?? 'Omar Haddad',
          subtitle,
          time,
        })),
        { title: 'Comments' },
      ),
      ...shortcuts(scene, 'Go on with'),
    ],
    foot: kit.footer([
      kit.row(
        [
          kit.input('Comment', { placeholder: 'Write a comment' }),
          kit.icon('send', 'Send', { diameter: 44, filled: true, action: scene.toScreen(screen) }),
        ],
        { grow: 'first', align: 'end' },
      ),
    ]),
  }
}
