/** The style that chooses a font: on the web the variable font of the family. */
export function fontFamily(family: string, _weight: number, _isItalic = false): string {
  return family === 'Fraunces' || family === 'Newsreader' ? `"${family}", serif` : `"${family}", sans-serif`
}
