import { startTransition, useEffect, useState } from 'react'
import { drawInTurn } from './draw-in-turn.ts'

/** Whether it is this one's turn to be drawn, of all that are wanted at once; stays true from then on. */
export function useTurn(isWanted: boolean): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isWanted || isDue) return undefined
    return drawInTurn(() => startTransition(() => setIsDue(true)))
  }, [isWanted, isDue])
  return isDue
}
