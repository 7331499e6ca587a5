import type { Layout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'

type Variant = Exclude<ResolvedProperties<'button'>['variant'], 'icon'>

/** Ground (undefined: none) and words of a kind of button. */
export function buttonColors({ theme, roles }: Layout, variant: Variant): { fill?: string; text: string } {
  switch (variant) {
    case 'primary':
      return { fill: roles.primary, text: roles.onPrimary }
    case 'accent':
      return { fill: roles.accent, text: roles.onAccent }
    case 'secondary':
      return {
        fill: theme.elevation === 'rules' ? undefined : roles.primarySoft,
        text: roles.primaryText,
      }
    case 'destructive':
      return { fill: roles.dangerSoft, text: roles.dangerText }
    case 'ghost':
      return { text: roles.primaryText }
    case 'outline':
      return { text: roles.text }
  }
}
