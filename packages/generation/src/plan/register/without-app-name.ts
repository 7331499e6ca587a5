import type { Understanding } from '../../understand/understand.ts'

/** The description without the name it gives its app, which would be read as a thing: "FitKids: an app to ..." keeps no fit kids. */
export const withoutAppName = ({ text, name }: Pick<Understanding, 'text' | 'name'>): string =>
  name === undefined ? text : text.replaceAll(`"${name}"`, 'app').replaceAll(name, 'app')
