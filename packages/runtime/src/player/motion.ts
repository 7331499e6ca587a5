import type { ReactNode } from 'react'

/** From where to where a layer moves (px) or fades (0 to 1). */
export interface Motion {
  x?: [from: number, to: number]
  opacity?: [from: number, to: number]
}

export interface MovingLayerProps {
  /** Changes with each change of screens; empty while nothing moves. */
  change: string
  motion: Motion | undefined
  /** Called when the motion has come to its end. */
  onEnd: (() => void) | undefined
  children: ReactNode
}

/** How long a change of screens takes, in ms. */
export const duration = 200
