/**
 * Stands for the catalogue's hooks of formulas, keypads and clocks in the payload of apps that have none of them,
 * which then do not carry what reckons and times.
 */

/** Nothing is worked out. */
export const useComputed = (): undefined => undefined

/** No button draws anew. */
export const useDraw = (): undefined => undefined

/** No text is a keypad's display. */
export const useKeypadText = (_textId: string, label: string): string => label

/** No button is a key. */
export const useKey = (): undefined => undefined

/** No chart is a clock. */
export const useClockFace = (): undefined => undefined

/** No button works a clock. */
export const useClockButton = (): undefined => undefined

/** Never drawn. */
export const ClockIconButton = (): null => null
