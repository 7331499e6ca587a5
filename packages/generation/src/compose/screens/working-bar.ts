import { barActions, barProperties, type Scene } from '../scene.ts'

/** What the title bar of a screen one works something out on holds. */
export const workingBar = (scene: Scene) =>
  scene.kit.header(
    scene.screen.title ?? scene.screen.name,
    barProperties(scene, {
      subtitle: scene.screen.subtitle,
      actions: barActions(
        scene,
        ['clock', 'History', 'history'],
        ['bookmark', 'Saved', 'saved'],
        ['settings', 'Settings', 'settings'],
      ),
    }),
  )
