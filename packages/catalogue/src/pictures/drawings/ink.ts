/**
 * The colours of drawings that are kept as text: each stands there by its name, `{pop}`, and becomes a colour when the
 * picture is drawn in a theme. What they are says `Paint`.
 */
export const ink = {
  hi: '{hi}',
  sky: '{sky}',
  l: '{l}',
  m: '{m}',
  d: '{d}',
  x: '{x}',
  pop: '{pop}',
  popl: '{popl}',
  popd: '{popd}',
  paper: '{paper}',
} as const

/** A colour that a thing has whatever else is drawn: gold, the green of a stalk. Hue in degrees, the others percent. */
export const own = (hue: number, saturation: number, lightness: number): string =>
  `{${hue},${saturation},${lightness}}`

export const gold = own(43, 82, 60)
export const darkGold = own(36, 70, 46)
export const steel = own(215, 12, 72)
export const darkSteel = own(215, 14, 48)
export const black = own(225, 16, 20)
export const white = own(40, 16, 96)
export const wood = own(28, 46, 56)
export const darkWood = own(24, 44, 40)
export const green = own(118, 44, 44)
