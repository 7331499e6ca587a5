import type { Scene } from '../scene.ts'

/** What the description calls the app's own things, where it lists them under a name: "Foraging mushrooms". */
export function nameOfOwn({ screen, entity }: Scene): string | undefined {
  const named = screen.extras.find((extra) => extra.kind === 'thing' && extra.entity.id === entity.id)
  return named?.kind === 'thing' ? named.label : undefined
}

/** The screen without a list of the app's own things beside the one it has: that carries the name. */
export const unnamed = (scene: Scene): Scene => ({
  ...scene,
  screen: {
    ...scene.screen,
    extras: scene.screen.extras.filter(
      (extra) => extra.kind !== 'thing' || extra.entity.id !== scene.entity.id,
    ),
  },
})
