import type { Tone } from '../common-properties.ts'
import type { Layout } from './layout.ts'

/** The soft fill and the text colour of a meaning; absent: primary. */
export function toneColors({ roles }: Layout, tone: Tone = 'primary'): { fill: string; text: string } {
  switch (tone) {
    case 'primary':
      return { fill: roles.primarySoft, text: roles.primaryText }
    case 'accent':
      return { fill: roles.accentSoft, text: roles.accentText }
    case 'success':
      return { fill: roles.successSoft, text: roles.successText }
    case 'warning':
      return { fill: roles.warningSoft, text: roles.warningText }
    case 'danger':
      return { fill: roles.dangerSoft, text: roles.dangerText }
    case 'neutral':
      return { fill: roles.surfaceAlt, text: roles.textMuted }
  }
}
