import type { ResolvedProperties } from '../resolve-properties.ts'
import type { ResolvedTheme } from '../theme/types.ts'

type HeaderProperties = ResolvedProperties<'header'>

/** How a header is drawn once its theme, size and content are known. `bar` is the small one. */
export type HeaderKind = 'cover' | 'block' | 'masthead' | 'greeting' | 'large' | 'centered' | 'bar'

/** The kind of header a theme and its properties make: large kinds shrink to a bar where they lack their content. */
export function headerKind(properties: HeaderProperties, theme: ResolvedTheme): HeaderKind {
  const { variant, compact, leading, subtitle } = properties
  const stated = variant === 'auto' ? theme.header : variant
  if (stated === 'cover') return 'cover'
  if (compact || stated === 'compact') return 'bar'
  switch (stated) {
    case 'block':
    case 'large':
      return stated
    case 'masthead':
      return leading ? 'bar' : 'masthead'
    case 'greeting':
      return leading && !leading.avatar ? 'large' : 'greeting'
    case 'centered':
      return subtitle ? 'centered' : 'bar'
  }
}
