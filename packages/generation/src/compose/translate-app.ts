import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { scriptLanguage } from '@kwiq/catalogue'
import { translate, translateValue } from '../words/interface-words.ts'
import { withMoneyOf } from '../words/foreign-money.ts'
import type { Language } from '../words/languages.ts'

/** The document with the common words of its interface in the description's language, which it then names. */
export function translateApp(document: AppDocument, language: Language): AppDocument {
  if (language === 'en') return nameLanguage(document, scriptOfApp(document))
  const translated = (node: ComponentNode): ComponentNode => ({
    ...node,
    label: node.type === 'image' ? node.label : withMoneyOf(translate(wordingOf(node), language), language),
    properties: Object.fromEntries(
      Object.entries(node.properties).map(([key, value]) => [key, translateValue(value, language, key)]),
    ),
    ...(node.children ? { children: node.children.map(translated) } : {}),
  })
  return nameLanguage(
    {
      ...document,
      screens: document.screens.map((screen) => ({
        ...screen,
        name: translate(screen.name, language),
        components: screen.components.map(translated),
      })),
    },
    language,
  )
}

/** Words that are one in English only: the first screen and where one lives, what is paid with and what things lie on. */
const wordingOf = ({ type, label, properties }: ComponentNode) =>
  properties.variant === 'radio' && label === 'Home'
    ? 'At home'
    : type === 'container' && label === 'Card' && properties.title === undefined
      ? 'Card of parts'
      : label

/** The document with the language its words are in, by which it is drawn; English is not named. */
export function nameLanguage(document: AppDocument, language: string | undefined): AppDocument {
  if (language === undefined || language === 'en') return document
  const { app } = document
  return { ...document, app: { ...app, theme: { ...app.theme, language } } }
}

/** What an app in letters of its own is written in: one screen's name in four is enough, for the rest may be common English words. */
export function scriptOfApp({ screens }: AppDocument): string | undefined {
  const found = screens.flatMap(({ name }) => scriptLanguage(name) ?? [])
  return found.length * 4 >= screens.length ? found[0] : undefined
}
