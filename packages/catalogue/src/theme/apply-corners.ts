import type { AppTheme } from '@kwiq/app-model'
import type { ThemeStyle } from './types.ts'

type Corners = NonNullable<AppTheme['corners']>
type Shape = Pick<ThemeStyle, 'radius' | 'button'>

/** Radii in px; 999 makes a pill. */
const shapes: Record<Corners, Shape> = {
  sharp: { radius: { control: 2, card: 3, image: 2, chip: 3 }, button: 'square' },
  soft: { radius: { control: 10, card: 14, image: 12, chip: 10 }, button: 'rounded' },
  round: { radius: { control: 20, card: 28, image: 24, chip: 999 }, button: 'pill' },
}

/** The corner shape of a theme with a choice of the creator's worked in; chunky buttons keep their foot. */
export function applyCorners(style: Shape, corners: Corners | undefined): Shape {
  if (corners === undefined) return { radius: style.radius, button: style.button }
  const shape = shapes[corners]
  return style.button === 'chunky' ? { ...shape, button: 'chunky' } : shape
}
