import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { drawBlock } from './page-blocks.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

/** A page with content of its own, whatever the app is about. */
export function composePage(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const blocks = screen.page?.blocks ?? []
  return {
    header: screen.isGadget
      ? workingBar(scene)
      : kit.header(
          screen.title ?? screen.name,
          barProperties(scene, { compact: true, ...(screen.page ? { subtitle: screen.page.line } : {}) }),
        ),
    body: [
      ...blocks.flatMap((block) => drawBlock(scene, block)),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
