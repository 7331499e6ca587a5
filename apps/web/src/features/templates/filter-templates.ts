import type { Template } from '@kwiq/contracts'

/** The templates of a category (null: of all) whose name or description holds the words, in any case. */
export function filterTemplates(
  templates: readonly Template[],
  words: string,
  category: string | null,
): Template[] {
  const wanted = words.trim().toLowerCase()
  return templates.filter(
    (template) =>
      (category === null || template.category === category) &&
      (template.name.toLowerCase().includes(wanted) || template.description.toLowerCase().includes(wanted)),
  )
}

/** Each category there is, once, in alphabetical order. */
export function listCategories(templates: readonly Template[]): string[] {
  const categories = new Set(templates.flatMap(({ category }) => category ?? []))
  return [...categories].sort((one, other) => one.localeCompare(other))
}
