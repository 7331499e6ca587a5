import type { AppDocument } from '@kwiq/app-model'

/** The screen an app opens with: the one it names, else its first; empty without any. */
export function findStartScreenId({ app, screens }: Pick<AppDocument, 'app' | 'screens'>): string {
  const start = screens.find((screen) => screen.id === app.startScreenId) ?? screens[0]
  return start?.id ?? ''
}
