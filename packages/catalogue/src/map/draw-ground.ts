import { createRandom, hashText } from '../random.ts'
import type { ResolvedTheme } from '../theme/types.ts'
import { city } from './draw-town.ts'
import type { Ground } from './grounds.ts'
import { rareGrounds } from './rare-grounds.ts'

/**
 * The ground of a drawn map as the inside of an `svg`, `w` by `h` px; it asks no map service.
 * The same seed gives the same drawing.
 */
export function groundSvg(ground: Ground, w: number, h: number, theme: ResolvedTheme, seed: string): string {
  return (rareGrounds[ground] ?? city)({ w, h, theme, random: createRandom(hashText(seed)) })
}
