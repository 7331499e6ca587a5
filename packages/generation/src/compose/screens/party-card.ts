import { extraComponents } from '../extras.ts'
import { drawFormula } from '../formulas/draw-formula.ts'
import { fieldComponent } from '../fields.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

/** One card of a game a round plays: what it asks for, and the next. */
export function composePartyCard(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const next = { action: scene.toScreen(screen), full: true }
  return {
    header: workingBar(scene),
    body: [
      kit.list(
        'stats',
        'Round',
        entity.facts.map(({ value, title }) => ({ value, title })),
        { columns: 3 },
      ),
      kit.hero({
        tone: 'accent',
        overline: entity.hero.overline,
        title: entity.hero.title,
        text: entity.hero.text,
        formula: drawFormula(entity, false),
      }),
      kit.row(
        [
          kit.button('Pass', { ...next, variant: 'secondary' }),
          kit.button('Done', { ...next, icon: 'check' }),
        ],
        { equal: true },
      ),
      ...entity.fields.slice(0, 2).map((field) => fieldComponent(kit, field)),
      ...extraComponents(scene),
      kit.button(entity.add, { ...next, icon: 'next', variant: 'secondary' }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
