/**
 * Stands for the prefixer of react-native-web in the payload: of the names it knows for browsers of ten years, these
 * are the ones that the web views of `target` (vite.config.ts) still want beside the plain name.
 */
const prefixed: Readonly<Record<string, string>> = {
  backdropFilter: 'WebkitBackdropFilter',
  boxDecorationBreak: 'WebkitBoxDecorationBreak',
  hyphens: 'WebkitHyphens',
  mask: 'WebkitMask',
  maskImage: 'WebkitMaskImage',
  maskPosition: 'WebkitMaskPosition',
  maskRepeat: 'WebkitMaskRepeat',
  maskSize: 'WebkitMaskSize',
  textSizeAdjust: 'WebkitTextSizeAdjust',
  userSelect: 'WebkitUserSelect',
}

/** A style with the prefixed names that its properties need; changes and gives back the style it got. */
export default function prefixStyles<Style extends Record<string, unknown>>(style: Style): Style {
  const all: Record<string, unknown> = style
  for (const name of Object.keys(style)) {
    const other = prefixed[name]
    if (other !== undefined) all[other] = all[name]
  }
  return style
}
