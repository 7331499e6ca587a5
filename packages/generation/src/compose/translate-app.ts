import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { translate, translateValue } from '../words/interface-words.ts'
import type { Language } from '../words/languages.ts'

/** The document with the common words of its interface in the description's language. */
export function translateApp(document: AppDocument, language: Language): AppDocument {
  if (language === 'en') return document
  const translated = (node: ComponentNode): ComponentNode => ({
    ...node,
    label: node.type === 'image' ? node.label : translate(node.label, language),
    properties: Object.fromEntries(
      Object.entries(node.properties).map(([key, value]) => [key, translateValue(value, language, key)]),
    ),
    ...(node.children ? { children: node.children.map(translated) } : {}),
  })
  return {
    ...document,
    screens: document.screens.map((screen) => ({
      ...screen,
      name: translate(screen.name, language),
      components: screen.components.map(translated),
    })),
  }
}
