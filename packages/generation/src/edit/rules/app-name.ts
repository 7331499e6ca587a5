import type { AppDocument, Command } from '@kwiq/app-model'
import type { EditRule } from '../rule.ts'
import { unquote } from '../words.ts'

/** Whether that is what the app is called, and none of its screens. */
const isNameOfApp = ({ app, screens }: AppDocument, words: string): boolean =>
  app.name.toLowerCase() === unquote(words).toLowerCase() &&
  !screens.some(({ name }) => name.toLowerCase() === app.name.toLowerCase())

/** Where the name of the app stands in a header, the new one does. */
function renameApp(document: AppDocument, told: string): Command[] {
  const name = told.replace(/\s+(?:now|from now on|these days|instead)$/i, '')
  const headers = document.screens.flatMap(({ components }) =>
    components.filter(({ type, label }) => type === 'header' && label === document.app.name),
  )
  return [
    { type: 'set-app-info', set: { name } },
    ...headers.map(({ id }): Command => ({ type: 'rename-component', id, label: name })),
  ]
}

/** "Call the app Lumen", "rename Basil to Lumen" where the app is called Basil. */
const nameApp: EditRule = (written, document) => {
  const clause = written.replace(/\s+everywhere$/i, '')
  const app = /^(?:call|name|rename)\s+(?:the|this|my|our)?\s*app\s+(?:to\s+|as\s+)?(.+)$/i.exec(clause)?.[1]
  if (app) return renameApp(document, unquote(app))
  const [, former, name] =
    /^(?:rename|change|replace|call)\s+(?:the\s+name\s+)?(.{2,60}?)\s+(?:to|into|with|by|as)\s+(.{1,60})$/i.exec(
      clause,
    ) ?? []
  return former && name && isNameOfApp(document, former) ? renameApp(document, unquote(name)) : undefined
}

/** What the app is called. */
export const appNameRules: readonly EditRule[] = [nameApp]
