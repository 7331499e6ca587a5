import { type AppDocument, currentSchemaVersion, defaultWrapOptions } from '@kwiq/app-model'
import { isColorful } from './read-color.ts'
import type { Site } from './read-site.ts'

/** An app of one screen that shows a website, in the site's own colours where it names them. */
export function makeWrapDocument(url: URL, projectName: string, site: Site | null): AppDocument {
  const name = site?.name ?? projectName
  const color = site?.themeColor ?? null
  const wrap = defaultWrapOptions(url.href)
  return {
    schemaVersion: currentSchemaVersion,
    app: {
      name,
      description: site?.description ?? `${url.host} as an app`,
      icon: 'globe',
      theme: { preset: 'clean', ...(color && isColorful(color) ? { colors: [color] } : {}) },
      startScreenId: 'home',
      wrap: {
        ...wrap,
        ...(site?.orientation ? { orientation: site.orientation } : {}),
        ...(color ? { barColor: color } : {}),
      },
    },
    screens: [
      {
        id: 'home',
        name: 'Home',
        components: [
          {
            id: 'webview-site',
            type: 'webview',
            label: name,
            properties: { url: url.href, title: name, fill: true },
          },
        ],
      },
    ],
  }
}
