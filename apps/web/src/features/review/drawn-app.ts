import type { CommentAnchor } from '@kwiq/contracts'

/** Where something is in the window, in px. */
interface Spot {
  x: number
  y: number
}

/** The screen that is shown: during a change of screens the leaving one is hidden from assistive technology. */
function shownScreen(stage: HTMLElement): HTMLElement | null {
  const regions = stage.querySelectorAll<HTMLElement>('[role="region"]')
  return [...regions].find((region) => region.getAttribute('aria-hidden') !== 'true') ?? null
}

/** What scrolls in a screen; the screen itself when nothing does. */
function scrollerOf(screen: HTMLElement): HTMLElement {
  for (const element of screen.querySelectorAll<HTMLElement>('div')) {
    if (
      element.scrollHeight > element.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    ) {
      return element
    }
  }
  return screen
}

/** How large the app is drawn, 1 being its own size. */
const scaleOf = (screen: HTMLElement) => screen.getBoundingClientRect().width / (screen.offsetWidth || 1)

/** What a tap at this place of the window means. Null outside of the app. */
export function anchorAt(stage: HTMLElement, screenId: string, { x, y }: Spot): CommentAnchor | null {
  const screen = shownScreen(stage)
  if (!screen) return null
  const rect = screen.getBoundingClientRect()
  if (x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) return null
  const node = document
    .elementsFromPoint(x, y)
    .find((element) => screen.contains(element))
    ?.closest<HTMLElement>('[data-node-id]')
  return {
    screenId,
    nodeId: node?.dataset.nodeId ?? null,
    point: {
      x: (x - rect.left) / rect.width,
      y: (y - rect.top) / scaleOf(screen) + scrollerOf(screen).scrollTop,
    },
  }
}

/** Where the tip of a comment's pin stands in the window, or null when its place is out of sight. */
export function findSpot(stage: HTMLElement, { nodeId, point }: CommentAnchor): Spot | null {
  const screen = shownScreen(stage)
  if (!screen) return null
  const rect = screen.getBoundingClientRect()
  const element = nodeId ? screen.querySelector(`[data-node-id="${CSS.escape(nodeId)}"]`) : null
  const spot = element
    ? cornerOf(element, rect)
    : point
      ? spotOf(screen, rect, point)
      : nodeId
        ? null
        : startOf(rect)
  return spot && spot.y >= rect.top - 1 && spot.y <= rect.bottom ? spot : null
}

const startOf = (rect: DOMRect): Spot => ({ x: rect.right - 20, y: rect.top + 20 })

function cornerOf(element: Element, screen: DOMRect): Spot {
  const { right, top } = element.getBoundingClientRect()
  return { x: Math.min(right, screen.right - 14), y: top }
}

function spotOf(screen: HTMLElement, rect: DOMRect, point: Spot): Spot {
  const y = (point.y - scrollerOf(screen).scrollTop) * scaleOf(screen)
  return { x: rect.left + point.x * rect.width, y: rect.top + y }
}
