import { type AppDocument, walkNodes } from '@kwiq/app-model'

const sorts: Readonly<Record<string, readonly string[]>> = {
  button: ['button'],
  field: ['input', 'datepicker'],
  list: ['list'],
  chart: ['chart'],
  switch: ['checkbox'],
  text: ['text'],
}

/** "The button mark as done" is "the mark as done button", where a button is called so; the longest such name. */
export function namesTurned(clause: string, document: AppDocument): string {
  const [whole = '', before = '', sort = '', behind = ''] =
    /^(.*?\bthe\s+)(button|field|list|chart|switch|screen|page|tab)\s+([^"“”,:;]{2,80})$/i.exec(clause) ?? []
  if (whole === '') return clause
  const types = sorts[sort.toLowerCase()]
  const labels = types
    ? [...walkNodes(document)].flatMap(({ node }) => (types.includes(node.type) ? [node.label] : []))
    : document.screens.map(({ name }) => name)
  const said = ` ${behind.toLowerCase()} `
  const [name] = labels
    .filter((label) => label.length > 1 && said.startsWith(` ${label.toLowerCase()} `))
    .toSorted((one, other) => other.length - one.length)
  return name === undefined
    ? clause
    : `${before}${behind.slice(0, name.length)} ${sort}${behind.slice(name.length)}`
}
