import type { Sample } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { ownName } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** A résumé as others will see it: who it is of, what sums it up, and its sections with what stands in each. */
export function composeResumePage(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const [first] = entity.samples
  const sections = new Map<string, Sample[]>()
  for (const sample of entity.samples) {
    const section = sample.badge ?? 'Experience'
    sections.set(section, [...(sections.get(section) ?? []), sample])
  }
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { compact: true, subtitle: 'Page 1 of 2' }),
    ),
    body: [
      kit.card([
        kit.text('title', entity.hero.title.replace(/^Résumé of /, '') || ownName(app.contentSeed, entity)),
        kit.text('caption', first?.title ?? ''),
        kit.text('body', entity.about),
        ...[...sections].map(([title, samples]) =>
          kit.list(
            'rows',
            title,
            samples.map((sample) => ({
              title: sample.title,
              subtitle: sample.subtitle,
              value: sample.value,
            })),
            { title },
          ),
        ),
      ]),
      ...extraComponents(scene),
      kit.button('Save as PDF', { variant: 'secondary', full: true, icon: 'download' }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
