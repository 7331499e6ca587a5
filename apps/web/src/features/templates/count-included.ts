import { type AppDocument, countComponents } from '@kwiq/app-model'

/** How many screens and components an app has. */
export function countIncluded({ screens }: AppDocument): { screens: number; components: number } {
  return {
    screens: screens.length,
    components: screens.reduce((sum, { components }) => sum + countComponents(components), 0),
  }
}
