import { contrast } from '@kwiq/catalogue/theme'

/** Colour of the window before and around the content, as #rrggbb, by day and by night. */
export interface Ground {
  light: string
  dark: string
}

/** Whether signs on this colour (clock, battery) must be dark to be seen. */
export function needsDarkSigns(color: string): boolean {
  return contrast(color, '#000000') >= contrast(color, '#ffffff')
}

/** The colours of a list that are none, as they were written. */
export function wrongColors(colors: readonly string[]): string[] {
  return colors.filter((color) => !/^#[0-9a-f]{6}$/i.test(color))
}
