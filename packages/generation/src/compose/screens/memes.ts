import type { ComponentNode } from '@kwiq/app-model'
import type { Sample } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import { samplesFrom } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { barActions, barProperties, keyOf, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** Pictures whose words stand on them: what is written belongs to the picture, not below it. */
export const isMeme = ({ entity }: Scene): boolean => entity.id === 'meme'

const shown = ({ kit }: Scene, sample: Sample | undefined, properties: Loose): ComponentNode =>
  kit.image(sample?.image ?? 'sea', { topText: sample?.title, bottomText: sample?.subtitle, ...properties })

/** The picture with its words, and below it all one changes about them. */
export function composeMemeMaker(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = entity.samples
  const kept = scene.to('browse', 'saved', 'detail') ?? { kind: 'back' as const }
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene)),
    body: [
      shown(scene, first, { height: 220 }),
      kit.button(
        keyOf(
          screen,
          /^(?:upload|choose|select|pick|load|import) .*(?:image|picture|photo)/i,
          'Upload image',
        ),
        { icon: 'image', variant: 'secondary', full: true },
      ),
      ...entity.fields.map((field) => fieldComponent(kit, field)),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      // Side by side the words would be cut.
      kit.button(keyOf(screen, /^save /i, 'Save meme'), { full: true, icon: 'check', action: kept }),
      kit.button('Share', { variant: 'secondary', full: true, icon: 'share' }),
    ]),
  }
}

/** The memes one made or kept, each with its words on it. */
export function composeMemes(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const isSaved = screen.kind === 'saved'
  const memes = isSaved ? samplesFrom(entity, 3, 3) : samplesFrom(entity, 0, 5)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle,
        actions: barActions(scene, ['plus', entity.add, 'editor', 'form'], ['heart', 'Favorites', 'saved']),
      }),
    ),
    body: [
      ...(isSaved
        ? []
        : [kit.input('Search', { kind: 'search', placeholder: `Search ${entity.many.toLowerCase()}` })]),
      ...memes.map((sample) => shown(scene, sample, { height: 210, action: scene.to('detail', 'editor') })),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** One meme, to be sent, kept or changed. */
export function composeMeme(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = entity.samples
  return {
    header: kit.header(
      screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: 'Made today, 9:12',
        actions: barActions(scene, ['heart', 'Favorites', 'saved'], ['edit', 'Edit meme', 'editor', 'form']),
      }),
    ),
    body: [
      shown(scene, first, { height: 300 }),
      kit.list(
        'stats',
        'At a glance',
        entity.facts.map(({ value, title }) => ({ value, title })),
        { columns: 3, plain: true, centered: true },
      ),
      ...extraComponents(scene),
      kit.button('Save to photos', { variant: 'secondary', full: true, icon: 'download' }),
      kit.button('Edit meme', {
        variant: 'secondary',
        full: true,
        icon: 'edit',
        action: scene.to('editor', 'form'),
      }),
      ...shortcuts(scene, 'Go on with'),
    ],
    foot: kit.footer([kit.button('Share meme', { full: true, icon: 'share' })]),
  }
}
