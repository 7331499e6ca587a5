import type { ComponentNode } from '@kwiq/app-model'
import type { ViewStyle } from 'react-native'

/** Types that give way in a row that is too narrow; the others keep their size. */
const yielding = new Set(['text', 'list', 'container', 'stack', 'input', 'checkbox', 'datepicker', 'tabs'])
/** Types that always take the width that is there, even in a centred column. */
const wide = new Set(['list', 'container', 'input', 'tabs', 'datepicker', 'webview', 'chart', 'map', 'video'])

/**
 * The box that the runtime puts around every component, the same in canvas, preview and build, so that a
 * component lies equal in all three. It has no look of its own. `fill` is the layout's.
 */
export function frameStyle({ type, properties }: ComponentNode, fill: boolean): ViewStyle {
  const isSpread = type === 'stack' && (properties.equal === true || properties.grow !== undefined)
  const isFillingSite = type === 'webview' && properties.fill === true
  const isFull = type === 'button' && properties.full === true
  return {
    flexGrow: fill || isFillingSite ? 1 : 0,
    flexShrink: yielding.has(type) ? 1 : 0,
    minWidth: 0,
    alignSelf: wide.has(type) || isSpread || isFull ? 'stretch' : 'auto',
    flexDirection: 'column',
    justifyContent: 'center',
  }
}
