import { currentSchemaVersion } from './limits.ts'
import type { AppDocument, Screen } from './types.ts'

/** The first screen of a new app: id `home`, name `Home`, nothing on it. */
export function emptyScreen(id = 'home', name = 'Home'): Screen {
  return { id, name, components: [] }
}

/** A new app's document: one empty Home screen and the `clean` theme. */
export function emptyDocument(info: { name: string; description?: string }): AppDocument {
  return {
    schemaVersion: currentSchemaVersion,
    app: {
      name: info.name,
      description: info.description ?? '',
      icon: null,
      theme: { preset: 'clean' },
      startScreenId: 'home',
    },
    screens: [emptyScreen()],
  }
}
