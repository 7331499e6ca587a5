/** The style that chooses a font: on a device each weight is a family of its own, named as expo-google-fonts names it. */
export function fontFamily(family: string, weight: number, isItalic = false): string {
  const step = Math.round(weight / 100) * 100
  return `${family.replaceAll(' ', '')}_${step}${isItalic ? '_Italic' : ''}`
}
